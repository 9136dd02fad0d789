import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { findCoachSeats } from './seat-words.ts';

/** "Airline, Power, Window" below "Coach L, Seat 07A" in a cell without a clock: what the seat is like, and no place that no map has. */
export function linesBelowSeats(passages: readonly Passage[]): ReadonlySet<number> {
  const seated = new Set<number>();
  const timed = new Set(passages.filter((p) => p.inTable && findTimes(p.text).length > 0).map(({ cell }) => cell));
  const below = new Set<number>();
  passages.forEach((p, line) => {
    if (!p.inTable || timed.has(p.cell)) return;
    if (seated.has(p.cell)) below.add(line);
    const isSeat = p.label === 'seat' || findCoachSeats(p.shape).length > 0;
    if (isSeat) seated.add(p.cell);
  });
  return below;
}
