import { z } from 'zod';
import { call, ok } from './call.ts';
import { rate } from './hotel-rates.ts';
import { hotelDetailDefaults, hotelSearchDefaults } from './limits.ts';
import { day } from './place-time.ts';
import { place, provenance } from './places.ts';
import { amenities } from './segments.ts';
import { currency, price, text } from './values.ts';

const count = (most: number) => z.coerce.number().int().min(1).max(most);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** In the currency asked for: a decimal string, as everywhere. */
const amount = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/);

const hotelFacts = {
  /** The chain's at the provider, or `--`. */
  chainCode: z.string(),
  /** `provider:id`. */
  hotelCode: z.string(),
  name: z.string(),
  place,
  stars: z.number().nullable(),
  amenities: z.array(z.enum(amenities)),
  reviewCount: z.int().nullable(),
  /** 0 to 10. */
  reviewScore: z.number().nullable(),
  distanceFromDestinationKm: z.number().nullable(),
  photos: z.array(z.object({ url: z.string(), caption: z.string().nullable() })),
};

export const foundHotel = z
  .object({ ...hotelFacts, lowestTotal: price, lowestPerNight: price, freeCancellation: z.boolean() })
  .meta({ id: 'FoundHotel' });
export type FoundHotel = z.infer<typeof foundHotel>;

export const hotelSorts = ['distance', 'price', 'stars', 'review'] as const;

export const searchHotels = call({
  method: 'GET',
  path: '/api/my/booking/hotels/list',
  summary: 'Hotels near a point, free on the days asked for',
  audience: 'account',
  query: z.object({
    currency: currency.default(hotelSearchDefaults.currency),
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    radius: z.coerce.number().min(0.1).max(100).default(hotelSearchDefaults.radius),
    radiusMeasure: z.enum(['KM', 'MI']).default(hotelSearchDefaults.radiusMeasure),
    checkin: day,
    checkout: day,
    guest: count(30).default(hotelSearchDefaults.guest),
    room: count(9).default(hotelSearchDefaults.room),
    pageNumber: count(1000).default(1),
    pageSize: count(50).default(hotelSearchDefaults.pageSize),
    /** Of a night. */
    byMinPrice: amount.optional(),
    byMaxPrice: amount.optional(),
    /** Comma-separated; a hotel has all of them. */
    amenities: z.string().max(300).optional(),
    sort: z.enum(hotelSorts).default('distance'),
  }),
  reply: ok(
    z.object({
      hotels: z.array(foundHotel),
      /** On all pages. */
      total: z.int(),
      provenance,
    }),
  ),
  problems: ['hotel.search-unavailable'],
});

/** As it stands in an address. */
export const stayQuery = {
  checkin: day,
  checkout: day,
  room: count(9).default(hotelSearchDefaults.room),
  guest: count(30).default(hotelSearchDefaults.guest),
  /** Of the guests, comma-separated; 99 stands for an adult. */
  ages: z
    .string()
    .max(100)
    .regex(/^\d{1,2}(,\d{1,2})*$/)
    .default(hotelDetailDefaults.ages),
  currency: currency.default(hotelSearchDefaults.currency),
};

export const getHotel = call({
  method: 'GET',
  path: '/api/my/booking/hotels/detail',
  summary: 'A hotel with its room rates',
  audience: 'account',
  query: z.object({
    chainCode: text(20),
    hotelCode: text(100),
    ...stayQuery,
    /** How many rooms must be left. */
    allotment: count(9).default(hotelDetailDefaults.allotment),
    /** With any of the four, only these boards. */
    byRoomOnly: flag.optional(),
    byBreakFast: flag.optional(),
    byHalfBoard: flag.optional(),
    byFullBoard: flag.optional(),
    /** Without the rates that cannot be cancelled or refunded. */
    filterNaNr: flag.optional(),
    /** Ask this one hotel, also where it was not in a search. */
    oneHotelAvail: flag.optional(),
  }),
  reply: ok(
    z.object({
      hotel: z.object({
        ...hotelFacts,
        description: z.string().nullable(),
        phone: z.string().nullable(),
        /** `15:00`, at the hotel. */
        checkinFrom: z.string(),
        checkoutUntil: z.string(),
      }),
      /** The cheapest first; empty: nothing is free. */
      rates: z.array(rate),
      provenance,
    }),
  ),
  problems: ['hotel.not-found', 'hotel.search-unavailable'],
});
