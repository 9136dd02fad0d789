import { airportByIata, airportsOfMetropolis, airportTable } from './airports.ts';
import { cityById, cityTable } from './cities.ts';
import { fold } from './fold.ts';
import { type KnownPlace, type PlaceKind, placeName } from './known-place.ts';
import type { PlaceTable } from './place-table.ts';
import { type Region, splitRegion } from './region.ts';
import { stationById, stationTable } from './stations.ts';

export type PlaceSearch = {
  language: 'en' | 'fr';
  /** All kinds where left out. */
  types?: readonly PlaceKind[];
  /** 8 where left out. */
  limit?: number;
};

/**
 * Places whose names have words that begin like the words of the query, in any language and without accents: "Londres",
 * "pékin", "part-dieu"; an airport's code comes first, and what the name is of ("… airport", "gare de …", ", UK") restricts.
 * Where nothing is called so, what differs by a slip of the finger.
 */
export function searchPlaces(query: string, { language, types, limit = 8 }: PlaceSearch): KnownPlace[] {
  const asked = query.slice(0, 100);
  const kinds = (Object.keys(tables) as PlaceKind[]).filter((kind) => !types || types.includes(kind));
  const find = (text: string, within: { kinds?: PlaceKind[]; region?: Region | null; loosely?: boolean } = {}) =>
    ranked(text, { kinds: kinds.filter((kind) => (within.kinds ?? kinds).includes(kind)), language, limit, ...within });

  const coded = codedAirports(asked, kinds);
  const hinted = withoutKind(asked);
  const { name, region } = splitRegion(asked);
  const readings = [
    () => coded,
    () => (hinted?.kind === 'airport' ? find(hinted.name, { kinds: ['airport'] }) : []),
    () => find(asked),
    () => (hinted?.kind === 'station' ? find(hinted.name, { kinds: ['station'] }) : []),
  ];
  const found = unique(readings.flatMap((read) => read()));
  if (found.length > 0) return merged(found, coded, limit);
  // Only now what the words may mean otherwise: "Mexico" is a city before it is a country.
  const otherwise = [
    () => (region ? find(name, { region }) : []),
    () => find(asked.replace(/['’]/g, '')),
    () => find(asked, { loosely: true }),
    () => (region ? find(name, { region, loosely: true }) : []),
  ];
  for (const read of otherwise) {
    const second = read();
    if (second.length > 0) return second;
  }
  return [];
}

/** The place that a search gave under this id; null where the tables no longer have it. */
export function placeById(id: string): KnownPlace | null {
  const [kind, key = ''] = id.split(':');
  if (kind === 'airport') return airportByIata(key);
  if (kind === 'city') return cityById(key);
  return kind === 'station' ? stationById(key) : null;
}

const tables = { city: cityTable, airport: airportTable, station: stationTable } satisfies {
  [kind in PlaceKind]: () => PlaceTable;
};

/** "a" begins thousands of names: the heaviest of each kind are enough. */
const mostOfShort = 80;

type Hit = { table: PlaceTable; rank: number; score: number };

function ranked(
  text: string,
  {
    kinds,
    language,
    limit,
    region,
    loosely,
  }: {
    kinds: readonly PlaceKind[];
    language: 'en' | 'fr';
    limit: number;
    region?: Region | null;
    loosely?: boolean;
  },
): KnownPlace[] {
  const wanted = fold(text);
  if (!wanted) return [];
  const words = wanted.split(' ');
  const hits = kinds.flatMap((kind) => {
    const table = tables[kind]();
    const ranks = loosely ? table.like(words) : table.beginning(words, mostOfShort);
    return ranks.map((rank): Hit => {
      const weight = table.weight(rank);
      const near = loosely ? (kind === 'city' ? 2 : 0) : nearness(kind, weight, table.names(rank), wanted);
      return { table, rank, score: weight + near };
    });
  });
  return best(hits, { limit, language, region: region ?? null });
}

/** Only those that may be shown are made into places. */
function best(
  hits: Hit[],
  { limit, language, region }: { limit: number; language: 'en' | 'fr'; region: Region | null },
): KnownPlace[] {
  hits.sort((a, b) => b.score - a.score);
  const few = region ? hits : hits.slice(0, limit * 6);
  const places = few
    .map(({ table, rank, score }) => ({ place: table.place(rank), score }))
    .map(({ place, score }) => ({ place, score: score + atHome(place, language) }))
    .filter(({ place }) => !isNone(place) && (region?.holds(place) ?? true));
  const towns = places.filter(({ place }) => place.kind === 'city');
  const town = towns.reduce((a, b) => (b.score > a.score ? b : a), towns[0] ?? { place: undefined, score: 0 }).place;
  return places
    .map(({ place, score }) => ({ place, score: score + nearTown(place, town) }))
    .sort((a, b) => b.score - a.score || placeName(a.place, language).localeCompare(placeName(b.place, language)))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** What is in the city that is meant is likelier than its namesakes and what is in them. */
function nearTown(place: KnownPlace, town: KnownPlace | undefined): number {
  if (!town || place === town) return 0;
  if (place.kind === 'city') return place.name === town.name ? -1.5 : 0;
  return place.country === town.country ? 1 : 0;
}

const homes = { en: ['GB', 'US', 'IE', 'CA', 'AU'], fr: ['FR', 'BE', 'CH', 'LU', 'CA', 'MC'] };

function atHome(place: KnownPlace, language: 'en' | 'fr'): number {
  return homes[language].includes(place.country) ? 0.6 : 0;
}

/** A whole name is nearer than the beginning of one, and a great city's name means the city before what is in it. */
function nearness(kind: PlaceKind, weight: number, names: string, wanted: string): number {
  if (names.includes(`| ${wanted} |`)) {
    if (kind !== 'city') return 2;
    return weight >= greatCity ? 4.5 : Math.max(0, weight - 2);
  }
  return names.includes(`| ${wanted}`) ? 1 : 0;
}

/** 50,000 people. */
const greatCity = 4.7;

/** Codes of whole cities stand in the table of airports; nobody lands there. */
function isNone(place: KnownPlace): boolean {
  return place.kind === 'airport' && / Metropolitan$/.test(place.name);
}

function codedAirports(query: string, kinds: readonly PlaceKind[]): KnownPlace[] {
  const code = /^\s*[a-z]{3}\s*$/i.test(query) ? query.trim().toUpperCase() : '';
  if (!code || !kinds.includes('airport')) return [];
  return [airportByIata(code), ...airportsOfMetropolis(code)].filter((a) => a !== null).filter((a) => !isNone(a));
}

/** A field nobody flies to on schedule comes after the names: "rom" is rather the beginning of Rome. */
function merged(found: KnownPlace[], coded: readonly KnownPlace[], limit: number): KnownPlace[] {
  const minor = coded.filter(({ weight }) => weight < 4 && found.length > coded.length);
  const [first, ...others] = found.filter((place) => !minor.includes(place));
  return [...(first ? [first] : []), ...minor, ...others].slice(0, limit);
}

const kindWords: [PlaceKind, RegExp][] = [
  ['airport', /\b(?:airport|a[ée]roport|flughafen|aeropuerto|aeroporto)\b/i],
  ['station', /\b(?:gare|(?:train |railway |railroad )?station|bahnhof|hauptbahnhof|hbf|stazione|estaci[óo]n)\b/i],
];

/** "Dublin Airport", "gare de Lyon": the name alone, and what it is the name of. */
function withoutKind(query: string): { name: string; kind: PlaceKind } | null {
  for (const [kind, word] of kindWords) {
    if (!word.test(query)) continue;
    const name = query
      .replace(word, ' ')
      .replace(/(?<![\p{L}])(?:de la|de l['’]|d['’]|de|du|of|the|in)(?=\s)/giu, ' ')
      .trim();
    return name ? { name, kind } : null;
  }
  return null;
}

function unique(places: readonly KnownPlace[]): KnownPlace[] {
  return [...new Map(places.map((place) => [place.id, place])).values()];
}
