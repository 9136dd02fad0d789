import { airportsTable } from './airports.generated.ts';
import { closedAirports } from './closed-airports.ts';
import { fold } from './fold.ts';
import { type KnownPlace, tableRows } from './known-place.ts';
import { indexNames, type NameIndex } from './name-index.ts';

let byCode: Map<string, KnownPlace> | undefined;
let names: NameIndex | undefined;

/** The airport with this code, in capitals; null where nobody flies under it. */
export function airportByIata(code: string): KnownPlace | null {
  return airportsByCode().get(code) ?? null;
}

export function allAirports(): KnownPlace[] {
  return [...airportsByCode().values()];
}

/**
 * Airports that a printed name may mean, likeliest first: "Paris Charles de Gaulle" is one, "Paris" is several,
 * "Roissy" is one. The caller chooses, or says that it cannot.
 */
export function findAirports(printed: string): KnownPlace[] {
  names ??= indexNames(allAirports(), (a) => [
    a.name,
    `${a.city ?? ''} ${a.name}`,
    a.city ?? '',
    a.frenchCity ?? '',
    `${a.frenchCity ?? ''} ${a.name}`,
    ...(a.otherNames ?? []),
    // "Paris CDG"
    `${a.city ?? ''} ${a.iata ?? ''}`,
  ]);
  const code = /^\(?([A-Z]{3})\)?$/.exec(printed.trim())?.[1];
  const coded = code ? airportByIata(code) : null;
  // Two capitals are a country or a state: "Brussels Airport, BE".
  const words = fold(printed.replace(/(?<![\p{L}])[A-Z]{2}(?![\p{L}])/gu, ' '))
    .split(' ')
    .filter((word) => word.length > 1 && !idle.has(word) && !/^\d/.test(word));
  const all = words.length > 0 ? names.withWords(words) : [];
  const open = all.filter((airport) => !closedAirports.includes(airport));
  const found = open.length > 0 ? open : all;
  if (coded) return [coded];
  const named = found.filter((a) => fold(a.name) === words.join(' '));
  if (named.length === 1) return named;
  if (found.length > 0) return found;
  const metropolis = code ? metropolitan[code] : undefined;
  return (metropolis ?? []).map((c) => airportByIata(c)).filter((a) => a !== null);
}

/** The airports of a city that IATA gave a code of its own: "LON", "PAR". */
export function airportsOfMetropolis(code: string): KnownPlace[] {
  return (metropolitan[code] ?? []).map((c) => airportByIata(c)).filter((a) => a !== null);
}

function airportsByCode(): Map<string, KnownPlace> {
  if (byCode) return byCode;
  byCode = new Map(closedAirports.map((airport) => [airport.iata ?? '', airport]));
  for (const [iata = '', name = '', city, frenchCity, country = '', size, lat, lon, zone = '', others] of tableRows(
    airportsTable,
  )) {
    byCode.set(iata, {
      id: `airport:${iata}`,
      kind: 'airport',
      iata,
      name,
      city: city || undefined,
      frenchCity: frenchCity || undefined,
      otherNames: others ? others.split('|') : undefined,
      country,
      latitude: Number(lat),
      longitude: Number(lon),
      zone,
      weight: size === '3' ? 6.3 : size === '2' ? 4.5 : 2,
    });
  }
  return byCode;
}

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
