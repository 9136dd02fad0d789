import type {
  HotelBookingState,
  HotelOffer,
  HotelRate,
  hotelBooking,
  hotelBookingFailures,
  Language,
  PaymentKind,
  provenance,
  virtualCard,
} from '@escale/contract';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { z } from 'zod';
import type { HotelCode, Stay } from './provider.ts';

export type BookingFailure = (typeof hotelBookingFailures)[number];
export type BookedHotel = HotelOffer['hotel'];
export type KeptStay = Stay & { readonly guests: number };
export type KeptPayment = z.infer<typeof hotelBooking>['payment'];
export type Asked = HotelCode & { readonly rateId: string };
type Provenance = z.infer<typeof provenance>;

type OffersTable = {
  id: string;
  account_id: string;
  provider: string;
  asked: JSONColumnType<Asked>;
  provider_token: string;
  hotel: JSONColumnType<BookedHotel>;
  stay: JSONColumnType<KeptStay>;
  rate: JSONColumnType<HotelRate>;
  payments: PaymentKind[];
  provenance: JSONColumnType<Provenance>;
  valid_until: string;
  created_at: string;
};

type BookingsTable = {
  id: string;
  account_id: string | null;
  booked_by: string | null;
  offer_id: string;
  provider: string;
  provider_token: string;
  provider_booking_id: string | null;
  confirmation_number: string | null;
  state: HotelBookingState;
  failure: BookingFailure | null;
  hotel: JSONColumnType<BookedHotel>;
  stay: JSONColumnType<KeptStay>;
  rate: JSONColumnType<HotelRate>;
  provenance: JSONColumnType<Provenance>;
  person: Buffer | null;
  payment: JSONColumnType<KeptPayment>;
  payment_token: Buffer | null;
  terms_text: string;
  terms_hash: string;
  terms_version: string;
  terms_language: Language;
  terms_accepted_at: string;
  trip_id: string | null;
  segment_id: string | null;
  asked_at: string | null;
  next_check_at: string | null;
  cancel_fee: string | null;
  cancel_refund: string | null;
  cancel_asked_at: string | null;
  cancel_sent_at: string | null;
  cancelled_at: string | null;
  cancel_refused: Generated<boolean>;
  virtual_card: JSONColumnType<z.infer<typeof virtualCard>> | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

export type BookingDeed =
  | 'asked'
  | 'unknown'
  | 'confirmed'
  | 'failed'
  | 'cancel-asked'
  | 'cancelled'
  | 'cancel-refused'
  | 'card-shown';

type BookingLogTable = {
  id: string;
  booking_id: string;
  deed: BookingDeed;
  account_id: string | null;
  at: string;
};

declare module '../../platform/db.ts' {
  interface Tables {
    hotel_offers: OffersTable;
    hotel_bookings: BookingsTable;
    hotel_booking_log: BookingLogTable;
  }
}

export type OfferRow = Selectable<OffersTable>;
export type BookingRow = Selectable<BookingsTable>;
