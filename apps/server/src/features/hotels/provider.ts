import type { BoardType, FoundHotel, HotelOffer, Language, PaymentKind, Price, virtualCard } from '@escale/contract';
import type { z } from 'zod';
import type { Origin } from '../places/index.ts';
import type { Room, Stay } from './rules/stay-of.ts';

export type { Room, Stay };

/**
 * Port: somebody who has hotels. Whoever implements it passes `testing/hotel-contract.ts`.
 *
 * Reads throw where the provider cannot be asked (`ProviderSilent` or anything else), and answer null for what it does not
 * have. `book` and `cancel` are asked at most once for each booking: what may or may not have happened is `ProviderSilent`,
 * and `find` then tells.
 */
export type HotelProvider = {
  /** Its name in our rows. */
  readonly name: string;
  readonly origin: Origin;
  /** What `find` does not know so long after `book` was asked never happened. */
  readonly settledAfterMs: number;
  search(asked: HotelSearch): Promise<{ hotels: ProviderHotel[]; total: number }>;
  /** With its rates on these days; null: there is no such hotel. */
  hotel(code: HotelCode, stay: Stay, language: Language): Promise<{ hotel: HotelDetail; rates: ProviderRate[] } | null>;
  /** Does it stand by the rate? Nothing is booked. Null: it is gone. */
  recheck(
    code: HotelCode,
    rateId: string,
    stay: Stay,
    language: Language,
    /** Of an offer that is about to be booked: its token. */
    token?: string,
  ): Promise<ProviderOffer | null>;
  book(order: Order): Promise<BookOutcome>;
  /** By our own reference; null: it knows of none. */
  find(reference: string): Promise<ProviderBooking | null>;
  cancel(booking: { reference: string; providerBookingId: string }): Promise<CancelOutcome>;
  /** The provider's own page with the number of the card that pays for this booking. Null: there is none. */
  cardFrame(booking: { reference: string; providerBookingId: string }): Promise<CardFrame | null>;
};

/** It was asked and did not answer in a way that tells what happened. */
export class ProviderSilent extends Error {
  constructor(provider: string, cause?: unknown) {
    super(`${provider} did not say what happened`, { cause });
    this.name = 'ProviderSilent';
  }
}

export type HotelCode = { readonly chainCode: string; readonly hotelCode: string };

export type HotelSearch = {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly stay: Stay;
  /** Of a night, decimal. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly amenities: readonly string[];
  readonly sort: 'distance' | 'price' | 'stars' | 'review';
  readonly page: number;
  readonly pageSize: number;
  readonly language: Language;
};

export type ProviderHotel = Omit<FoundHotel, 'lowestPerNight'>;

export type HotelDetail = Omit<FoundHotel, 'lowestTotal' | 'lowestPerNight' | 'freeCancellation'> & {
  readonly description: string | null;
  readonly phone: string | null;
  readonly checkinFrom: string;
  readonly checkoutUntil: string;
};

export type Tax = { readonly label: string; readonly amount: Price; readonly included: boolean };

/** A rate in the provider's facts; what the traveller sees of it is reckoned from them (`rate-of.ts`). */
export type ProviderRate = {
  readonly id: string;
  readonly room: string;
  readonly roomDescription: string | null;
  readonly board: BoardType;
  /** Of the whole stay and all rooms. */
  readonly payNow: Price;
  readonly payAtHotel: Price;
  readonly taxes: readonly Tax[];
  /** In the language that was asked for, where it has it. */
  readonly terms: string;
  /** The same in one language always: by this a change is noticed. */
  readonly termsKey: string;
  readonly policy: Policy;
  readonly roomsLeft: number | null;
};

/** Cancelling is free before the first step. `from` is an instant in UTC. */
export type Policy = {
  readonly hotelTimeZone: string;
  readonly refundable: 'full' | 'partial' | 'none';
  readonly steps: readonly { readonly from: string; readonly penalty: Price }[];
  readonly text: string | null;
};

export type ProviderOffer = {
  readonly hotel: HotelOffer['hotel'];
  readonly rate: ProviderRate;
  /** What `book` wants to see. */
  readonly token: string;
  readonly payments: readonly PaymentKind[];
  readonly cardFields: HotelOffer['cardFields'];
  readonly validUntil: Date;
};

export type Order = {
  /** Our booking's id. */
  readonly reference: string;
  readonly token: string;
  /** What was accepted: it is booked at this price or not at all. */
  readonly total: Price;
  readonly stay: Stay;
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly email: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly payment: { readonly kind: PaymentKind; readonly token: string | null };
};

export type ProviderBooking = {
  readonly state: 'confirmed' | 'pending' | 'failed' | 'cancelled';
  readonly providerBookingId: string;
  readonly confirmationNumber: string | null;
  readonly virtualCard: z.infer<typeof virtualCard> | null;
};

export type BookFailure = 'sold-out' | 'changed' | 'payment-refused' | 'refused';
export type BookOutcome = ProviderBooking | { readonly state: 'refused'; readonly why: BookFailure };

/** `refused`: the booking stands as it did. */
export type CancelOutcome =
  | { readonly state: 'cancelled'; readonly fee: Price | null; readonly refund: Price | null }
  | { readonly state: 'refused' };

export type CardFrame = { readonly url: string; readonly validUntil: Date };
