import { offsetAt, type TripTiming } from '@escale/contract';
import { daysBetween } from '@escale/contract/segment-times';
import type { Stay } from './days-of.ts';

/** What is stored of a trip's days; the timing is not, it is told on every read. */
export type TimingFacts = {
  start: string | null;
  end: string | null;
  startZone: string | null;
  startsAtMs: number | null;
  endsAtMs: number | null;
  stays: readonly Stay[];
};

export type Timing = { timing: TripTiming; startsInDays: number | null; backInDays: number | null };

/**
 * Upcoming until its first day begins at its first place, past when its last day is over at its last, ongoing between.
 * "In 11 days" counts from today at the first place, "back in 3 days" from today where the traveller is.
 */
export function timingOf(trip: TimingFacts, nowMs: number): Timing {
  const { start, end, startsAtMs, endsAtMs } = trip;
  if (start === null || end === null || startsAtMs === null || endsAtMs === null) return untimed('undated');
  if (nowMs < startsAtMs) {
    return {
      timing: 'upcoming',
      startsInDays: Math.max(0, daysBetween(today(trip.startZone, nowMs), start)),
      backInDays: null,
    };
  }
  if (nowMs >= endsAtMs) return untimed('past');
  const here = today(zoneOfStay(trip, nowMs), nowMs);
  return { timing: 'ongoing', startsInDays: null, backInDays: Math.max(0, daysBetween(here, end)) };
}

const untimed = (timing: TripTiming): Timing => ({ timing, startsInDays: null, backInDays: null });

function zoneOfStay(trip: TimingFacts, nowMs: number): string | null {
  let zone = trip.startZone;
  for (const [fromMs, then] of trip.stays) {
    if (fromMs > nowMs) break;
    zone = then;
  }
  return zone;
}

/** Zones begin their days at quarters of an hour at the finest; until the next one the day is known. */
const quarterMs = 900_000;
let quarter = -1;
const days = new Map<string, string>();

/** Which day it is somewhere; by UTC where the zone is not known. */
export function today(zone: string | null, nowMs: number): string {
  const thisQuarter = Math.floor(nowMs / quarterMs);
  if (thisQuarter !== quarter) {
    days.clear();
    quarter = thisQuarter;
  }
  const key = zone ?? 'UTC';
  let day = days.get(key);
  if (day === undefined) {
    day = new Date(nowMs + (offsetAt(nowMs, key) ?? 0)).toISOString().slice(0, 10);
    days.set(key, day);
  }
  return day;
}
