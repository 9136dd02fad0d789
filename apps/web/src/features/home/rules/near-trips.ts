import type { Segment, Trip, TripSummary } from '@escale/contract';
import { comingUp, dueMs } from './next-up.ts';

/** More than that nobody is on at once. */
const mostTrips = 4;

/** A trip further away than this has nothing that is "next". With `mostTrips` also in index.html, which asks for these first. */
export const soonDays = 14;

/** The trips that may hold what comes next: those under way, and the first of those to come if it begins within these days. */
export function nearTrips<T extends Pick<TripSummary, 'timing' | 'startsInDays'>>(
  trips: readonly T[],
  withinDays = Number.POSITIVE_INFINITY,
): T[] {
  const ongoing = trips.filter(({ timing }) => timing === 'ongoing');
  const first = trips.find(({ timing }) => timing === 'upcoming');
  const isNear = first && (first.startsInDays ?? 0) <= withinDays;
  return (isNear ? [...ongoing, first] : ongoing).slice(-mostTrips);
}

export type Thing = { trip: Trip; segment: Segment; later: readonly Segment[] };

/** What begins first, or began first of what is under way, whichever trip it belongs to; undefined when nothing is left. */
export function firstThing(trips: readonly Trip[], nowMs: number): Thing | undefined {
  return trips
    .flatMap((trip) => {
      const [segment, ...later] = comingUp(trip.segments, nowMs);
      return segment ? [{ trip, segment, later }] : [];
    })
    .sort((one, other) => dueMs(one.segment, nowMs) - dueMs(other.segment, nowMs))[0];
}
