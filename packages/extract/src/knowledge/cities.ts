import { citiesTable } from './cities.generated.ts';
import { type KnownPlace, tableRows } from './known-place.ts';
import { indexNames, type NameIndex } from './name-index.ts';

let cities: KnownPlace[] | undefined;
let names: NameIndex | undefined;

/** Cities of 15,000 people and more, largest first. */
export function allCities(): KnownPlace[] {
  cities ??= tableRows(citiesTable).map(
    ([id = '', english = '', french, native, country = '', thousands, lat, lon, zone = '']) => ({
      id: `city:${id}`,
      kind: 'city',
      name: native || english,
      english,
      french: french || undefined,
      country,
      latitude: Number(lat),
      longitude: Number(lon),
      zone,
      weight: Math.max(0, Math.log10(1000 * Number(thousands) + 1)),
    }),
  );
  return cities;
}

/** Cities with this name in English, French or their own language, largest first. */
export function findCities(printed: string, country?: string): KnownPlace[] {
  names ??= indexNames(allCities(), (c) => [c.name, c.english ?? '', c.french ?? '']);
  const found = names.named(printed);
  return country ? found.filter((c) => c.country === country) : found;
}

/** The one city that is meant: by far the largest of its name, or the only one in the country. Null where that is a guess. */
export function findCity(printed: string, country?: string): KnownPlace | null {
  const [first, second] = findCities(printed, country);
  if (!first) return null;
  if (!second || second.zone === first.zone) return first;
  return first.weight - second.weight > 0.5 ? first : null;
}
