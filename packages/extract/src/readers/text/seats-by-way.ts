import type { Booking, Candidate, Seat } from '../../booking.ts';
import type { Passage } from './passages.ts';
import { findCoachSeats, planeSeatsIn } from './seat-words.ts';
import { saidOfWays, type Way } from './way.ts';

/**
 * Seats that are told for each way of a return journey: in columns "Aller | Retour" with a row for each person, in lines
 * "Retour : siège 7A", in one line "aller : voiture 3, place 11A ; retour : …". Of the first and of the second of two legs.
 */
export function withSeatsByWay(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const [there, back] = candidates;
  if (!there || !back || candidates.length !== 2) return withOnlySeats(candidates, passages);
  const told = passages.flatMap(toldOfWays);
  const seats = (['there', 'back'] as const).map((way, i) => {
    const { type } = candidates[i]?.booking ?? {};
    return told.flatMap((one) => (one.way === way ? seatsIn(one.shape, type) : []));
  });
  return candidates.map((candidate, i) => {
    const { booking } = candidate;
    const own = seats[i] ?? [];
    if (!hasSeats(booking) || booking.seats || own.length === 0) return candidate;
    return { ...candidate, booking: { ...booking, seats: own.slice(0, 9) } };
  });
}

function toldOfWays(p: Passage): { way: Way; shape: string }[] {
  if (p.former || p.text.length > 200) return [];
  const inside = saidOfWays(p.shape);
  return p.way ? [{ way: p.way, shape: p.shape.slice(0, inside[0]?.at) }, ...inside] : inside;
}

function seatsIn(shape: string, type: Booking['type'] | undefined): Seat[] {
  return type === 'FlightReservation' ? planeSeatsIn(shape) : findCoachSeats(shape).flatMap((found) => found.seats);
}

/** Lines and rows that tell the seats of one way, where the paper does so for both: they are of no journey near them. */
export function tellsOfWays(passages: readonly Passage[]): ReadonlySet<Passage> {
  const known = telling.get(passages);
  if (known) return known;
  const ways = new Map<Passage, Way[]>();
  for (const p of passages) {
    const own = toldOfWays(p).filter(
      ({ shape }) => /\d/.test(shape) && kinds.some((kind) => seatsIn(shape, kind).length > 0),
    );
    if (own.length > 0)
      ways.set(
        p,
        own.map(({ way }) => way),
      );
  }
  const all = [...ways.values()].flat();
  const lines = new Set(all.includes('there') && all.includes('back') ? ways.keys() : []);
  telling.set(passages, lines);
  return lines;
}

const kinds = ['TrainReservation', 'FlightReservation'] as const;
const telling = new WeakMap<readonly Passage[], ReadonlySet<Passage>>();

/** Where the paper has one leg, the seats in its own table are that leg's. */
function withOnlySeats(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const [only, second] = candidates;
  if (!only || second || !hasSeats(only.booking) || only.booking.seats) return candidates;
  const { booking } = only;
  const seats = passages.flatMap((p) => {
    const number = p.label === 'seat' && !p.former ? /^0?(\d{1,3} ?[a-z]?)$/.exec(p.shape)?.[1] : undefined;
    if (!number) return [];
    const coach = passages.find((q) => q.row === p.row && q.label === 'coach')?.text;
    return [{ ...(coach ? { coach } : {}), number: number.replace(' ', '').toUpperCase() }];
  });
  return seats.length > 0 ? [{ ...only, booking: { ...booking, seats: seats.slice(0, 9) } }] : candidates;
}

type Seated = Extract<Booking, { type: 'FlightReservation' | 'TrainReservation' | 'BusReservation' }>;

function hasSeats(booking: Booking): booking is Seated {
  return (
    booking.type === 'FlightReservation' || booking.type === 'TrainReservation' || booking.type === 'BusReservation'
  );
}
