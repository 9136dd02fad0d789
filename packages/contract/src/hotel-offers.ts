import { z } from 'zod';
import { call, created, json } from './call.ts';
import { rate } from './hotel-rates.ts';
import { stayQuery } from './hotel-search.ts';
import { hotelSearchDefaults } from './limits.ts';
import { day } from './place-time.ts';
import { place, provenance } from './places.ts';
import { amenities } from './segments.ts';
import { id, instant, price, text } from './values.ts';

/**
 * `hosted-card`: paid in the provider's own fields before the room is booked; `provider-token`: a card of which the
 * provider's fields give a token, charged when it is booked.
 */
export const paymentKinds = [
  'hosted-card',
  'provider-token',
  'virtual-card',
  'pay-at-hotel',
  'agency-account',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const bookedStay = z.object({
  checkin: day,
  checkout: day,
  nights: z.int(),
  rooms: z.int(),
  guests: z.int(),
});

export const bookedHotel = z.object({
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
    stay: bookedStay,
    rate,
    /** Against what `shown` said; null: nothing. Whoever sees a change must say yes anew. */
    changes: z.object({ priceBefore: price.nullable(), terms: z.boolean() }).nullable(),
    /** How the caller can pay for it. */
    payments: z.array(z.enum(paymentKinds)),
    /**
     * Where the card is typed. The sandbox's own fields take the published test numbers (`sandboxCards`) and make the token
     * in the browser. A provider's are a page of another origin, for a frame: it tells by `CardFieldsWord` what became of it.
     */
    cardFields: z
      .union([z.object({ kind: z.literal('sandbox') }), z.object({ kind: z.literal('hosted'), frameUrl: z.string() })])
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
