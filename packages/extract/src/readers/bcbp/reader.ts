import type { Candidate, Person } from '../../booking.ts';
import type { PlainDay } from '../../source.ts';
import { draft } from '../draft.ts';
import type { Reader } from '../reader.ts';
import { readBoardingPass } from './boarding-pass.ts';
import { resolveDay } from './day.ts';

/** Boarding passes by their barcode: no company's templates, the same string from every airline. */
export const bcbpReader: Reader = {
  name: 'bcbp',
  mayRead: (node) => node.content.of === 'text' && /^\s*M[1-4]/.test(node.content.text),
  read(node) {
    if (node.content.of !== 'text') return { candidates: [], doubts: [] };
    return { candidates: readBarcode(node.content.text.trimStart(), node.path, node.contextDate), doubts: [] };
  },
};

/** `symbology` as in "aztecCode"; the string alone does not tell, and most are Aztec. */
export function readBarcode(
  message: string,
  node: string,
  contextDate: PlainDay,
  symbology = 'aztecCode',
): Candidate[] {
  const text = message.replace(/[\r\n]+$/, '');
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
    flight.set('ticketToken', `${symbology}:${text}`, evidence);
    const flyer = leg.frequentFlyer;
    if (flyer) flight.set('programme', { name: flyer.airline, number: flyer.number }, evidence);
    flight.set('status', 'confirmed');
    return flight.done('barcode', 1);
  });
}
