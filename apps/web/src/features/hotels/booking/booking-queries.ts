import { calls } from 'virtual:contract';
import type { HotelBooking, HotelBookingState } from '@escale/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { callQuery, keyOf } from '../../../api/call-query.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { tripReads } from '../../trips/trip-queries.ts';
import { meta } from '../hotel-queries.ts';

/** What shows a booking, or what became of it. */
export const bookingReads = [
  calls.getHotelBooking,
  calls.listHotelBookings,
  calls.listCustomerHotelBookings,
  calls.getCancellationPolicy,
] as const;

/** Somebody else is being asked right now. */
export function isUnderWay(state: HotelBookingState): boolean {
  return state === 'booking' || state === 'unknown' || state === 'cancelling';
}

/** A booking as it stands; while the hotel is being asked, asked for again until it has answered. */
export function useHotelBooking(id: string) {
  const queries = useQueryClient();
  const query = useQuery({
    ...callQuery(useUserApi(), calls.getHotelBooking, { params: { id } }),
    refetchInterval: ({ state: { data } }) => {
      if (!data || !isUnderWay(data.state)) return false;
      return data.state === 'unknown' ? 5000 : 1000;
    },
  });
  const settled = query.data && !isUnderWay(query.data.state) ? query.data.state : null;
  useEffect(() => {
    if (settled === null) return;
    // Its segment came, changed or went.
    for (const { path } of [...tripReads, calls.getAgencyTrip, ...bookingReads.slice(1)]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  }, [queries, settled]);
  return query;
}

export function useHotelBookings(of: { segmentId?: string } = {}) {
  return useQuery(callQuery(useUserApi(), calls.listHotelBookings, { query: of }));
}

/** Of a customer's segment, as an advisor; no copy of it is kept. */
export function useCustomerBookings(of: { tripId: string; segmentId: string }) {
  return useQuery({ ...callQuery(useAgencyApi(), calls.listCustomerHotelBookings, { query: of }), meta });
}

/** May it be cancelled now, and for how much? Never from a copy: the answer changes with the clock. */
export function useCancellationPolicy(id: string, wanted: boolean) {
  return useQuery({
    ...callQuery(useUserApi(), calls.getCancellationPolicy, { params: { id } }),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
  });
}

/** What a write answered, for the page that comes next. */
export function noteBooking(queries: QueryClient, booking: HotelBooking): void {
  queries.setQueryData(keyOf(calls.getHotelBooking, { params: { id: booking.id } }), booking);
  void queries.invalidateQueries({ queryKey: [calls.listHotelBookings.path] });
}
