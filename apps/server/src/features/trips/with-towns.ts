import type { Language, Place } from '@escale/contract';
import { townName } from '../places/index.ts';

/**
 * A trip's or a segment's JSON in which each place also says what the reader's language calls its town, where that is not
 * what it says anyway. Worked on as text, like all of the hot reads: a place is an object of texts and numbers alone, and within a JSON
 * string a quote never stands bare.
 */
export function withTowns(json: string, language: Language): string {
  return json.replace(flatObjects, (object) => {
    if (!ofPlaces.test(object)) return object;
    const { name, city, iata, country, address }: Place = JSON.parse(object);
    const town = city ?? name;
    // Without a town or a code, what has an address is a house's name.
    if (!town || (!city && !iata && address)) return object;
    const known = knownTown({ name: town, ...(iata && { iata }), ...(country && { country }) }, language);
    return known === town ? object : `${object.slice(0, -1)},"town":${JSON.stringify(known)}}`;
  });
}

/** People go to few towns, and looking one up costs as much as the rest. */
const asked = new Map<string, string>();

function knownTown(town: Parameters<typeof townName>[0], language: Language): string {
  const key = `${language} ${town.country} ${town.iata} ${town.name}`;
  const before = asked.get(key);
  if (before !== undefined) return before;
  const name = townName(town, language);
  if (asked.size >= 1000) asked.clear();
  asked.set(key, name);
  return name;
}

const value = String.raw`(?:"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*)`;
/** Begins with a field that a place has: most of what cannot be one is passed over at its first letters. */
const flatObjects = new RegExp(
  String.raw`\{"(?:address|city|country|iata|latitude|longitude|name|timeZone)" ?: ?${value}(?:, ?"\w+" ?: ?${value})*\}`,
  'g',
);
const ofPlaces = /"(?:iata|city|country)" ?:/;
