import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** Home shows a few; the list of trips shows them all. */
const shownUpcoming = 20;
const shownPast = 3;

export function useComingTrips() {
  return useQuery(callQuery(useUserApi(), calls.listTrips, { query: { when: 'coming', limit: shownUpcoming } }));
}

export function usePastTrips() {
  return useQuery(callQuery(useUserApi(), calls.listTrips, { query: { when: 'past', limit: shownPast } }));
}

/** A trip with its segments; nothing while there is no trip to ask for. */
export function useTrip(id: string | undefined) {
  const api = useUserApi();
  return useQuery({ ...callQuery(api, calls.getTrip, { params: { id: id ?? '' } }), enabled: id !== undefined });
}
