import { onceForText } from '../once-for.ts';
import { inKnownWords } from './exonyms.ts';
import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';
import { openPlaceTable, type PlaceTable } from './place-table.ts';
import stations from './stations.generated.json' with { type: 'json' };

let table: PlaceTable | undefined;

/** Railway stations by their names; opened when one is first asked for. */
export function stationTable(): PlaceTable {
  table ??= openPlaceTable({
    lines: stations.lines,
    place: stationOf,
    names: ({ name, english, french }) => [name, expanded(name), english, french],
  });
  return table;
}

export function stationById(id: string): KnownPlace | null {
  const line = stations.lines.find((one) => one.startsWith(`${id}\t`));
  return line === undefined ? null : stationOf(line.split('\t'));
}

/** By its UIC number, as rail tickets write it; one number stands for one station. */
export function stationByUic(uic: string): KnownPlace | null {
  if (!/^\d{7}$/.test(uic)) return null;
  const line = stations.lines.find((one) => one.endsWith(`\t${uic}`) || one.includes(`\t${uic}\t`));
  return line === undefined ? null : stationOf(line.split('\t'));
}

/** By the five letters of French railways' tickets: `FRPLY`. */
export function stationBySncf(code: string): KnownPlace | null {
  if (!/^[A-Z]{5}$/.test(code)) return null;
  const line = stations.lines.find((one) => one.endsWith(`\t${code}`));
  return line === undefined ? null : stationOf(line.split('\t'));
}

/** European stations that a printed name may mean, likeliest first; a whole name beats words of a longer one. */
export const findStations = onceForText(stationsCalled);

function stationsCalled(printed: string): readonly KnownPlace[] {
  const exact = stationTable().named(printed);
  if (exact.length > 0) return exact;
  const words = fold(expanded(printed))
    .split(' ')
    .filter((word) => word.length > 1 && !idle.has(word));
  const found = words.length > 0 ? stationTable().withWords(words).slice(0, 20) : [];
  if (found.length > 0) return found;
  const known = alsoCalled.get(fold(printed));
  if (known) return stationTable().named(known);
  // "London King's Cross", which the list has as "Kings"
  const joined = printed.replace(/(?<=\p{L})['’](?=s(?!\p{L}))/gu, '');
  if (joined !== printed) return stationsCalled(joined);
  // "Londra St Pancras", "Prag hl.n."
  for (const name of inKnownWords(printed)) {
    const abroad = stationsCalled(name);
    if (abroad.length > 0) return abroad;
  }
  // "Mulhouse Ville": which of the town's stations it is, where the list has but the town's name
  const central = / Ville$/.test(printed) ? printed.slice(0, -' Ville'.length) : printed;
  return central === printed ? [] : stationTable().named(central);
}

const roissy = 'Aéroport Paris Roissy Charles de Gaulle CDG';

/** What railways print today, and what the list has. */
const alsoCalled: ReadonlyMap<string, string> = new Map(
  (
    [
      ['Madrid-Puerta de Atocha', 'Madrid Atocha'],
      ['Madrid-Puerta de Atocha-Almudena Grandes', 'Madrid Atocha'],
      ['Madrid P. Atocha - A. Grandes', 'Madrid Atocha'],
      ['Puerta de Atocha', 'Madrid Atocha'],
      ['Bilbao Abando Indalecio Prieto', 'Bilbao-Abando'],
      ['Praha hlavní nádraží', 'Praha hl.n.'],
      ['Budapest Keleti pályaudvar', 'Budapest-Keleti'],
      ['Bâle CFF', 'Basel SBB'],
      ['Brussel-Zuid', 'Bruxelles-Midi'],
      ['Københavns Hovedbanegård', 'København'],
      ['Frankfurt Flughafen Fernbahnhof', 'Frankfurt (M) Flughafen Fernbf'],
      ['Aéroport Charles de Gaulle TGV', roissy],
      ['Aéroport Charles de Gaulle 2 TGV', roissy],
      ['Aéroport Roissy Charles de Gaulle TGV', roissy],
      ['Aéroport CDG TGV', roissy],
      ['Aéroport Roissy CDG TGV', roissy],
      ['London St Pancras International', 'London St Pancras'],
      ['London St. Pancras Int’l', 'London St Pancras'],
    ] as const
  ).map(([printed, known]) => [fold(printed), known]),
);

/** The one station that is meant, or null where none or several in different time zones could be. */
export function findStation(printed: string): KnownPlace | null {
  const [first, ...others] = findStations(printed);
  if (!first) return null;
  const rivals = others.filter((s) => s.weight > first.weight - 2);
  return rivals.every((s) => s.zone === first.zone) ? first : null;
}

function stationOf(fields: string[]): KnownPlace {
  const [id = '', name = '', french, english, country = '', weight, lat, lon, zone = '', uic] = fields;
  return {
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
  };
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
