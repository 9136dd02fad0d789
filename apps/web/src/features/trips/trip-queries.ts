import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { useEdits } from '../../outbox/outbox-store.ts';
import { withEdits } from './with-edits.ts';

/** What shows trips: read again after each change of one. */
export const tripReads = [calls.getTrip, calls.listTrips] as const;

/** The trip with what waits on this device already in it. */
export function useTrip(tripId: string) {
  const query = useQuery(callQuery(useUserApi(), calls.getTrip, { params: { id: tripId } }));
  const edits = useEdits();
  const data = useMemo(() => query.data && withEdits(query.data, edits), [query.data, edits]);
  // Named one by one: spreading the query would make every page depend on all of it.
  const { error, isPending, isFetching, dataUpdatedAt, refetch } = query;
  return { data, error, isPending, isFetching, dataUpdatedAt, refetch };
}
