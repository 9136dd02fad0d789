import { calls } from 'virtual:contract';
import type { getHotel, ReplyOf } from '@escale/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import type { Filters } from './results/filters.ts';
import type { Stay } from './stay.ts';

export type HotelDetail = ReplyOf<typeof getHotel>;
export type Provenance = HotelDetail['provenance'];

// A price is good while it is fresh: no copy of it stays on the device. No live news speaks of it, and a provider counts
// how often it is asked.
export const meta = { keep: false, live: false };

export function useHotelSearch(stay: Stay, filters: Filters, pageNumber: number) {
  const { place, ...where } = stay;
  const { amenities, byMinPrice, byMaxPrice, ...others } = filters;
  return useQuery({
    ...callQuery(useUserApi(), calls.searchHotels, {
      query: {
        ...where,
        ...others,
        ...(byMinPrice !== undefined && { byMinPrice: String(byMinPrice) }),
        ...(byMaxPrice !== undefined && { byMaxPrice: String(byMaxPrice) }),
        ...(amenities.length > 0 && { amenities: amenities.join(',') }),
        pageNumber,
      },
    }),
    placeholderData: keepPreviousData,
    meta,
  });
}

export type HotelReference = { chainCode: string; hotelCode: string };

/** A hotel with its rates. `still`: as it was read before; the rates of a provider may change their names with every read. */
export function useHotel({ chainCode, hotelCode }: HotelReference, stay: Stay, still = false) {
  const { checkin, checkout, guest, room, currency } = stay;
  return useQuery({
    ...callQuery(useUserApi(), calls.getHotel, {
      query: { chainCode, hotelCode, checkin, checkout, guest, room, currency, allotment: room },
    }),
    ...(still && { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false }),
    meta,
  });
}
