import type { Candidate } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import type { WalletPass } from '../../source.ts';
import { draft } from '../draft.ts';
import { evidenceOf, fieldNamed, semantic } from './fields.ts';

const types = { Train: 'TrainReservation', Bus: 'BusReservation', Boat: 'BoatReservation' } as const;

/** A train, bus or boat ticket: the two large fields are from and to, the pass comes up when it leaves. */
export function readRidePass(pass: WalletPass, node: string): Candidate[] {
  const type = types[pass.transit as keyof typeof types];
  if (!type) return [];
  const { semantics } = pass;
  const ride = draft(type as 'TrainReservation');
  const [first, second] = pass.fields.filter((field) => field.section === 'primaryFields');
  for (const [field, end, key] of [
    ['from', first, 'departureStationName'],
    ['to', second, 'destinationStationName'],
  ] as const) {
    const name = semantic(semantics, key) ?? end?.value;
    if (name) ride.set(field, { name }, evidenceOf(node, end));
  }
  const departure = readIsoTime(
    semantic(semantics, 'currentDepartureDate') ?? semantic(semantics, 'originalDepartureDate') ?? pass.relevantDate,
  );
  if (departure) ride.set('departure', departure, { node, at: '/relevantDate', text: departure.local });
  const arrival = readIsoTime(semantic(semantics, 'currentArrivalDate') ?? semantic(semantics, 'originalArrivalDate'));
  if (arrival) ride.set('arrival', arrival, { node, at: '/semantics/currentArrivalDate', text: arrival.local });
  const numberAt = fieldNamed(pass, /^train|^bus|zug|service/i);
  const number = semantic(semantics, 'vehicleNumber') ?? /\d{1,6}/.exec(numberAt?.value ?? '')?.[0];
  ride.set('number', number, evidenceOf(node, numberAt));
  const coach = fieldNamed(pass, /coach|voiture|wagen|^car\b/i);
  const seat = fieldNamed(pass, /seat|siège|place|sitz/i);
  if (coach || seat) ride.set('seats', [{ coach: coach?.value, number: seat?.value }], evidenceOf(node, seat ?? coach));
  const reference = fieldNamed(pass, /pnr|booking|référence|reference|auftrag|confirmation/i);
  ride.set('reference', reference?.value, evidenceOf(node, reference));
  if (pass.organization) ride.set('carrier', { name: pass.organization });
  return ride.booking.from && ride.booking.to && departure ? [ride.done('markup', 0.8)] : [];
}
