import { z } from 'zod';
import { placeTime } from './place-time.ts';
import { price } from './values.ts';

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
