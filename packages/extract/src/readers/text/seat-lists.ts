import type { Seat } from '../../booking.ts';
import type { Leg } from './leg.ts';
import type { Passage } from './passages.ts';

/**
 * "DELTA 2217", "DELTA 1463" one below the other in a cell, and "21C", "14C" in the one beside: of each flight its own.
 * Null where the paper has no such lists; empty where it has and this flight's seat is not chosen yet.
 */
export function seatsOfLists({ vehicle }: Leg, passages: readonly Passage[]): Seat[] | null {
  const number = vehicle.number;
  if (!number) return null;
  const isNumber = new RegExp(String.raw`(?:^|\D)0{0,3}${number}(?: ?[*†])?$`);
  const seats: Seat[] = [];
  let isListed = false;
  for (const p of passages) {
    if (!p.inTable || p.former || p.label !== 'flight' || !isNumber.test(p.shape)) continue;
    const flights = passages.filter((q) => q.cell === p.cell && q.row === p.row);
    const head = passages.find((q) => q.row === p.row && q.label === 'seat');
    const beside = passages.filter((q) => q.cell === head?.cell && q.row === p.row);
    if (flights.length < 2 || beside.length !== flights.length) continue;
    isListed = true;
    const seat = /^0?(\d{1,2}) ?([a-k])$/.exec(beside[flights.indexOf(p)]?.shape ?? '');
    if (seat) seats.push({ number: `${seat[1]}${seat[2]?.toUpperCase()}` });
  }
  return isListed ? seats : null;
}
