import type { TripSummary } from '@escale/contract';

const nearDays = 14;

/** Trips whose days lie within two weeks of this one's, the nearest first; undated ones are near to all. */
export function nearbyTrips(
  trip: Pick<TripSummary, 'id' | 'start' | 'end'>,
  all: readonly TripSummary[],
): TripSummary[] {
  return all
    .filter(({ id }) => id !== trip.id)
    .map((other) => ({ other, apart: daysApart(trip, other) }))
    .filter(({ apart }) => apart <= nearDays)
    .sort((one, another) => one.apart - another.apart)
    .map(({ other }) => other);
}

type Span = Pick<TripSummary, 'start' | 'end'>;

/** Days from the end of one to the start of the other; 0 where they overlap or one has no days. */
function daysApart(one: Span, other: Span): number {
  if (!one.start || !other.start) return 0;
  const gap = (end: string, start: string) => (Date.parse(start) - Date.parse(end)) / 86_400_000;
  return Math.max(0, gap(one.end ?? one.start, other.start), gap(other.end ?? other.start, one.start));
}

/** What the merged trip will span. */
export function mergedSpan(trips: readonly Span[]): Span {
  const days = trips.flatMap(({ start, end }) => [start, end ?? start]).filter((day) => day !== null);
  const sorted = days.toSorted();
  return { start: sorted[0] ?? null, end: sorted.at(-1) ?? null };
}
