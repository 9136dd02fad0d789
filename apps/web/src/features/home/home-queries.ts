import { calls } from 'virtual:contract';
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import type { Client } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** Home shows a few; the list of trips shows them all. */
const shownUpcoming = 20;
const shownPast = 3;

const coming = (api: Client) => callQuery(api, calls.listTrips, { query: { when: 'coming', limit: shownUpcoming } });
const past = (api: Client) => callQuery(api, calls.listTrips, { query: { when: 'past', limit: shownPast } });

/** Asks for what Home shows while its code is still on the way. */
export function prefetchHome(api: Client, queries: QueryClient): void {
  void queries.prefetchQuery(coming(api));
  void queries.prefetchQuery(past(api));
  void queries.prefetchQuery(callQuery(api, calls.getAccount, {}));
}

/** The same for a trip's page. */
export function prefetchTrip(api: Client, queries: QueryClient, id: string): void {
  void queries.prefetchQuery(callQuery(api, calls.getTrip, { params: { id } }));
  void queries.prefetchQuery(callQuery(api, calls.getAccount, {}));
}

export function useComingTrips() {
  return useQuery(coming(useUserApi()));
}

export function usePastTrips() {
  return useQuery(past(useUserApi()));
}

/** Trips with their segments, one read each. */
export function useTrips(ids: readonly string[]) {
  const api = useUserApi();
  return useQueries({ queries: ids.map((id) => callQuery(api, calls.getTrip, { params: { id } })) });
}

/** One of them; nothing while there is no trip to ask for. */
export function useTrip(id: string | undefined) {
  return useTrips(id === undefined ? [] : [id])[0]?.data;
}
