import { z } from 'zod';
import { call, created, json, ok } from './call.ts';
import { hotelDetailDefaults, hotelSearchDefaults } from './limits.ts';
import { day, placeTime } from './place-time.ts';
import { place, provenance } from './places.ts';
import { amenities } from './segments.ts';
import { currency, email, id, instant, price, text } from './values.ts';

const count = (most: number) => z.coerce.number().int().min(1).max(most);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Amounts and instants: what cancelling costs from when on, in the hotel's own zone. */
export const cancellationPolicy = z
  .object({
    refundable: z.enum(['full', 'partial', 'none']),
    hotelTimeZone: z.string(),
    steps: z.array(z.object({ from: placeTime, penalty: price })),
    text: z.string().nullable(),
    /** The text and steps in one hash: what the traveller accepts. */
    version: z.string(),
  })
  .meta({ id: 'CancellationPolicy' });

export const boardTypes = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;

export const rate = z.object({
  id: z.string(),
  room: z.string(),
  board: z.enum(boardTypes),
  refundable: z.boolean(),
  /** Of the whole stay, taxes included. */
  total: price,
  taxesIncluded: price.nullable(),
  payAtHotel: price.nullable(),
  terms: z.string(),
  cancellationPolicy,
  roomsLeft: z.int().nullable(),
});

const hotelFacts = {
  chainCode: z.string(),
  hotelCode: z.string(),
  name: z.string(),
  place,
  stars: z.number().nullable(),
  amenities: z.array(z.enum(amenities)),
  reviewCount: z.int().nullable(),
  reviewScore: z.number().nullable(),
  distanceFromDestinationKm: z.number().nullable(),
  photos: z.array(z.object({ url: z.string(), caption: z.string().nullable() })),
};

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
    byMinPrice: z.coerce.number().min(0).optional(),
    byMaxPrice: z.coerce.number().min(0).optional(),
    /** Comma-separated. */
    amenities: z.string().max(300).optional(),
  }),
  reply: ok(
    z.object({
      hotels: z.array(z.object({ ...hotelFacts, lowestTotal: price, lowestPerNight: price })),
      total: z.int(),
      provenance,
    }),
  ),
  problems: ['hotel.search-unavailable'],
});

export const getHotel = call({
  method: 'GET',
  path: '/api/my/booking/hotels/detail',
  summary: 'A hotel with its room rates',
  audience: 'account',
  query: z.object({
    chainCode: z.string().max(20),
    hotelCode: z.string().max(100),
    checkin: day,
    checkout: day,
    room: count(9).default(hotelSearchDefaults.room),
    guest: count(30).default(hotelSearchDefaults.guest),
    /** Comma-separated; 99 stands for an adult. */
    ages: z.string().max(100).default(hotelDetailDefaults.ages),
    allotment: count(9).default(hotelDetailDefaults.allotment),
    byRoomOnly: flag.optional(),
    byBreakFast: flag.optional(),
    byHalfBoard: flag.optional(),
    byFullBoard: flag.optional(),
    /** Without the rates that cannot be cancelled or refunded. */
    filterNaNr: flag.optional(),
    currency: currency.default(hotelSearchDefaults.currency),
    oneHotelAvail: flag.optional(),
  }),
  reply: ok(
    z.object({
      hotel: z.object({ ...hotelFacts, description: z.string().nullable() }),
      rates: z.array(rate),
      provenance,
    }),
  ),
  problems: ['hotel.not-found', 'hotel.search-unavailable'],
});

/** Our server sees no card number: the provider's own fields answer with a token. */
const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('agency-account') }),
  z.object({ kind: z.literal('pay-at-hotel') }),
  z.object({ kind: z.literal('virtual-card') }),
  z.object({
    kind: z.literal('provider-token'),
    token: text(500).min(1),
    cardType: text(40),
    cardHolderName: text(200),
    last4: z.string().regex(/^\d{4}$/),
    expiryDate: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  }),
]);

export const hotelBooking = z
  .object({
    id,
    state: z.enum(['quoted', 'booking', 'confirmed', 'failed', 'unknown', 'cancelled']),
    confirmationNumber: z.string().nullable(),
    hotelName: z.string(),
    checkin: day,
    checkout: day,
    rate,
    tripId: id.nullable(),
    segmentId: id.nullable(),
    cancellable: z.boolean(),
    acceptedTerms: z.object({ at: instant, version: z.string() }),
    virtualCard: z
      .object({
        id,
        network: z.string(),
        last4: z.string(),
        state: z.enum(['issued', 'sent', 'closed']),
        limit: price,
        validFrom: day,
        validTo: day,
      })
      .nullable(),
    provenance,
  })
  .meta({ id: 'HotelBooking' });

export const bookHotel = call({
  method: 'POST',
  path: '/api/my/booking/hotels/book',
  summary: 'Book a rate whose terms were accepted; exactly one booking for each key',
  audience: 'account',
  body: json(
    z.object({
      rateId: z.string().max(500),
      chainCode: z.string().max(20),
      hotelCode: z.string().max(100),
      tripId: id.optional(),
      guests: z
        .array(z.object({ firstName: text(100).min(1), lastName: text(100).min(1) }))
        .min(1)
        .max(30),
      email,
      informationToHotel: text(1000).optional(),
      termsAccepted: z.literal(true),
      termsVersion: z.string().max(100),
      payment,
    }),
  ),
  reply: created(hotelBooking),
  problems: ['booking.terms-not-accepted', 'booking.changed', 'hotel.not-found', 'hotel.search-unavailable'],
  idempotencyKey: 'required',
});

export const cancelHotelBooking = call({
  method: 'POST',
  path: '/api/my/booking/hotels/cancel',
  summary: 'Cancel a booking for the fee that was shown',
  audience: 'account',
  body: json(z.object({ bookingId: id, acceptedFee: price, policyVersion: z.string().max(100) })),
  reply: ok(z.object({ booking: hotelBooking, fee: price, refund: price })),
  problems: ['booking.not-found', 'booking.not-cancellable', 'booking.changed'],
  idempotencyKey: 'required',
});

export const getCancellationPolicy = call({
  method: 'GET',
  path: '/api/my/booking/hotels/{id}/cancellation-policy',
  summary: 'May this booking be cancelled now, and for how much?',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(
    z.object({
      cancellable: z.boolean(),
      fee: price,
      refund: price,
      deadline: placeTime.nullable(),
      policy: cancellationPolicy,
    }),
  ),
  problems: ['booking.not-found'],
});
