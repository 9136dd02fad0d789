import { citiesNear } from '@escale/extract/knowledge';
import { type HotelSearch, type ProviderHotel, perNight, plus, unitsOf } from '../../../features/hotels/index.ts';
import type { Queries } from '../../../platform/db.ts';
import { hotelsOf, nameOf, placeOf, type SandboxHotel } from './hotels.ts';
import { ratesOf } from './rates.ts';
import { roomsLeftIn } from './rooms-left.ts';

/** As far as a hotel stands from the middle of its city. */
const townKm = 3;
/** Of a radius that holds half a country, the nearest. */
const mostCities = 60;

export async function searchSandbox(
  { db, now }: { db: Queries; now: Date },
  asked: HotelSearch,
): Promise<{ hotels: ProviderHotel[]; total: number }> {
  const { latitude, longitude, radiusKm, stay } = asked;
  const near = citiesNear(latitude, longitude, { withinKm: radiusKm + townKm, most: mostCities })
    .flatMap(hotelsOf)
    .map((hotel) => ({ hotel, km: kmBetween(asked, hotel) }))
    .filter(({ hotel, km }) => km <= radiusKm && asked.amenities.every((one) => offers(hotel, one)));
  const left = await roomsLeftIn(
    db,
    near.map(({ hotel }) => hotel),
    stay,
  );
  const found = near.flatMap(({ hotel, km }) => {
    const on = {
      now,
      language: asked.language,
      again: false,
      roomsLeft: (room: 'standard' | 'superior') => left(hotel, room),
    };
    const rates = ratesOf(hotel, stay, on).map((rate) => ({ rate, total: plus(rate.payNow, rate.payAtHotel) }));
    const fitting = rates.filter(({ total }) => isWithin(perNight(total, stay.nights).amount, asked));
    const [cheapest] = fitting.sort((a, b) => compare(unitsOf(a.total.amount), unitsOf(b.total.amount)));
    if (!cheapest) return [];
    return {
      chainCode: 'SBX',
      hotelCode: hotel.code,
      name: nameOf(hotel, asked.language),
      place: placeOf(hotel, asked.language),
      stars: hotel.stars,
      amenities: [...hotel.amenities],
      reviewCount: hotel.reviewCount,
      reviewScore: hotel.reviewScore,
      distanceFromDestinationKm: Math.round(km * 100) / 100,
      photos: [],
      lowestTotal: cheapest.total,
      freeCancellation: fitting.some(({ rate }) => rate.policy.refundable === 'full'),
    };
  });
  found.sort(orders[asked.sort]);
  const from = (asked.page - 1) * asked.pageSize;
  return { hotels: found.slice(from, from + asked.pageSize), total: found.length };
}

const orders: Record<HotelSearch['sort'], (a: ProviderHotel, b: ProviderHotel) => number> = {
  distance: (a, b) => (a.distanceFromDestinationKm ?? 0) - (b.distanceFromDestinationKm ?? 0),
  price: (a, b) => compare(unitsOf(a.lowestTotal.amount), unitsOf(b.lowestTotal.amount)),
  stars: (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || orders.distance(a, b),
  review: (a, b) => (b.reviewScore ?? 0) - (a.reviewScore ?? 0) || orders.distance(a, b),
};

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
const offers = (hotel: SandboxHotel, amenity: string) => (hotel.amenities as readonly string[]).includes(amenity);

function isWithin(night: string, { minPrice, maxPrice }: HotelSearch): boolean {
  const units = unitsOf(night);
  return (minPrice === null || units >= unitsOf(minPrice)) && (maxPrice === null || units <= unitsOf(maxPrice));
}

function kmBetween(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
