import type { Passage } from '../passages/passages.ts';
import type { Topic } from '../topics.ts';

/**
 * "ACCOMMODATION" over "1 Business Class Seat, Car 3 Seat 11F" or "2-berth cabin with window", below a train or a ship: what the
 * traveller sits or sleeps in on the way, and no hotel.
 */
export function isOnBoard(topic: Topic | null, own: readonly Passage[], before: Topic | null | undefined): boolean {
  const isBelowRide = before === 'rail' || before === 'sea' || before === 'ride' || before === 'air';
  if (topic !== 'stay' || !isBelowRide || own.some(({ label }) => label !== null && ofHouse.has(label))) return false;
  const below = own.slice(1);
  return below.some(({ shape }) => aboard.test(shape)) && !below.some(({ shape }) => house.test(shape));
}

const ofHouse: ReadonlySet<string> = new Set(['checkIn', 'checkOut', 'stayDates', 'nights', 'address', 'date']);

const aboard =
  /\b(?:seats?|berths?|cabins?|couchettes?|roomettes?|recliners?|sieges?|fauteuils?|cabines?|sitzplatz|sitzplatze|kabine|liegewagen|schlafwagen)\b/;
const house = /\b(?:hotels?|nights?|nuits?|check-?in|check-?out|auberge|guest ?house|apartments?|appartements?)\b/;
