import type { Candidate } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import type { WholeDay } from '../days/said-days.ts';

/** Where and when a journey of the paper ends. */
export type Landing = { place: string; local: string; at: number };

export function landingsOf(candidates: readonly Candidate[]): Landing[] {
  return candidates.flatMap(({ booking, evidence }) => {
    if (!('arrival' in booking) || booking.type === 'RentalCarReservation' || !booking.arrival) return [];
    const at = evidence.arrival?.at ?? evidence.departure?.at;
    return [{ place: booking.to?.name ?? '', local: booking.arrival.local, at: typeof at === 'number' ? at : 0 }];
  });
}

/**
 * "They will receive you at Sydney Airport at 21:15 on arrival": the day of the journey that ends there within the four
 * hours before; null where none does, or one on each of two days.
 */
export function dayOfLanding(place: string, time: string, landings: readonly Landing[]): WholeDay | null {
  const words = new Set(fold(place).split(' '));
  const met = landings.filter((one) => {
    const wait = minutesOf(time) - minutesOf(one.local.slice(11, 16));
    const isThere = fold(one.place)
      .split(' ')
      .some((word) => word.length > 3 && !general.has(word) && words.has(word));
    return isThere && wait >= 0 && wait <= 240;
  });
  const [only, other] = new Set(met.map(({ local }) => local.slice(0, 10)));
  return only && !other ? { day: only, at: met[0]?.at ?? 0 } : null;
}

const general = new Set([
  'airport',
  'aeroport',
  'gare',
  'station',
  'central',
  'terminal',
  'international',
  'port',
  'saint',
]);

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
