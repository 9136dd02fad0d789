import type { Place } from '../places.ts';
import { distanceKm, folded, placesConnect } from '../segment-places.ts';
import {
  acrossTownMinutes,
  airportMinutes,
  boarding,
  borderTrainMinutes,
  crossesBorder,
  leaving,
  oneTicketMinutes,
  portMinutes,
  separateTicketsMinutes,
  stationMinutes,
} from './connection-times.ts';
import { factsOf, type Hint } from './hint.ts';
import { isLongRide, isSameService, type Step, sameTraveler } from './step.ts';

/** What is further apart is a stay. */
const longestMinutes = 6 * 60;

/** From one ride to the next: sooner than the airport or the station allows, or from elsewhere in town. */
export function connections(steps: readonly Step[], travelers: number): Hint[] {
  const rides = steps.filter(isLongRide);
  return rides.flatMap((arrival, at): Hint[] => {
    const departure = rides[at + 1];
    if (!departure || isSameService(arrival, departure)) return [];
    if (arrival.endMs === null || departure.startMs === null || !arrival.to || !departure.from) return [];
    const minutes = Math.round((departure.startMs - arrival.endMs) / 60_000);
    // Two at once is an overlap, which says so itself.
    if (minutes < 0 || minutes > longestMinutes) return [];
    if (isShared(arrival, departure, travelers)) return [];
    const pair = { before: arrival.id, after: departure.id, facts: factsOf(arrival, departure), minutes };
    if (isSameHub(arrival, departure)) {
      const needed = neededAtHub(arrival, departure);
      const place = hubName(arrival.to);
      return minutes < needed ? [{ kind: 'tight-connection', ...pair, needed, place }] : [];
    }
    if (!placesConnect(arrival.to, departure.from)) return [];
    const needed = neededAcrossTown(arrival, departure);
    const [from, to] = [hubName(arrival.to), hubName(departure.from)];
    return minutes < needed ? [{ kind: 'other-hub', ...pair, needed, from, to }] : [];
  });
}

/** On a shared trip one may arrive and the other leave: only names, or a single traveller, make it a connection. */
const isShared = (a: Step, b: Step, travelers: number) => !sameTraveler(a, b, travelers);

function isSameHub(a: Step, b: Step): boolean {
  if (!a.to || !b.from || a.type !== b.type) return false;
  if (a.to.iata && b.from.iata) return a.to.iata === b.from.iata;
  const km = distanceKm(a.to, b.from);
  return km === null ? folded(a.to.name) === folded(b.from.name) : km < 1.5;
}

function neededAtHub(a: Step, b: Step): number {
  const tickets = ticketsOf(a, b);
  switch (b.type) {
    case 'flight': {
      if (tickets === 'one') return oneTicketMinutes;
      const atLeast = b.from ? airportMinutes(a.from, b.from, b.to) : 0;
      return atLeast + (tickets === 'two' ? separateTicketsMinutes : 0);
    }
    case 'train':
      // A railway that sells both has reckoned with its own station.
      if (tickets === 'one') return 0;
      return crossesBorder(b.from, b.to) === true ? borderTrainMinutes : stationMinutes;
    default:
      return tickets === 'one' ? 0 : portMinutes;
  }
}

/** One booking number for both, two of them, or nobody knows. */
function ticketsOf(a: Step, b: Step): 'one' | 'two' | 'unknown' {
  const [one, other] = [a.of.confirmationNumber, b.of.confirmationNumber];
  if (!one || !other) return 'unknown';
  return folded(one) === folded(other) ? 'one' : 'two';
}

function neededAcrossTown(a: Step, b: Step): number {
  const off = leaving[a.type as keyof typeof leaving];
  const on =
    b.type === 'train' && crossesBorder(b.from, b.to) === true
      ? borderTrainMinutes
      : boarding[b.type as keyof typeof boarding];
  const km = a.to && b.from ? distanceKm(a.to, b.from) : null;
  // An airport's own station.
  const road = km !== null && km < 1.5 ? 10 : acrossTownMinutes(km);
  return off + road + on;
}

/** `Paris CDG`, `Gare de Lyon`. */
function hubName({ name, city, iata }: Place): string {
  if (!iata) return name;
  return city ? `${city} ${iata}` : name.includes(iata) ? name : `${name} ${iata}`;
}
