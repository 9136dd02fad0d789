import { z } from 'zod';

/**
 * What LiteAPI answers, as far as it is used here (docs.liteapi.travel, v3.0). Read leniently: its examples and its schemas
 * do not agree everywhere, and a field that is not there must not lose a hotel.
 */
const money = z.object({ amount: z.number(), currency: z.string() });

const cancellation = z.object({
  refundableTag: z.string().nullish(),
  hotelRemarks: z.array(z.string()).nullish(),
  cancelPolicyInfos: z
    .array(
      z.object({
        /** GMT, without saying so: `2026-12-02 17:00:00`. */
        cancelTime: z.string(),
        amount: z.number(),
        currency: z.string().nullish(),
      }),
    )
    .nullish(),
});

const rate = z.object({
  name: z.string().nullish(),
  boardType: z.string().nullish(),
  boardName: z.string().nullish(),
  remarks: z.string().nullish(),
  retailRate: z.object({
    total: z.array(money).min(1),
    taxesAndFees: z
      .array(z.object({ included: z.boolean().nullish(), description: z.string().nullish() }).and(money))
      .nullish(),
  }),
  cancellationPolicies: cancellation.nullish(),
  paymentTypes: z.array(z.string()).nullish(),
});

/** An offer: what LiteAPI calls a room type. It has one rate for each room that was asked for. */
export const offer = z.object({ offerId: z.string().nullish(), rates: z.array(rate).min(1) });
export type LiteOffer = z.infer<typeof offer>;

export const ratesAnswer = z.object({
  data: z.array(z.object({ hotelId: z.string(), roomTypes: z.array(offer).nullish() })).nullish(),
});

const listed = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullish(),
  city: z.string().nullish(),
  country: z.string().nullish(),
  latitude: z.number(),
  longitude: z.number(),
  stars: z.number().nullish(),
  rating: z.number().nullish(),
  reviewCount: z.number().nullish(),
  chainId: z.union([z.string(), z.number()]).nullish(),
  main_photo: z.string().nullish(),
  facilityIds: z.array(z.number()).nullish(),
});
export type LiteHotel = z.infer<typeof listed>;
/** One that lacks a place or a name is left out. */
export const hotelsAnswer = z.object({ data: z.array(listed.nullable().catch(null)).nullish() });

export const hotelAnswer = z.object({
  data: z
    .object({
      id: z.string(),
      name: z.string(),
      hotelDescription: z.string().nullish(),
      address: z.string().nullish(),
      city: z.string().nullish(),
      country: z.string().nullish(),
      location: z.object({ latitude: z.number(), longitude: z.number() }),
      starRating: z.number().nullish(),
      rating: z.number().nullish(),
      reviewCount: z.number().nullish(),
      chainId: z.union([z.string(), z.number()]).nullish(),
      phone: z.string().nullish(),
      checkinCheckoutTimes: z
        .object({
          checkin: z.string().nullish(),
          checkin_start: z.string().nullish(),
          checkout: z.string().nullish(),
        })
        .nullish(),
      hotelFacilities: z.array(z.string()).nullish(),
      hotelImages: z.array(z.object({ url: z.string(), caption: z.string().nullish() })).nullish(),
    })
    .nullish(),
});
export type LiteDetail = NonNullable<z.infer<typeof hotelAnswer>['data']>;

export const facilitiesAnswer = z.object({
  data: z.array(z.object({ facility_id: z.number(), facility: z.string() })),
});

export const prebookAnswer = z.object({
  data: z.object({
    prebookId: z.string(),
    hotelId: z.string(),
    termsAndConditions: z.string().nullish(),
    roomTypes: z.array(offer).min(1),
    transactionId: z.string().nullish(),
    secretKey: z.string().nullish(),
  }),
});
export type LitePrebook = z.infer<typeof prebookAnswer>['data'];

const booking = z.object({
  bookingId: z.string(),
  clientReference: z.string().nullish(),
  status: z.string(),
  hotelConfirmationCode: z.string().nullish(),
});
export type LiteBooking = z.infer<typeof booking>;
export const bookingAnswer = z.object({ data: booking });
export const bookingsAnswer = z.object({ data: z.array(booking).nullish() });

export const cancelAnswer = z.object({
  data: z.object({
    status: z.string(),
    cancellation_fee: z.number().nullish(),
    refund_amount: z.number().nullish(),
    currency: z.string().nullish(),
  }),
});
