import { airportByIata, airportsOfMetropolis, airportTable } from './airports.ts';
import { cityById, cityTable } from './cities.ts';
import { fold } from './fold.ts';
import { type KnownPlace, type PlaceKind, placeName } from './known-place.ts';
import type { PlaceTable } from './place-table.ts';
import { stationById, stationTable } from './stations.ts';

export type PlaceSearch = {
  language: 'en' | 'fr';
  /** All kinds where left out. */
  types?: readonly PlaceKind[];
  /** 8 where left out. */
  limit?: number;
};

/**
 * Places whose names have words that begin like the words of the query, in any language and without accents:
 * "Londres", "pékin", "part-dieu"; an airport's code comes first.
 */
export function searchPlaces(query: string, { language, types, limit = 8 }: PlaceSearch): KnownPlace[] {
  const wanted = fold(query.slice(0, 100));
  if (!wanted) return [];
  const words = wanted.split(' ');
  const kinds = (Object.keys(tables) as PlaceKind[]).filter((kind) => !types || types.includes(kind));
  const hits = kinds.flatMap((kind) => {
    const table = tables[kind]();
    return table
      .beginning(words, mostOfShort)
      .map((rank) => ({ table, rank, score: table.weight(rank) + nearness(table.names(rank), wanted) }));
  });
  const code = /^\s*[a-z]{3}\s*$/i.test(query) ? query.trim().toUpperCase() : '';
  const coded =
    code && kinds.includes('airport')
      ? [airportByIata(code), ...airportsOfMetropolis(code)].filter((a) => a !== null)
      : [];
  const found = new Map([...coded, ...best(hits, limit, language)].map((place) => [place.id, place]));
  return [...found.values()].slice(0, limit);
}

type Hit = { table: PlaceTable; rank: number; score: number };

/** The best, and whatever scores like the last of them, by name among equals: only these are made into places. */
function best(hits: Hit[], limit: number, language: 'en' | 'fr'): KnownPlace[] {
  hits.sort((a, b) => b.score - a.score);
  const least = hits[limit - 1]?.score ?? Number.NEGATIVE_INFINITY;
  return hits
    .filter((hit) => hit.score >= least)
    .map(({ table, rank, score }) => ({ place: table.place(rank), score }))
    .sort((a, b) => b.score - a.score || placeName(a.place, language).localeCompare(placeName(b.place, language)))
    .map(({ place }) => place);
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

/** A whole name is nearer than the beginning of one. */
function nearness(names: string, wanted: string): number {
  if (names.includes(`| ${wanted} |`)) return 2.5;
  return names.includes(`| ${wanted}`) ? 1 : 0;
}
