import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** What shows trips: read again after each change of one. */
export const tripReads = [calls.getTrip, calls.listTrips] as const;

export function useTrip(tripId: string) {
  return useQuery(callQuery(useUserApi(), calls.getTrip, { params: { id: tripId } }));
}
