import { calls } from 'virtual:contract';
import type { Segment, Trip } from '@escale/contract';
import { useQueries } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { useComingTrips } from '../home/home-queries.ts';
import { comingUp, msOf } from '../home/rules/next-up.ts';

/** The trips that may hold what comes next: those under way, and the first of those to come. */
const mostTrips = 4;

type NextThing =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'nothing'; trip: { id: string; name: string } | null }
  | { state: 'thing'; trip: Trip; segment: Segment; later: readonly Segment[]; updatedAt: number };

/** What the traveller needs now, of all their trips: by what was last seen where there is no network. */
export function useNextThing(nowMs: number): NextThing {
  const api = useUserApi();
  const coming = useComingTrips();
  const trips = coming.data?.items ?? [];
  const ongoing = trips.filter(({ timing }) => timing === 'ongoing');
  const first = trips.find(({ timing }) => timing === 'upcoming');
  const near = (first ? [...ongoing, first] : ongoing).slice(-mostTrips);
  const read = useQueries({ queries: near.map(({ id }) => callQuery(api, calls.getTrip, { params: { id } })) });

  if (!coming.data) {
    if (!coming.error) return { state: 'loading' };
    return { state: 'failed', error: coming.error, retry: () => void coming.refetch() };
  }
  const found = read
    .flatMap(({ data, dataUpdatedAt }) => {
      const [segment, ...later] = data ? comingUp(data.segments, nowMs) : [];
      return data && segment ? [{ trip: data, segment, later, updatedAt: dataUpdatedAt }] : [];
    })
    .sort((one, other) => msOf(one.segment.start) - msOf(other.segment.start))[0];
  if (found) return { state: 'thing', ...found };
  const missing = read.find(({ data }) => !data);
  if (missing?.error) return { state: 'failed', error: missing.error, retry: () => void missing.refetch() };
  if (missing) return { state: 'loading' };
  return { state: 'nothing', trip: near[0] ?? null };
}
