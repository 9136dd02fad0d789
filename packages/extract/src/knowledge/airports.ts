import { onceForText } from '../once-for.ts';
import { kilometresBetween } from '../text/kilometres.ts';
import { airportNames } from './airport-names.ts';
import { airportTowns } from './airport-towns.ts';
import airports from './airports.generated.json' with { type: 'json' };
import { findCities } from './cities.ts';
import { closedAirportLines } from './closed-airports.ts';
import { inKnownWords } from './exonyms.ts';
import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';
import { openPlaceTable, type PlaceTable } from './place-table.ts';

let byCode: Map<string, string> | undefined;
let table: PlaceTable | undefined;

/** The airport with this code, in capitals; null where nobody flies under it. */
export function airportByIata(code: string): KnownPlace | null {
  const line = airportLines().get(code);
  return line === undefined ? null : airportOf(line.split('\t'));
}

export function airportTable(): PlaceTable {
  table ??= openPlaceTable({
    lines: [...airportLines().values()],
    place: airportOf,
    names: ({ name, city, frenchCity, otherNames = [], iata }) => [name, city, frenchCity, ...otherNames, iata],
  });
  return table;
}

/**
 * Airports that a printed name may mean, likeliest first: "Paris Charles de Gaulle" is one, "Paris" is several,
 * "Roissy" is one. The caller chooses, or says that it cannot.
 */
export const findAirports = onceForText(airportsCalled);

function airportsCalled(printed: string): readonly KnownPlace[] {
  const code = /^\(?([A-Z]{3})\)?$/.exec(printed.trim())?.[1];
  const coded = code ? airportByIata(code) : null;
  // Two capitals are a country or a state: "Brussels Airport, BE".
  const words = fold(printed.replace(/(?<![\p{L}])[A-Z]{2}(?![\p{L}])/gu, ' '))
    .split(' ')
    .filter((word) => word.length > 1 && !idle.has(word) && !/^\d/.test(word));
  const all = words.length > 0 ? airportTable().withWords(words) : [];
  const open = all.filter((airport) => airport.weight !== closedWeight);
  const found = open.length > 0 ? open : all;
  if (coded) return [coded];
  const said = words.join(' ');
  const named = found.filter((a) => fold(a.name) === said);
  // an airport that is called "London" and nothing else stands in Ontario, "Brest" in Belarus, "Osaka" is one of Osaka's two
  const isOfTown = ({ city = '' }: KnownPlace) => [said, fold(printed)].includes(fold(city));
  const isOutweighed = found.some((a) => a !== named[0] && a.weight >= (named[0]?.weight ?? 0) && isOfTown(a));
  if (named.length === 1 && !isOutweighed) return named;
  if (found.length > 0) return found;
  const ofTown = ownNameBehindTown(words);
  if (ofTown) return [ofTown];
  const metropolis = code ? metropolitan[code] : undefined;
  // "Parigi Charles de Gaulle"
  for (const name of inKnownWords(printed)) {
    const abroad = airportsCalled(name);
    if (abroad.length > 0) return abroad;
  }
  return (metropolis ?? []).map((c) => airportByIata(c)).filter((a) => a !== null);
}

/** "Saint-Denis Roland-Garros": its own name behind that of a town whose sight it is in, though it lies in another. */
function ownNameBehindTown(words: readonly string[]): KnownPlace | null {
  for (let split = 1; split < words.length && words.length < 7; split++) {
    const own = words.slice(split).join(' ');
    const [airport, more] = airportTable()
      .named(own)
      .filter((one) => [one.name, ...(one.otherNames ?? [])].some((name) => fold(name) === own));
    if (!airport || more) continue;
    const towns = findCities(words.slice(0, split).join(' '), airport.country);
    if (towns.some((town) => kilometresBetween(town, airport) < 60)) return airport;
  }
  return null;
}

/** The airports of a city that IATA gave a code of its own: "LON", "PAR". */
export function airportsOfMetropolis(code: string): KnownPlace[] {
  return (metropolitan[code] ?? []).map((c) => airportByIata(c)).filter((a) => a !== null);
}

function airportLines(): Map<string, string> {
  byCode ??= new Map([...closedAirportLines, ...airports.lines].map((line) => [line.slice(0, 3), line]));
  return byCode;
}

/** No size of an airport in use weighs as much. */
const closedWeight = 3;
const weightOfSize: { [size: string]: number } = { '3': 6.3, '2': 4.5, closed: closedWeight };

function airportOf(fields: string[]): KnownPlace {
  const [iata = '', name = '', city, frenchCity, country = '', size = '', lat, lon, zone = '', others] = fields;
  const [town, frenchTown] = airportTowns[iata]?.split('|') ?? [];
  const named = [others, airportNames[iata]].flatMap((names) => (names ? names.split('|') : []));
  // who looks for the municipality finds the airport too
  if (town && city) named.push(city);
  return {
    id: `airport:${iata}`,
    kind: 'airport',
    iata,
    name,
    city: town ?? townOf(country, city),
    frenchCity: town ? frenchTown : firstOf(frenchCity),
    otherNames: named.length > 0 ? named : undefined,
    country,
    latitude: Number(lat),
    longitude: Number(lon),
    zone,
    weight: weightOfSize[size] ?? 2,
  };
}

/** Of "Arnavutköy, Istanbul" the city; elsewhere a county stands behind the town: "Stornoway, Western Isles". */
function townOf(country: string, city: string | undefined): string | undefined {
  const parts = city?.split(', ') ?? [];
  return firstOf(districtFirst.has(country) ? parts.at(-1) : parts[0]);
}

/** "Toulouse/Blagnac" serves Toulouse: what stands behind is the town that the runway lies in. */
function firstOf(city: string | undefined): string | undefined {
  return city?.split('/')[0]?.trim() || undefined;
}

/** Where the list names the district before its city. */
const districtFirst = new Set(['TR', 'CN']);

const idle = new Set(
  'airport aeroport flughafen aeropuerto aeroporto luchthaven international intl terminal term hall the of de du des la le les al el the di da do den'.split(
    ' ',
  ),
);

const metropolitan: { [code: string]: string[] } = {
  PAR: ['CDG', 'ORY', 'BVA'],
  LON: ['LHR', 'LGW', 'LCY', 'STN', 'LTN', 'SEN'],
  NYC: ['JFK', 'EWR', 'LGA'],
  WAS: ['IAD', 'DCA', 'BWI'],
  CHI: ['ORD', 'MDW'],
  TYO: ['HND', 'NRT'],
  OSA: ['KIX', 'ITM'],
  SEL: ['ICN', 'GMP'],
  BJS: ['PEK', 'PKX'],
  MIL: ['MXP', 'LIN', 'BGY'],
  ROM: ['FCO', 'CIA'],
  STO: ['ARN', 'BMA', 'NYO'],
  MOW: ['SVO', 'DME', 'VKO'],
  BUE: ['EZE', 'AEP'],
  RIO: ['GIG', 'SDU'],
  SAO: ['GRU', 'CGH', 'VCP'],
  YTO: ['YYZ', 'YTZ'],
  YMQ: ['YUL'],
};
