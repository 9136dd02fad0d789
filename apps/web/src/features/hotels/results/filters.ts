import type { Amenity } from '@escale/contract';
import { hotelSearchDefaults } from '@escale/contract/limits';
import { amenityOrder } from '../amenity-order.ts';
import { type HotelSearch, numberWithin, type RadiusMeasure, wholeWithin } from '../stay.ts';

export type Filters = {
  radius: number;
  radiusMeasure: RadiusMeasure;
  /** Per night, in the currency of the search. */
  byMinPrice?: number;
  byMaxPrice?: number;
  amenities: Amenity[];
  sort: HotelSort;
};

export type HotelSort = (typeof sorts)[number];
/** The first one is what the server does unasked. */
export const sorts = ['distance', 'price', 'stars', 'review'] as const;

export const radii = [0.5, 1, 2, 5, 10, 25, 50] as const;
const mostPerNight = 100_000;

export function readFilters(search: HotelSearch): Filters {
  const least = numberWithin(search.byMinPrice, 0, mostPerNight);
  const most = numberWithin(search.byMaxPrice, 0, mostPerNight);
  const asked = String(search.amenities ?? '').split(',');
  return {
    radius: numberWithin(search.radius, 0.1, 100) ?? hotelSearchDefaults.radius,
    radiusMeasure: search.radiusMeasure === 'MI' ? 'MI' : hotelSearchDefaults.radiusMeasure,
    ...(least !== null && { byMinPrice: least }),
    ...(most !== null && { byMaxPrice: most }),
    amenities: amenityOrder.filter((amenity) => asked.includes(amenity)),
    sort: sorts.find((sort) => sort === search.sort) ?? sorts[0],
  };
}

export function readPage(search: HotelSearch): number {
  return wholeWithin(search.pageNumber, 1, 1000) ?? 1;
}

/** As they stand in an address: what is the default is left out, and another choice begins at its first page. */
export function writeFilters(filters: Filters): HotelSearch {
  const { radius, radiusMeasure, byMinPrice, byMaxPrice, amenities, sort } = filters;
  return {
    radius: radius === hotelSearchDefaults.radius ? undefined : radius,
    radiusMeasure: radiusMeasure === hotelSearchDefaults.radiusMeasure ? undefined : radiusMeasure,
    byMinPrice,
    byMaxPrice,
    amenities: amenities.length > 0 ? amenities.join(',') : undefined,
    sort: sort === sorts[0] ? undefined : sort,
    pageNumber: undefined,
  };
}

/** How many of them narrow the search; radius and order are always there and do not count. */
export function countFilters({ byMinPrice, byMaxPrice, amenities }: Filters): number {
  return amenities.length + (byMinPrice === undefined && byMaxPrice === undefined ? 0 : 1);
}
