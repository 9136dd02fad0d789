/** Hotels: found, rechecked, booked, followed until the provider has said what happened, cancelled. */
import './tables.ts';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
import { whereIs } from './access.ts';
import { askProviders, followUpAll } from './ask-provider.ts';
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
};

export type HotelNews = { hotel: string; checkin: string; tripId: string | null; segmentId: string | null };

export function openHotels(house: House, parts: { trips: Trips; provider: HotelProvider | null }): Hotels {
  const { db, fields, clock, log } = house;
  const needs: Needs = { db, fields, clock, log, ...parts };
  hotelRoutes(house, needs);
  askProviders(house.jobs, needs);
  return {
    followUp: () => followUpAll(needs),
    async newsOf(queries, bookingId) {
      const row = await queries.selectFrom('hotel_bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
      if (!row) return null;
      // Taken out of its trip, it leads nowhere.
      const tripId = row.segment_id && (await whereIs(queries, needs, row));
      const segmentId = tripId ? row.segment_id : null;
      return { hotel: row.hotel.name, checkin: row.stay.checkin, tripId, segmentId };
    },
  };
}
