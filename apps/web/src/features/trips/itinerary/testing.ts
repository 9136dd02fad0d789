import type { Place, Segment } from '@escale/contract';

/** Segments for tests of the itinerary's rules: only what a rule looks at. */
export const paris: Place = { name: 'Paris Charles de Gaulle', city: 'Paris', iata: 'CDG', timeZone: 'Europe/Paris' };
export const orly: Place = { name: 'Paris Orly', city: 'Paris', iata: 'ORY', timeZone: 'Europe/Paris' };
export const lisbon: Place = { name: 'Humberto Delgado', city: 'Lisbon', iata: 'LIS', timeZone: 'Europe/Lisbon' };
export const casa: Place = { name: 'Casa do Rio', city: 'Lisbon', latitude: 38.711, longitude: -9.14 };
export const lapa: Place = { name: 'Rua da Lapa 12', city: 'Lisbon', latitude: 38.7135, longitude: -9.1445 };

let made = 0;

export function segment(type: Segment['type'], fields: Record<string, unknown>): Segment {
  made += 1;
  return {
    id: `s${made}`,
    type,
    status: 'confirmed',
    portsOfCall: [],
    attachments: [],
    ...fields,
  } as unknown as Segment;
}

export const flight = (start: string, end: string, departure = paris, arrival = lisbon) =>
  segment('flight', { start, end, departure, arrival });
export const hotel = (start: string, end: string) => segment('hotel', { start, end, name: 'Casa do Rio', place: casa });
