import type { Segment } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { isUnderWay, msOf } from '../../home/rules/next-up.ts';

/** What the clock runs down to. */
export type Aim = {
  what: 'boards' | 'departs' | 'arrives' | 'check-in' | 'pick-up' | 'embarks' | 'starts';
  /** A moment of the segment: its own local time. */
  at: string;
  atMs: number;
};

/** What the traveller has to be ready for next in this segment. */
export function aimOf(segment: Segment, nowMs: number): Aim {
  const aim = (what: Aim['what'], at: string): Aim => ({ what, at, atMs: msOf(at) });
  if (isUnderWay(segment, nowMs) && segment.end) return aim('arrives', segment.end);
  switch (segment.type) {
    case 'flight':
      // The gate closes before the aircraft leaves: boarding is what one must not miss.
      return segment.boardingTime && msOf(segment.boardingTime) > nowMs
        ? aim('boards', segment.boardingTime)
        : aim('departs', segment.start);
    case 'train':
    case 'vessel':
      return aim('departs', segment.start);
    case 'transfer':
      return aim('pick-up', segment.start);
    case 'car-rental':
      return aim('pick-up', segment.start);
    case 'hotel':
      return aim('check-in', segment.start);
    case 'cruise':
      return aim('embarks', segment.start);
    case 'event':
      return aim('starts', segment.start);
  }
}

export type Countdown =
  | { kind: 'days'; days: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'seconds'; minutes: number; seconds: number }
  /** It is time, or it was. */
  | { kind: 'due' };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** By days from two days on, by minutes below, by seconds in the last hour. What has only a day is counted in days. */
export function countdownTo(at: string, atMs: number, nowMs: number): Countdown {
  const leftMs = atMs - nowMs;
  if (!hasTime(at)) {
    const days = Math.ceil(leftMs / dayMs);
    return days > 0 ? { kind: 'days', days } : { kind: 'due' };
  }
  if (leftMs <= 0) return { kind: 'due' };
  if (leftMs >= 2 * dayMs) return { kind: 'days', days: Math.round(leftMs / dayMs) };
  if (leftMs > hourMs) return { kind: 'minutes', minutes: Math.ceil(leftMs / 60_000) };
  const seconds = Math.ceil(leftMs / 1000);
  return { kind: 'seconds', minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Minutes before at which it is worth saying aloud; a clock that is read out every minute helps nobody. */
const saidAtMinutes = [5, 10, 15, 30, 60, 120] as const;

/** The nearest of those that has been passed: it changes a handful of times, and only then is anything read out. */
export function saidMinutes(atMs: number, nowMs: number): number | null {
  const left = (atMs - nowMs) / 60_000;
  if (left <= 0) return 0;
  return saidAtMinutes.find((minutes) => left <= minutes) ?? null;
}
