import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Check-in: opens 14:30, closes 16:00" between "Departure" and "Arrival": when the desk of the ship or the flight is open,
 * and no house in the middle of the way.
 */
export function isDeskOfJourney(passages: readonly Passage[], index: number): boolean {
  const p = passages[index];
  if (p?.label !== 'checkIn' || p.block === undefined) return false;
  const own = passages.filter(({ block, former }) => block === p.block && !former);
  if (own.some(({ label }) => label !== null && ofHouses.has(label))) return false;
  const isBefore = own.some(({ at, label }) => at < p.at && label !== null && begins.has(label));
  return isBefore && own.some(({ at, label }) => at > p.at && label !== null && goesOn.has(label));
}

const ofHouses: ReadonlySet<Label> = new Set(['hotel', 'checkOut', 'room', 'nights', 'stayDates']);
const begins: ReadonlySet<Label> = new Set(['ship', 'flight', 'train', 'route', 'departure', 'from']);
const goesOn: ReadonlySet<Label> = new Set(['departure', 'arrival', 'to']);
