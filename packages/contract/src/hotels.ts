import { z } from 'zod';
import { call, created, json, ok } from './call.ts';
import { hotelDetailDefaults, hotelSearchDefaults } from './limits.ts';
import { day, placeTime } from './place-time.ts';
import { place, provenance } from './places.ts';
import { amenities } from './segments.ts';
import { currency, email, id, instant, page, pageOf, price, text } from './values.ts';

const count = (most: number) => z.coerce.number().int().min(1).max(most);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** In the currency asked for: a decimal string, as everywhere. */
const amount = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/);

export const refundability = ['full', 'partial', 'none'] as const;

/**
 * What cancelling costs from when on. Before the first step it costs nothing; each step's penalty holds from its own
 * moment, in the hotel's zone, until the next one's.
 */
export const cancellationPolicy = z
  .object({
    refundable: z.enum(refundability),
    hotelTimeZone: z.string(),
    steps: z.array(z.object({ from: placeTime, penalty: price })),
    /** In the hotel's or provider's own words, where they gave any. */
    text: z.string().nullable(),
    /** A hash of the steps: what a cancellation names as what it was shown. */
    version: z.string(),
  })
  .meta({ id: 'CancellationPolicy' });
export type CancellationPolicy = z.infer<typeof cancellationPolicy>;

export const boardTypes = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
export type BoardType = (typeof boardTypes)[number];

export const rate = z
  .object({
    /** The provider's own, opaque, and good for as long as it says: minutes, at most. */
    id: z.string(),
    room: z.string(),
    roomDescription: z.string().nullable(),
    board: z.enum(boardTypes),
    refundable: z.boolean(),
    /** Of the whole stay and all rooms, taxes included: what is paid now and what is paid at the hotel. */
    total: price,
    perNight: price,
    payNow: price,
    payAtHotel: price,
    /**
     * What the total is made of beyond the room. `included: false` is not in the total: the hotel collects it on top,
     * perhaps in its own currency.
     */
    taxes: z.array(z.object({ label: z.string(), amount: price, included: z.boolean() })),
    /** The rate's terms, in the caller's language where the provider speaks it. */
    terms: z.string(),
    /** Of the terms, board and cancellation policy, in whichever language: what is accepted. */
    termsVersion: z.string(),
    cancellationPolicy,
    roomsLeft: z.int().nullable(),
  })
  .meta({ id: 'HotelRate' });
export type HotelRate = z.infer<typeof rate>;

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

const stayQuery = {
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

export const paymentKinds = ['provider-token', 'virtual-card', 'pay-at-hotel', 'agency-account'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

const stay = z.object({
  checkin: day,
  checkout: day,
  nights: z.int(),
  rooms: z.int(),
  guests: z.int(),
});

const bookedHotel = z.object({
  chainCode: z.string(),
  hotelCode: z.string(),
  name: z.string(),
  place,
  stars: z.number().nullable(),
  amenities: z.array(z.enum(amenities)),
  reviewCount: z.int().nullable(),
  phone: z.string().nullable(),
  checkinFrom: z.string(),
  checkoutUntil: z.string(),
});

/** A rate as the provider stands by it now; what is accepted and booked. */
export const hotelOffer = z
  .object({
    id,
    hotel: bookedHotel,
    stay,
    rate,
    /** Against what `shown` said; null: nothing. Whoever sees a change must say yes anew. */
    changes: z.object({ priceBefore: price.nullable(), terms: z.boolean() }).nullable(),
    /** How the caller can pay for it. */
    payments: z.array(z.enum(paymentKinds)),
    /**
     * Where the card is typed, for `provider-token`: the sandbox's own fields take the published test numbers
     * (`sandboxCards`) and make the token in the browser; a provider's hosted fields are its script and a secret for them.
     */
    cardFields: z
      .union([
        z.object({ kind: z.literal('sandbox') }),
        z.object({ kind: z.literal('hosted'), scriptUrl: z.string(), clientSecret: z.string(), token: z.string() }),
      ])
      .nullable(),
    validUntil: instant,
    provenance,
  })
  .meta({ id: 'HotelOffer' });
export type HotelOffer = z.infer<typeof hotelOffer>;

export const recheckHotelRate = call({
  method: 'POST',
  path: '/api/my/booking/hotels/recheck',
  summary: 'Ask the provider whether it stands by a rate, and what changed; nothing is booked',
  audience: 'account',
  body: json(
    z.object({
      chainCode: text(20),
      hotelCode: text(100),
      rateId: z.string().min(1).max(4000),
      checkin: day,
      checkout: day,
      room: z.int().min(1).max(9).default(hotelSearchDefaults.room),
      guest: z.int().min(1).max(30).default(hotelSearchDefaults.guest),
      ages: stayQuery.ages,
      currency: stayQuery.currency,
      /** What the screen shows: the rate's `total` and `termsVersion`. */
      shown: z.object({ total: price, termsVersion: text(100) }).optional(),
    }),
  ),
  reply: created(hotelOffer),
  problems: ['hotel.not-found', 'hotel.rate-gone', 'hotel.search-unavailable'],
});

/** Our server sees no card number: the provider's own fields answer with a token. Strict, so that one that is sent is refused. */
const payment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('agency-account') }),
  z.strictObject({ kind: z.literal('pay-at-hotel') }),
  z.strictObject({ kind: z.literal('virtual-card') }),
  z.strictObject({
    kind: z.literal('provider-token'),
    token: text(500).min(1),
    cardType: text(40),
    cardHolderName: text(200).min(1),
    last4: z.string().regex(/^\d{4}$/),
    expiryDate: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  }),
]);

