import type { Place } from '../places.ts';

/**
 * The shortest times in which airports say that one can change from flight to flight, in minutes: within a country or the
 * Schengen area, and across a border. Where terminals differ the lowest is taken: what is shorter than this is tight by
 * anybody's reckoning. They change little from year to year.
 */
const airports: Readonly<Record<string, readonly [within: number, across: number]>> = {
  AMS: [40, 50],
  ATL: [40, 60],
  BCN: [40, 60],
  BRU: [40, 50],
  CDG: [50, 60],
  CPH: [30, 45],
  DOH: [45, 45],
  DUB: [45, 60],
  DXB: [60, 60],
  FCO: [45, 60],
  FRA: [45, 45],
  GVA: [35, 40],
  HKG: [50, 50],
  HND: [40, 60],
  IST: [60, 60],
  JFK: [60, 75],
  LAX: [50, 75],
  LGW: [40, 55],
  LHR: [45, 60],
  LIS: [40, 60],
  MAD: [40, 50],
  MIA: [45, 75],
  MUC: [30, 35],
  NRT: [40, 60],
  ORD: [45, 75],
  ORY: [50, 60],
  OSL: [30, 45],
  SIN: [50, 50],
  VIE: [25, 30],
  ZRH: [40, 40],
};
const anyAirport = [35, 45] as const;

const schengen = new Set(
  'AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'.split(' '),
);

/** Luggage has to be fetched and checked in again, and nobody waits or rebooks. */
export const separateTicketsMinutes = 30;
/** On one ticket the airline has seen to it; shorter than this it has changed its flights since. */
export const oneTicketMinutes = 25;
/** From platform to platform. Where papers are checked before the train, `borderTrainMinutes`. */
export const stationMinutes = 5;
export const borderTrainMinutes = 30;
export const portMinutes = 30;

/** How long it takes to get off, and how long before one has to be there, by how one travels. */
export const leaving = { flight: 20, train: 5, vessel: 15, cruise: 30 } as const;
export const boarding = { flight: 40, train: 5, vessel: 30, cruise: 45 } as const;

/** From `from` by `at` on to `to`: the countries decide. Null where one is not known. */
export function airportMinutes(from: Place | null, at: Place, to: Place | null): number {
  const [within, across] = airports[at.iata ?? ''] ?? anyAirport;
  return crossesBorder(from, at) === true || crossesBorder(at, to) === true ? across : within;
}

/** Null where a country is not known. */
export function crossesBorder(a: Place | null, b: Place | null): boolean | null {
  if (!a?.country || !b?.country) return null;
  if (a.country === b.country) return false;
  return !(schengen.has(a.country) && schengen.has(b.country));
}

/** Across a town: streets are longer than the crow's way, and one waits for something on it. */
export function acrossTownMinutes(km: number | null): number {
  return km === null ? 25 : Math.round(10 + km * 1.2);
}
