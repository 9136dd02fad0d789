import { fold } from './fold.ts';
import { type KnownPlace, tableRows } from './known-place.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { stationsTable } from './stations.generated.ts';

let stations: KnownPlace[] | undefined;
let names: NameIndex | undefined;

export function allStations(): KnownPlace[] {
  stations ??= tableRows(stationsTable).map(
    ([id = '', name = '', french, english, country = '', weight, lat, lon, zone = '', uic]) => ({
      id: `station:${id}`,
      kind: 'station',
      name,
      french: french || undefined,
      english: english || undefined,
      country,
      latitude: Number(lat),
      longitude: Number(lon),
      zone,
      uic: uic || undefined,
      weight: 1 + Number(weight) * 0.55,
    }),
  );
  return stations;
}

/** European stations that a printed name may mean, likeliest first; a whole name beats words of a longer one. */
export function findStations(printed: string): KnownPlace[] {
  names ??= indexNames(allStations(), (s) => [s.name, expanded(s.name)]);
  const exact = names.named(printed);
  if (exact.length > 0) return exact;
  const words = fold(expanded(printed))
    .split(' ')
    .filter((word) => word.length > 1 && !idle.has(word));
  return words.length > 0 ? names.withWords(words).slice(0, 20) : [];
}

/** The one station that is meant, or null where none or several in different time zones could be. */
export function findStation(printed: string): KnownPlace | null {
  const [first, ...others] = findStations(printed);
  if (!first) return null;
  const rivals = others.filter((s) => s.weight > first.weight - 2);
  return rivals.every((s) => s.zone === first.zone) ? first : null;
}

/** "Frankfurt (M) Hbf" as others write it: "Frankfurt Main Hauptbahnhof". */
function expanded(name: string): string {
  return name
    .replace(/\(M\)/g, 'Main')
    .replace(/\bHbf\b/g, 'Hauptbahnhof')
    .replace(/\bBf\b/g, 'Bahnhof')
    .replace(/\bSt[.-]/g, 'Saint ')
    .replace(/\bC\.le\b/g, 'Centrale');
}

const idle = new Set('gare station bahnhof estacion stazione railway train sncf de du des la le les the of'.split(' '));
