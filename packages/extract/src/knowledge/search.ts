import { airportByIata, airportsOfMetropolis, allAirports } from './airports.ts';
import { allCities } from './cities.ts';
import { fold } from './fold.ts';
import { type KnownPlace, type PlaceKind, placeName } from './known-place.ts';
import { allStations } from './stations.ts';

export type PlaceSearch = {
  language: 'en' | 'fr';
  /** All kinds where left out. */
  types?: readonly PlaceKind[];
  /** 8 where left out. */
  limit?: number;
};

/**
 * Places whose names have words that begin like the words of the query, in any language and without accents:
 * "Londres", "pékin", "part-dieu"; an airport's code comes first. The first call builds the index (half a second):
 * call it once while starting.
 */
export function searchPlaces(query: string, { language, types, limit = 8 }: PlaceSearch): KnownPlace[] {
  const wanted = fold(query.slice(0, 100));
  const words = wanted.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (!longest) return [];
  const { places, haystacks, buckets } = searchIndex();
  const hits: { place: KnownPlace; score: number }[] = [];
  for (const at of buckets.get(longest.slice(0, bucketLength)) ?? []) {
    const place = places[at];
    const haystack = haystacks[at];
    if (!place || haystack === undefined || (types && !types.includes(place.kind))) continue;
    if (words.every((word) => haystack.includes(` ${word}`)))
      hits.push({ place, score: place.weight + nearness(haystack, wanted) });
  }
  const code = /^\s*[a-z]{3}\s*$/i.test(query) ? query.trim().toUpperCase() : '';
  const coded =
    code && (!types || types.includes('airport'))
      ? [airportByIata(code), ...airportsOfMetropolis(code)].filter((a) => a !== null)
      : [];
  const ranked = hits.sort(
    (a, b) => b.score - a.score || placeName(a.place, language).localeCompare(placeName(b.place, language)),
  );
  return [...new Set([...coded, ...ranked.map((hit) => hit.place)])].slice(0, limit);
}

/** The place that a search gave under this id; null where the tables no longer have it. */
export function placeById(id: string): KnownPlace | null {
  return searchIndex().byId.get(id) ?? null;
}

/** Longer prefixes share the bucket of their first letters, and are told apart in it. */
const bucketLength = 3;
/** "a" begins thousands of names: the heaviest are enough. */
const shortBucket = 80;

type SearchIndex = {
  places: KnownPlace[];
  /** Per place: its folded names, each word after a space, names apart by "|". */
  haystacks: string[];
  /** Places, heaviest first, by the first one, two and three letters of their words. */
  buckets: Map<string, number[]>;
  byId: Map<string, KnownPlace>;
};

let index: SearchIndex | undefined;

function searchIndex(): SearchIndex {
  if (index) return index;
  const places = [...allCities(), ...allAirports(), ...allStations()].sort((a, b) => b.weight - a.weight);
  const haystacks = places.map(haystackOf);
  const buckets = new Map<string, number[]>();
  haystacks.forEach((haystack, at) => {
    const starts = new Set<string>();
    for (const word of haystack.split(/[ |]+/)) {
      for (let length = 1; length <= Math.min(bucketLength, word.length); length++) starts.add(word.slice(0, length));
    }
    for (const start of starts) {
      const bucket = buckets.get(start);
      if (!bucket) buckets.set(start, [at]);
      else if (start.length === bucketLength || bucket.length < shortBucket) bucket.push(at);
    }
  });
  index = { places, haystacks, buckets, byId: new Map(places.map((place) => [place.id, place])) };
  return index;
}

function haystackOf(place: KnownPlace): string {
  const names = [
    place.name,
    place.english,
    place.french,
    place.city,
    place.frenchCity,
    ...(place.otherNames ?? []),
    place.iata,
  ];
  const folded = new Set(names.map((name) => (name ? fold(name) : '')).filter(Boolean));
  return `${[...folded].map((name) => `| ${name} `).join('')}|`;
}

function nearness(haystack: string, wanted: string): number {
  if (haystack.includes(`| ${wanted} |`)) return 2.5;
  return haystack.includes(`| ${wanted}`) ? 1 : 0;
}
