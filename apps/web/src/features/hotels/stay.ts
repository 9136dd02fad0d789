import { hotelSearchDefaults } from '@escale/contract/limits';
import { isDay } from '@escale/contract/place-clock';

/** What the pages of hotels carry in their address. Anybody may have written it: `readStay` and `readFilters` check it. */
export type HotelSearch = {
  /** What the traveller looked for, in words. */
  place?: string;
  latitude?: number;
  longitude?: number;
  checkin?: string;
  checkout?: string;
  guest?: number;
  room?: number;
  currency?: string;
  radius?: number;
  radiusMeasure?: RadiusMeasure;
  byMinPrice?: number;
  byMaxPrice?: number;
  /** Comma-separated. */
  amenities?: string;
  pageNumber?: number;
  sort?: string;
  view?: 'map';
  /** Where the booking goes. */
  trip?: string;
  /** As an advisor: the customer whose booking it will be. */
  customer?: string;
  chainCode?: string;
  rate?: string;
};

export type RadiusMeasure = 'KM' | 'MI';
export const kmPerMile = 1.609344;

/** Where and when somebody sleeps, and how many they are. */
export type Stay = {
  place: string;
  latitude: number;
  longitude: number;
  checkin: string;
  checkout: string;
  guest: number;
  room: number;
  currency: string;
};

export const mostGuests = 30;
export const mostRooms = 9;

/** The stay that an address asks for; null where it leaves out what a search needs. */
export function readStay(search: HotelSearch): Stay | null {
  const latitude = numberWithin(search.latitude, -90, 90);
  const longitude = numberWithin(search.longitude, -180, 180);
  const checkin = String(search.checkin ?? '');
  const checkout = String(search.checkout ?? '');
  if (latitude === null || longitude === null || !isDay(checkin) || !isDay(checkout) || checkout <= checkin)
    return null;
  const currency = String(search.currency ?? '');
  return {
    place: String(search.place ?? ''),
    latitude,
    longitude,
    checkin,
    checkout,
    guest: wholeWithin(search.guest, 1, mostGuests) ?? hotelSearchDefaults.guest,
    room: wholeWithin(search.room, 1, mostRooms) ?? hotelSearchDefaults.room,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : hotelSearchDefaults.currency,
  };
}

/** A number from an address within its bounds, or null. */
export function numberWithin(value: unknown, least: number, most: number): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}

export function wholeWithin(value: unknown, least: number, most: number): number | null {
  const number = numberWithin(value, least, most);
  return number !== null && Number.isInteger(number) ? number : null;
}
