import type { Candidate, Person } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { draft } from '../draft.ts';
import { readBoardingPass } from './boarding-pass.ts';
import { resolveDay } from './day.ts';

/** Boarding passes by their barcode: no company's templates, the same string from every airline. */
export function readBarcode(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const text = code.text.trimStart().replace(/[\r\n]+$/, '');
  const pass = readBoardingPass(text);
  if (!pass) return [];
  const { familyName, givenName } = pass;
  const traveler: Person = { name: [givenName, familyName].filter(Boolean).join(' '), familyName };
  if (givenName) traveler.givenName = givenName;
  return pass.legs.map((leg) => {
    const flight = draft('FlightReservation');
    const evidence = { node, at: 0, text };
    flight.set('travelers', [traveler], evidence);
    flight.set('reference', leg.reference, evidence);
    flight.set('from', { iata: leg.from }, evidence);
    flight.set('to', { iata: leg.to }, evidence);
    flight.set('carrier', { iata: leg.airline }, evidence);
    flight.set('number', leg.flightNumber, evidence);
    const day = resolveDay(leg.dayOfYear, contextDate, pass.issued);
    if (day) flight.set('departure', { local: day }, evidence);
    if (leg.seat) flight.set('seats', [{ number: leg.seat }], evidence);
    flight.set('sequenceNumber', leg.sequence, evidence);
    flight.set('ticketNumber', leg.ticketNumber, evidence);
    flight.set('ticketToken', tokenOf({ ...code, text }), evidence);
    const flyer = leg.frequentFlyer;
    if (flyer) flight.set('programme', { name: flyer.airline, number: flyer.number }, evidence);
    flight.set('status', 'confirmed');
    return flight.done('barcode', 1);
  });
}
