import { type Amenity, amenities } from '@escale/contract';
import { zoneAt } from '@escale/extract/knowledge';
import type { HotelDetail } from '../../../features/hotels/index.ts';
import type { LiteDetail, LiteHotel } from './answers.ts';
import { plain } from './rates.ts';

/** What a facility is called there, by what it is called here. */
const words: Record<Amenity, RegExp> = {
  breakfast: /breakfast/i,
  restaurant: /restaurant/i,
  parking: /parking|car park/i,
  internet: /wi-?fi|internet/i,
  shuttle: /shuttle/i,
  accessibility: /wheelchair|accessib|disabled/i,
  'eco-label': /eco|sustainab|green key/i,
  pool: /pool(?! table)/i,
  fitness: /fitness|gym\b/i,
  'sanitary-standards': /sanit|disinfect|hygien/i,
  'pets-allowed': /pets? allowed|pet[- ]friendly/i,
  'front-desk-24-7': /24[- ]hour (?:front desk|reception)/i,
  'charging-station': /charging station|electric vehicle/i,
};

export const amenitiesIn = (facilities: readonly string[]): Amenity[] =>
  amenities.filter((amenity) => facilities.some((name) => words[amenity].test(name)));

export const codeOf = (id: string) => `liteapi:${id}`;
export const idOf = (hotelCode: string) => /^liteapi:([\w-]{1,60})$/.exec(hotelCode)?.[1] ?? null;
export const chainOf = (chainId: string | number | null | undefined) => (chainId ? String(chainId) : '--');

export const zoneOf = (latitude: number, longitude: number) => zoneAt(latitude, longitude) ?? 'UTC';

export function placeOf(hotel: {
  name: string;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  latitude: number;
  longitude: number;
}) {
  const { name, address, city, country = '', latitude, longitude } = hotel;
  const code = country?.toUpperCase() ?? '';
  return {
    name: name.slice(0, 300),
    ...(address && { address: address.slice(0, 500) }),
    ...(city && { city: city.slice(0, 200) }),
    ...(/^[A-Z]{2}$/.test(code) && { country: code }),
    latitude,
    longitude,
    timeZone: zoneOf(latitude, longitude),
  };
}

export function listedFacts(hotel: LiteHotel, facilities: ReadonlyMap<number, string>) {
  const named = (hotel.facilityIds ?? []).flatMap((id) => facilities.get(id) ?? []);
  return {
    chainCode: chainOf(hotel.chainId),
    hotelCode: codeOf(hotel.id),
    name: hotel.name,
    place: placeOf(hotel),
    stars: hotel.stars || null,
    amenities: amenitiesIn(named),
    reviewCount: hotel.reviewCount ?? null,
    reviewScore: hotel.rating || null,
    photos: hotel.main_photo ? [{ url: hotel.main_photo, caption: null }] : [],
  };
}

export function detailOf(hotel: LiteDetail): HotelDetail {
  const { checkinCheckoutTimes: times } = hotel;
  return {
    chainCode: chainOf(hotel.chainId),
    hotelCode: codeOf(hotel.id),
    name: hotel.name,
    place: placeOf({ ...hotel, ...hotel.location }),
    stars: hotel.starRating || null,
    amenities: amenitiesIn(hotel.hotelFacilities ?? []),
    reviewCount: hotel.reviewCount ?? null,
    reviewScore: hotel.rating || null,
    distanceFromDestinationKm: null,
    photos: (hotel.hotelImages ?? [])
      .slice(0, 20)
      .map(({ url, caption = null }) => ({ url, caption: caption || null })),
    description: hotel.hotelDescription ? plain(hotel.hotelDescription) : null,
    phone: hotel.phone || null,
    checkinFrom: clockTime(times?.checkin_start ?? times?.checkin) ?? '15:00',
    checkoutUntil: clockTime(times?.checkout) ?? '11:00',
  };
}

/** `03:00 PM`, `15:00`; null where it is neither. */
function clockTime(said: string | null | undefined): string | null {
  const [, hours, minutes = '', half] = /^(\d{1,2}):(\d{2})\s*([AP]M)?$/i.exec(said?.trim() ?? '') ?? [];
  if (hours === undefined) return null;
  const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