export const hotelBookingStates = ['booking', 'unknown', 'confirmed', 'failed', 'cancelling', 'cancelled'] as const;
export type HotelBookingState = (typeof hotelBookingStates)[number];

/** `not-made`: the provider did not answer in time, and was found later not to have booked. */
export const hotelBookingFailures = ['sold-out', 'changed', 'payment-refused', 'not-made', 'refused'] as const;

export const virtualCard = z.object({
  network: z.string(),
  last4: z.string(),
  state: z.enum(['issued', 'sent-to-hotel', 'closed']),
  limit: price,
  validFrom: day,
  validTo: day,
});

const guestName = z.object({ firstName: text(100).min(1), lastName: text(100).min(1) });

export const hotelBooking = z
  .object({
    id,
    /**
     * `booking` and `cancelling` are being asked of the provider and last seconds; `unknown`: it did not answer, and is
     * being asked what became of it. Nobody should book again meanwhile.
     */
    state: z.enum(hotelBookingStates),
    failure: z.enum(hotelBookingFailures).nullable(),
    confirmationNumber: z.string().nullable(),
    hotel: bookedHotel,
    stay,
    /** As it was accepted. */
    rate,
    guests: z.array(guestName),
    email: z.string(),
    informationToHotel: z.string().nullable(),
    payment: z.object({ kind: z.enum(paymentKinds), cardType: z.string().nullable(), last4: z.string().nullable() }),
    /** Where it stands now; null: in no trip, or taken out of it. */
    tripId: id.nullable(),
    segmentId: id.nullable(),
    /** By the policy, at this moment. What it costs says `getCancellationPolicy`. */
    cancellable: z.boolean(),
    cancellation: z
      .object({ fee: price, refund: price, askedAt: instant, cancelledAt: instant.nullable(), refused: z.boolean() })
      .nullable(),
    /** The copy that is kept of what was said yes to. `hash` is SHA-256 of the text. */
    acceptedTerms: z.object({ at: instant, version: z.string(), text: z.string(), hash: z.string() }),
    /** Somebody else's name, where an advisor booked it. */
    bookedBy: z.string().nullable(),
    virtualCard: virtualCard.nullable(),
    provenance,
    version: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'HotelBooking' });
export type HotelBooking = z.infer<typeof hotelBooking>;

export const bookHotel = call({
  method: 'POST',
  path: '/api/my/booking/hotels/book',
  summary:
    'Book an offer whose terms were accepted; exactly one booking for each key. The reply says `booking`: ask again for what became of it',
  audience: 'account',
  body: json(
    z.strictObject({
      offerId: id,
      /** The trip it goes into. Left out: the one that fits, or a new one. An advisor names their customer's. */
      tripId: id.optional(),
      /** One for each room at least, the first one holds the booking. */
      guests: z.array(guestName).min(1).max(30),
      email,
      phone: text(40).optional(),
      informationToHotel: text(1000).optional(),
      termsAccepted: z.boolean(),
      termsVersion: text(100),
      payment,
    }),
  ),
  reply: created(hotelBooking),
  problems: [
    'booking.terms-not-accepted',
    'booking.changed',
    'booking.offer-used',
    'booking.payment-refused',
    'booking.card-number',
    'hotel.rate-gone',
    'hotel.search-unavailable',
    'trip.not-found',
  ],
  idempotencyKey: 'required',
  freshProof: true,
});

export const listHotelBookings = call({
  method: 'GET',
  path: '/api/my/booking/hotels',
  summary: 'Hotel bookings of mine, newest first, or of one trip or segment that I may look after',
  audience: 'account',
  query: z.object({ tripId: id.optional(), segmentId: id.optional(), ...page }),
  reply: ok(pageOf(hotelBooking)),
  problems: ['trip.not-found'],
});

export const getHotelBooking = call({
  method: 'GET',
  path: '/api/my/booking/hotels/{id}',
  summary: 'A hotel booking as it stands',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(hotelBooking),
  problems: ['booking.not-found'],
});

export const cancelHotelBooking = call({
  method: 'POST',
  path: '/api/my/booking/hotels/cancel',
  summary: 'Cancel a booking for the fee that was shown. The reply says `cancelling`: ask again for what became of it',
  audience: 'account',
  body: json(z.object({ bookingId: id, acceptedFee: price, policyVersion: text(100) })),
  reply: ok(hotelBooking),
  problems: ['booking.not-found', 'booking.not-cancellable', 'booking.changed', 'booking.in-progress'],
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
      /** At this moment. A quarter of an hour before a step its penalty counts already: clocks differ. */
      fee: price,
      refund: price,
      /** From when on it costs more, at the hotel; null: no more than now. */
      deadline: placeTime.nullable(),
      /** The present moment at the hotel. */
      hotelTime: placeTime,
      policy: cancellationPolicy,
    }),
  ),
  problems: ['booking.not-found'],
});

export const openVirtualCard = call({
  method: 'POST',
  path: '/api/my/booking/hotels/{id}/virtual-card',
  summary: "The provider's own frame with the card's number, for a minute. The number never passes through this server",
  audience: 'account',
  params: z.object({ id }),
  reply: ok(z.object({ url: z.string(), validUntil: instant })),
  problems: ['booking.not-found', 'booking.no-card'],
  freshProof: true,
});
