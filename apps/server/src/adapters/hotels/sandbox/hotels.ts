import { type Amenity, amenities, type Language } from '@escale/contract';
import { type KnownPlace, placeById, placeName } from '@escale/extract/knowledge';
import { chance } from './chance.ts';

/** What a hotel of the sandbox is there to show; by its number, the same in every city. */
export const cases = {
  1: 'flexible',
  2: 'non-refundable',
  3: 'dearer-when-asked-again',
  4: 'stricter-when-asked-again',
  5: 'silent-but-done',
  6: 'silent-and-not-done',
  7: 'gone-when-asked-again',
  8: 'paid-at-the-hotel',
  9: 'partly-refundable',
  10: 'always-full',
  11: 'price-moves',
  12: 'refuses-when-booked',
  13: 'refuses-to-cancel',
} as const;
export type Case = (typeof cases)[keyof typeof cases] | 'ordinary';

export type SandboxHotel = {
  readonly code: string;
  readonly number: number;
  readonly city: KnownPlace;
  readonly shows: Case;
  readonly latitude: number;
  readonly longitude: number;
  readonly stars: number;
  readonly amenities: readonly Amenity[];
  readonly reviewCount: number;
  readonly reviewScore: number;
};

/** Every case in every city. */
const fewest = Object.keys(cases).length;
const most = 25;

const known = new Map<string, SandboxHotel[]>();

/** The city's hotels: 13 to 25, more in larger ones. */
export function hotelsOf(city: KnownPlace): SandboxHotel[] {
  const before = known.get(city.id);
  if (before) return before;
  const count = Math.min(most, Math.max(fewest, Math.round((city.weight - 4) * 9)));
  const made = Array.from({ length: count }, (_, index) => hotelOf(city, index + 1));
  // Nobody looks at so many cities; whoever lets a program do so shall not fill the memory.
  if (known.size > 2_000) known.clear();
  known.set(city.id, made);
  return made;
}

/** `sandbox:2988507-07`; null: no hotel is called so. */
export function hotelByCode(code: string): SandboxHotel | null {
  const [, id, number] = /^sandbox:(\d{1,10})-(\d{2})$/.exec(code) ?? [];
  const city = id === undefined ? null : placeById(`city:${id}`);
  return (city && hotelsOf(city)[Number(number) - 1]) ?? null;
}

export function nameOf({ city, number }: SandboxHotel, language: Language): string {
  return `Sandbox Hotel ${placeName(city, language)} ${String(number).padStart(2, '0')}`;
}

export function placeOf(hotel: SandboxHotel, language: Language) {
  const { city, latitude, longitude, number } = hotel;
  return {
    name: nameOf(hotel, language),
    address: `${number} Sandbox Street, ${placeName(city, language)}`,
    city: placeName(city, language),
    country: city.country,
    latitude,
    longitude,
    timeZone: city.zone,
  };
}

function hotelOf(city: KnownPlace, number: number): SandboxHotel {
  const any = (of: string) => chance(city.id, number, of);
  const km = 0.15 + 2.8 * any('distance') ** 1.7;
  const turn = 2 * Math.PI * any('direction');
  const kmPerDegree = 111.2;
  const stars = 2 + Math.floor(3.6 * any('stars'));
  return {
    code: `sandbox:${city.id.slice('city:'.length)}-${String(number).padStart(2, '0')}`,
    number,
    city,
    shows: (cases as Record<number, Case>)[number] ?? 'ordinary',
    latitude: rounded(city.latitude + (km * Math.cos(turn)) / kmPerDegree),
    longitude: rounded(
      city.longitude + (km * Math.sin(turn)) / (kmPerDegree * Math.max(0.1, Math.cos((city.latitude * Math.PI) / 180))),
    ),
    stars,
    amenities: amenities.filter((amenity) => any(amenity) < (common[amenity] ?? 0.25) + stars * 0.07),
    reviewCount: Math.floor(20 + 1800 * any('reviews') ** 2),
    reviewScore: Math.round(10 * (6.4 + stars * 0.3 + 1.8 * any('score'))) / 10,
  };
}

const common: Partial<Record<Amenity, number>> = {
  internet: 0.8,
  breakfast: 0.5,
  'front-desk-24-7': 0.4,
  pool: -0.1,
  shuttle: 0,
};

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
