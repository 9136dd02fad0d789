import type { KnownPlace } from './known-place.ts';

/** Airports that have closed, for papers of earlier journeys. */
export const closedAirports: KnownPlace[] = [
  { ...berlin('TXL', 'Berlin Tegel'), latitude: 52.5597, longitude: 13.2877 },
  { ...berlin('SXF', 'Berlin Schönefeld'), latitude: 52.38, longitude: 13.5225 },
];

function berlin(iata: string, name: string): Omit<KnownPlace, 'latitude' | 'longitude'> {
  return {
    id: `airport:${iata}`,
    kind: 'airport',
    iata,
    name,
    city: 'Berlin',
    country: 'DE',
    zone: 'Europe/Berlin',
    weight: 3,
  };
}
