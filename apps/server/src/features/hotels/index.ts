/** Hotels: found, rechecked, booked, followed until the provider has said what happened, cancelled. */
import './tables.ts';
import type { HotelBooking, HotelBookingState } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { namesOf } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import { whereIs } from './access.ts';
import { advisorOf } from './advisor-of.ts';
import { askProviders, followUpAll } from './ask-provider.ts';
import { bookForDemo, type DemoStay } from './book-for-demo.ts';
import { forget, showAll, sweepHotels } from './keeping.ts';
import type { Needs } from './needs.ts';
import type { HotelProvider } from './provider.ts';
import { hotelRoutes } from './routes.ts';

export type {
  BookFailure,
  BookOutcome,
  CancelOutcome,
  CardFrame,
  HotelCode,
  HotelDetail,
  HotelProvider,
  HotelSearch,
  Order,
  Policy,
  ProviderBooking,
  ProviderHotel,
  ProviderOffer,
  ProviderRate,
  Room,
  Stay,
} from './provider.ts';
export { ProviderSilent } from './provider.ts';
export { isSamePrice, percentOf, perNight, plus, priceFromNumber, priceOf, unitsOf, zero } from './rules/money.ts';

export type Hotels = {
  /** Asks what became of every booking and cancellation whose time for that has come; runs by itself every minute. */
  followUp(): Promise<void>;
  /** What a message about a booking needs; null: it is gone. */
  newsOf(queries: Queries, bookingId: string): Promise<HotelNews | null>;
  /** What a message to the advisor who made it needs; null: nobody at a desk did, or nobody there may know any more. */
  deskNewsOf(queries: Queries, booking: { id: string } | { segmentId: string }): Promise<DeskNews | null>;
  /** For the demo: books a rate that can be cancelled, else any, as if the account had gone through the pages. Its id. */
  bookForDemo(accountId: string, stay: DemoStay): Promise<string>;
  /** Everything about this account's bookings, for its owner. */
  showAll(queries: Queries, accountId: string): Promise<HotelBooking[]>;
  /** Leaves the record of what was booked, without whose it was. */
  forget(tx: Tx, accountId: string): Promise<void>;
  /** Lets go of what has been kept for long enough; runs by itself every hour. */
  sweep(): Promise<void>;
};

export type HotelNews = {
  hotel: string;
  checkin: string;
  tripId: string | null;
  segmentId: string | null;
  /** The advisor who booked it; null: its person themselves, or whoever is gone. */
  bookedBy: string | null;
};

export type DeskNews = {
  bookingId: string;
  /** As far as it was known here: a paper may say otherwise of its segment. */
  state: HotelBookingState;
  hotel: string;
  checkin: string;
  accountId: string;
  customer: string;
};

export function openHotels(house: House, parts: { trips: Trips; provider: HotelProvider | null }): Hotels {
  const { db, fields, clock, log } = house;
  const needs: Needs = { db, fields, clock, log, ...parts };
  hotelRoutes(house, needs);
  askProviders(house.jobs, needs);
  house.jobs.every(60, 'hotels:sweep', () => sweepHotels(needs));
  return {
    bookForDemo: (accountId, stay) => bookForDemo(needs, accountId, stay),
    showAll: (queries, accountId) => showAll(queries, needs, accountId),
    forget,
    sweep: () => sweepHotels(needs),
    followUp: () => followUpAll(needs),
    async deskNewsOf(queries, booking) {
      const [column, id] =
        'id' in booking ? (['id', booking.id] as const) : (['segment_id', booking.segmentId] as const);
      const row = await queries.selectFrom('hotel_bookings').selectAll().where(column, '=', id).executeTakeFirst();
      const reader = row && (await advisorOf(queries, needs, row));
      if (!reader) return null;
      return { ...reader, bookingId: row.id, state: row.state, hotel: row.hotel.name, checkin: row.stay.checkin };
    },
    async newsOf(queries, bookingId) {
      const row = await queries.selectFrom('hotel_bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
      if (!row) return null;
      // Taken out of its trip, it leads nowhere.
      const tripId = row.segment_id && (await whereIs(queries, needs, row));
      const segmentId = tripId ? row.segment_id : null;
      const by = row.booked_by !== row.account_id && row.booked_by;
      const bookedBy = by ? ((await namesOf(queries, [by])).get(by)?.name ?? null) : null;
      return { hotel: row.hotel.name, checkin: row.stay.checkin, tripId, segmentId, bookedBy };
    },
  };
}
