import { calls } from 'virtual:contract';
import type { HotelOffer, HotelRate } from '@escale/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserApi } from '../../../api/user-api.tsx';
import { type HotelDetail, type HotelReference, meta } from '../hotel-queries.ts';
import type { Stay } from '../stay.ts';

/** An offer, and the rate that was on screen before it: what it differs from. */
export type CheckedOffer = { offer: HotelOffer; before: HotelRate | null };

/** Asks the provider whether it stands by the rate, against what this device has shown of it. Nothing is booked by it. */
export function useOffer(hotel: HotelReference, rateId: string, stay: Stay) {
  const api = useUserApi();
  const queries = useQueryClient();
  const { checkin, checkout, guest, room, currency } = stay;
  const { chainCode, hotelCode } = hotel;
  const queryKey = ['hotel offer', chainCode, hotelCode, rateId, checkin, checkout, guest, room, currency];
  return useQuery({
    queryKey,
    queryFn: async (): Promise<CheckedOffer> => {
      const before = queries.getQueryData<CheckedOffer>(queryKey)?.offer.rate ?? shownRate(queries, hotelCode, rateId);
      const offer = await api.send(calls.recheckHotelRate, {
        body: {
          ...{ chainCode, hotelCode, rateId, checkin, checkout, guest, room, currency },
          ...(before && { shown: { total: before.total, termsVersion: before.termsVersion } }),
        },
      });
      return { offer, before };
    },
    // Each asking makes an offer of its own: not behind the back of who fills in the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta,
  });
}

/** The rate as the page before showed it; null after a reload. */
function shownRate(queries: QueryClient, hotelCode: string, rateId: string): HotelRate | null {
  const details = queries.getQueriesData<HotelDetail>({ queryKey: [calls.getHotel.path] });
  for (const [, detail] of details) {
    const rate = detail?.hotel.hotelCode === hotelCode && detail.rates.find(({ id }) => id === rateId);
    if (rate) return rate;
  }
  return null;
}
