import type { Segment, Trip } from '@escale/contract';
import { useComingTrips, useTrips } from '../home/home-queries.ts';
import { firstThing, nearTrips } from '../home/rules/near-trips.ts';

type NextThing =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'nothing'; trip: { id: string; name: string } | null }
  | { state: 'thing'; trip: Trip; segment: Segment; later: readonly Segment[]; updatedAt: number };

/** What the traveller needs now, of all their trips: by what was last seen where there is no network. */
export function useNextThing(nowMs: number): NextThing {
  const coming = useComingTrips();
  const near = nearTrips(coming.data?.items ?? []);
  const read = useTrips(near.map(({ id }) => id));

  if (!coming.data) {
    if (!coming.error) return { state: 'loading' };
    return { state: 'failed', error: coming.error, retry: () => void coming.refetch() };
  }
  const found = firstThing(
    read.flatMap(({ data }) => data ?? []),
    nowMs,
  );
  if (found) {
    const updatedAt = read.find(({ data }) => data === found.trip)?.dataUpdatedAt ?? nowMs;
    return { state: 'thing', ...found, updatedAt };
  }
  const missing = read.find(({ data }) => !data);
  if (missing?.error) return { state: 'failed', error: missing.error, retry: () => void missing.refetch() };
  if (missing) return { state: 'loading' };
  return { state: 'nothing', trip: near[0] ?? null };
}
