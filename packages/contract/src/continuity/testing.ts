import { atPlace } from '../place-clock.ts';
import type { Place } from '../places.ts';
import type { NewSegment } from '../segments.ts';
import type { Segmented } from './step.ts';

/** Steps for the tests of these rules: only what a rule looks at. Times are wall clocks of the place. */
export const cdg: Place = {
  name: 'Paris Charles de Gaulle',
  city: 'Paris',
  country: 'FR',
  iata: 'CDG',
  timeZone: 'Europe/Paris',
  latitude: 49.01,
  longitude: 2.55,
};
export const ory: Place = {
  name: 'Paris Orly',
  city: 'Paris',
  country: 'FR',
  iata: 'ORY',
  timeZone: 'Europe/Paris',
  latitude: 48.72,
  longitude: 2.38,
};
export const lis: Place = {
  name: 'Lisbon',
  city: 'Lisbon',
  country: 'PT',
  iata: 'LIS',
  timeZone: 'Europe/Lisbon',
  latitude: 38.77,
  longitude: -9.13,
};
export const jfk: Place = {
  name: 'New York JFK',
  city: 'New York',
  country: 'US',
  iata: 'JFK',
  timeZone: 'America/New_York',
  latitude: 40.64,
  longitude: -73.78,
};
export const casa: Place = {
  name: 'Casa do Rio',
  city: 'Lisbon',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  latitude: 38.71,
  longitude: -9.14,
};
export const gareDeLyon: Place = {
  name: 'Paris Gare de Lyon',
  city: 'Paris',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 48.844,
  longitude: 2.374,
};
export const gareDuNord: Place = {
  name: 'Paris Gare du Nord',
  city: 'Paris',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 48.881,
  longitude: 2.355,
};
export const partDieu: Place = {
  name: 'Lyon Part-Dieu',
  city: 'Lyon',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 45.76,
  longitude: 4.86,
};
export const lille: Place = {
  name: 'Lille Flandres',
  city: 'Lille',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 50.64,
  longitude: 3.07,
};

let made = 0;

function step(fields: Partial<NewSegment> & { type: NewSegment['type'] }): Segmented {
  made += 1;
  const rest = { status: 'confirmed', portsOfCall: [], amenities: [], numberOfRooms: 1, dropOffSameAsPickUp: true };
  return { ...rest, ...fields, id: `s${made}` } as unknown as Segmented;
}

const at = (wall: string, place: Place) => (wall.length > 10 ? atPlace(`${wall}:00`, place.timeZone ?? 'UTC') : wall);

type More = { confirmationNumber?: string; travelers?: { name: string }[]; status?: 'cancelled' };

export const ride = (
  type: 'flight' | 'train' | 'vessel',
  from: Place,
  start: string,
  to: Place,
  end: string,
  more: More = {},
) => step({ type, departure: from, arrival: to, start: at(start, from), end: at(end, to), ...more } as NewSegment);
export const hotel = (start: string, end: string | undefined, place = casa, more: More = {}) =>
  step({
    type: 'hotel',
    name: place.name,
    place,
    start: at(start, place),
    ...(end && { end: at(end, place) }),
    ...more,
  } as NewSegment);
export const car = (place: Place, start: string, end: string) =>
  step({ type: 'car-rental', pickUp: place, start: at(start, place), end: at(end, place) } as NewSegment);
export const meeting = (name: string, start: string, end: string, location: Place | null = casa) =>
  step({
    type: 'event',
    name,
    start: at(start, location ?? cdg),
    end: at(end, location ?? cdg),
    ...(location && { location }),
  } as NewSegment);
