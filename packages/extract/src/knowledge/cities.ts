import cities from './cities.generated.json' with { type: 'json' };
import { countryOf } from './countries.ts';
import { inKnownWords } from './exonyms.ts';
import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';
import { openPlaceTable, type PlaceTable } from './place-table.ts';
import { splitRegion } from './region.ts';

let table: PlaceTable | undefined;

/** Cities of 15,000 people and more. */
export function cityTable(): PlaceTable {
  table ??= openPlaceTable({
    lines: cities.lines,
    place: cityOf,
    names: ({ name, english, french, otherNames = [] }) => [name, english, french, ...otherNames],
  });
  return table;
}

/** The largest; of two that lie within one another's view only the larger. */
export function greatCities(count: number): KnownPlace[] {
  const kept: KnownPlace[] = [];
  for (const line of cities.lines) {
    const city = cityOf(line.split('\t'));
    const apart = (other: KnownPlace) =>
      Math.hypot(
        city.latitude - other.latitude,
        (city.longitude - other.longitude) * Math.cos((city.latitude * Math.PI) / 180),
      );
    if (kept.every((other) => apart(other) > 0.6)) kept.push(city);
    if (kept.length === count) break;
  }
  return kept;
}

export function cityById(id: string): KnownPlace | null {
  const line = cities.lines.find((one) => one.startsWith(`${id}\t`));
  return line === undefined ? null : cityOf(line.split('\t'));
}

/**
 * Cities with this name in English, French or their own language, largest first. A country or a state restricts them,
 * whether it is given or printed behind the name: "Hampton, UK", "Portland, OR".
 */
export function findCities(printed: string, country?: string): KnownPlace[] {
  const found = named(printed);
  const { name, region } = found.length > 0 ? { name: '', region: null } : splitRegion(printed);
  const meant = region ? cityTable().named(name).filter(region.holds) : found;
  const there = country === undefined ? undefined : (countryOf(country) ?? country);
  return there ? meant.filter((c) => c.country === there) : meant;
}

/** By the name as it is printed, or else in the words that the table has for it. */
function named(printed: string): KnownPlace[] {
  const found = cityTable().named(printed);
  if (found.length > 0) return found;
  const [inOthers = []] = inKnownWords(printed)
    .map((name) => cityTable().named(name))
    .filter(({ length }) => length > 0);
  return inOthers;
}

/** The one city that is meant: by far the largest of its name, or the only one in the country. Null where that is a guess. */
export function findCity(printed: string, country?: string): KnownPlace | null {
  const [first, second] = findCities(printed, country);
  if (!first) return null;
  if (!second || second.zone === first.zone) return first;
  return first.weight - second.weight > 0.5 ? first : null;
}

/** "Kent Station, Cork": the towns behind a comma, before any that the name begins like; Kent is one of America. */
export const citiesBehind = (printed: string): KnownPlace[] =>
  printed
    .split(', ')
    .slice(1)
    .flatMap((part) => findCity(part) ?? []);

/** The one that calls itself so: "Bergen" in Norway, which is Dutch for Mons. */
export function findOwnCity(printed: string): KnownPlace | null {
  const [own, more] = findCities(printed).filter((city) => isOwnName(printed, city));
  return more ? null : (own ?? null);
}

const isOwnName = (printed: string, { name, english, french }: KnownPlace): boolean =>
  [name, english, french].some((own) => own !== undefined && fold(own) === fold(printed));

/** The clock of a whole country, where it has but one. */
export function zoneOfCountry(country: string): string | undefined {
  clocks ??= clocksOf(cities.lines);
  return clocks.get(country) ?? undefined;
}

let clocks: Map<string, string | null> | undefined;

function clocksOf(lines: readonly string[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const line of lines) {
    const { country, zone } = cityOf(line.split('\t'));
    found.set(country, !found.has(country) || found.get(country) === zone ? zone : null);
  }
  return found;
}

function cityOf(fields: string[]): KnownPlace {
  const [id = '', english = '', french, native, country = '', thousands, lat, lon, zone = '', state, others] = fields;
  return {
    id: `city:${id}`,
    kind: 'city',
    name: native || english,
    english,
    french: french || undefined,
    otherNames: others ? others.split('|') : undefined,
    country,
    state: state || undefined,
    latitude: Number(lat),
    longitude: Number(lon),
    zone,
    weight: Math.max(0, Math.log10(1000 * Number(thousands) + 1)),
  };
}
