/** Hotels: found, rechecked, booked, followed until the provider has said what happened, cancelled. */
import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
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

export function openHotels(house: House, parts: { trips: Trips; provider: HotelProvider | null }): void {
  const { db, fields, clock, log } = house;
  const needs: Needs = { db, fields, clock, log, ...parts };
  hotelRoutes(house, needs);
}
