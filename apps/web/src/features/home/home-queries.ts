import { calls } from 'virtual:contract';
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import type { Client } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { waitingImports } from '../imports/import-queries.ts';
import { newestMessages } from '../messages/message-queries.ts';
import { nearTrips, soonDays } from './rules/near-trips.ts';

/** Home shows a few; the list of trips shows them all. */
const shownUpcoming = 20;
const shownPast = 3;

const coming = (api: Client) => callQuery(api, calls.listTrips, { query: { when: 'coming', limit: shownUpcoming } });
const past = (api: Client) => callQuery(api, calls.listTrips, { query: { when: 'past', limit: shownPast } });

const one = (api: Client, id: string) => callQuery(api, calls.getTrip, { params: { id } });

/** Asks for what Home shows while its code is still on the way. */
export function prefetchHome(api: Client, queries: QueryClient): void {
  void prefetchNear(api, queries);
  void queries.prefetchQuery(past(api));
  prefetchFrame(api, queries);
}

/** The next thing is in one of these: Home would otherwise be drawn without it, and once more when it comes. */
async function prefetchNear(api: Client, queries: QueryClient): Promise<void> {
  const list = await queries.fetchQuery(coming(api)).catch(() => null);
  for (const { id } of nearTrips(list?.items ?? [], soonDays)) void queries.prefetchQuery(one(api, id));
}

/** What every page of a traveller shows around itself. */
function prefetchFrame(api: Client, queries: QueryClient): void {
  void queries.prefetchQuery(callQuery(api, calls.getAccount, {}));
  void queries.prefetchQuery(newestMessages(api));
  void queries.prefetchQuery(waitingImports(api));
}

/** The same for a trip's page. */
export function prefetchTrip(api: Client, queries: QueryClient, id: string): void {
  void queries.prefetchQuery(one(api, id));
  prefetchFrame(api, queries);
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
  return useQueries({ queries: ids.map((id) => one(api, id)) });
}

/** One of them; nothing while there is no trip to ask for. */
export function useTrip(id: string | undefined) {
  return useTrips(id === undefined ? [] : [id])[0]?.data;
}
