import { z } from 'zod';
import { phone } from './account.ts';
import { call, created, json, ok } from './call.ts';
import { bookedHotel, bookedStay, paymentKinds } from './hotel-offers.ts';
import { cancellationPolicy, rate } from './hotel-rates.ts';
import { day, placeTime } from './place-time.ts';
import { provenance } from './places.ts';
import { email, id, instant, page, pageOf, price, text } from './values.ts';

/**
 * What each way of paying needs to be told, and no more: our server sees no card number. Strict, so that one that is sent is
 * refused. What was paid in hosted fields the provider knows by the offer.
 */
const payment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('agency-account') }),
  z.strictObject({ kind: z.literal('pay-at-hotel') }),
  z.strictObject({ kind: z.literal('virtual-card') }),
  z.strictObject({ kind: z.literal('hosted-card') }),
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
    stay: bookedStay,
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
    /** Whose it is, for an advisor of theirs; null for everybody else. */
    forCustomer: z.object({ id, name: z.string() }).nullable(),
    virtualCard: virtualCard.nullable(),
    provenance,
    version: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'HotelBooking' });
export type HotelBooking = z.infer<typeof hotelBooking>;

const order = {
  offerId: id,
  /** One for each room at least, the first one holds the booking. */
  guests: z.array(guestName).min(1).max(30),
  email,
  phone: phone.optional(),
  informationToHotel: text(1000).optional(),
  termsAccepted: z.boolean(),
  termsVersion: text(100),
  payment,
};

const whyNotBooked = [
  'booking.terms-not-accepted',
  'booking.changed',
  'booking.offer-used',
  'booking.payment-refused',
  'booking.card-number',
  'hotel.rate-gone',
  'hotel.search-unavailable',
  'trip.not-found',
] as const;

export const bookHotel = call({
  method: 'POST',
  path: '/api/my/booking/hotels/book',
  summary:
    'Book an offer whose terms were accepted; exactly one booking for each key. The reply says `booking`: ask again for what became of it',
  audience: 'account',
  body: json(
    z.strictObject({
      /** The trip it goes into. Left out: the one that fits, or a new one. */
      tripId: id.optional(),
      ...order,
    }),
  ),
  reply: created(hotelBooking),
  problems: [...whyNotBooked],
  idempotencyKey: 'required',
  freshProof: true,
});

export const bookHotelForCustomer = call({
  method: 'POST',
  path: '/api/agency/booking/hotels/book',
  summary:
    'Book an offer for a customer, into a trip in which they travel. It is their booking at once, and no draft: they are told of it, and by whom',
  audience: 'agent',
  body: json(z.strictObject({ customerId: id, tripId: id, ...order })),
  reply: created(hotelBooking),
  problems: [...whyNotBooked, 'customer.not-found', 'trip.not-editable'],
  idempotencyKey: 'required',
  freshProof: true,
});

export const listCustomerHotelBookings = call({
  method: 'GET',
  path: '/api/agency/booking/hotels',
  summary: 'The hotel bookings of my customers in a trip, newest first; of other travellers in it none',
  audience: 'agent',
  query: z.object({ tripId: id, segmentId: id.optional(), ...page }),
  reply: ok(pageOf(hotelBooking)),
  problems: ['trip.not-found'],
});

export const listHotelBookings = call({
  method: 'GET',
  path: '/api/my/booking/hotels',
  summary: 'Hotel bookings of mine, newest first; of a trip that I run everybody’s',
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
