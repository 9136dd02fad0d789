import { findCities, findStations, type KnownPlace } from '../../../knowledge/index.ts';
import { addDays } from '../../../text/days.ts';
import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { Leg } from './leg.ts';
import { isNamed, type PrintedPlace } from './printed-place.ts';
import type { Vehicle } from './token.ts';

/** A leg as far as it matters here, or a way that nothing more is known of. */
type Way = {
  vehicle: { kind: Vehicle['kind']; number?: string | undefined };
  from: End;
  to: End;
  day?: { day: string };
  departure?: { time: string; line?: number };
  arrival?: { time: string; line?: number };
  arrivalDay?: string;
};
type End = { place: PrintedPlace; line?: number };

/**
 * A leg whose ends are places that one can go between: "New York 08:00 – Boston 11:43" ends in Massachusetts, though the
 * Boston of Lincolnshire has a station of that name. What is likely already stays as it is.
 */
export function withLikelyEnds<Leg extends Way>(leg: Leg): Leg {
  const { from, to, vehicle } = leg;
  if (vehicle.kind === 'flight') return leg;
  const [start, end] = [knownOf(from), knownOf(to)];
  if (!start && !end) return leg;
  if (start && end && isLikely(leg, start, end)) return withEnds(leg, start, end);
  const towns = likelyPairs(leg, alternatives(from), alternatives(to));
  // the port of Devonport has an airport, and no station but that of another one
  const pairs = towns.length > 0 ? towns : likelyPairs(leg, withAirport(from), withAirport(to));
  const [best] = pairs;
  // Springfield may be a day's journey from Chicago in several states
  const isKnown = start && end;
  const areSame = pairs.every(({ a, b }) => a.zone === best?.a.zone && b.zone === best.b.zone);
  if (!best) return withoutNamesake(leg);
  return isKnown || areSame ? withEnds(leg, best.a, best.b) : leg;
}

/**
 * "Train 2" from Vancouver to Jasper: the only Jasper that a list has lies in Indiana, and nobody rides there. The place is one that no
 * list has, where the train has a number and each end its hour in its own line; of the two the less known is the namesake.
 */
function withoutNamesake<Leg extends Way>(leg: Leg): Leg {
  const { from, to, departure, arrival } = leg;
  const { kind, number } = leg.vehicle;
  const [start, end] = [knownOf(from), knownOf(to)];
  const isTimed = departure?.line !== undefined && departure.line === from.line && arrival?.line === to.line;
  if (kind === 'flight' || kind === 'ship' || !number || !isTimed || from.line === to.line || !start || !end)
    return leg;
  if (kilometresBetween(start, end) <= reach[kind].kilometres) return leg;
  const [known, less] = start.weight > end.weight ? [start, end] : [end, start];
  if (less.kind !== 'city' || known.weight - less.weight < 1) return leg;
  const { station: _, city: __, airport: ___, iata: ____, ...place } = (less === start ? from : to).place;
  return less === start ? { ...leg, from: { ...from, place } } : { ...leg, to: { ...to, place } };
}

/** The very same leg where both ends are what they were taken for. */
function withEnds<Leg extends Way>(leg: Leg, start: KnownPlace, end: KnownPlace): Leg {
  const areSame = [leg.from, leg.to].every(({ place }, i) => (place.station ?? place.city) === (i === 0 ? start : end));
  return areSame ? leg : { ...leg, from: meant(leg.from, start), to: meant(leg.to, end) };
}

type Pair = { a: KnownPlace; b: KnownPlace; weight: number };

/** The pairs that one can go between, the best known first. */
function likelyPairs(leg: Way, starts: readonly KnownPlace[], ends: readonly KnownPlace[]): Pair[] {
  if (starts.length * ends.length > 400) return [];
  return starts
    .flatMap((a) => ends.flatMap((b) => (isLikely(leg, a, b) ? [{ a, b, weight: a.weight + b.weight }] : [])))
    .sort((one, other) => other.weight - one.weight);
}

function withAirport(token: End): KnownPlace[] {
  const { airport } = token.place;
  return [...alternatives(token), ...(airport ? [airport] : [])];
}

/** "Auckland" is the town before it is Bishop Auckland, whose station has the word in its name, in another land. */
function knownOf({ place: { name, station, city } }: End): KnownPlace | undefined {
  const isNamesake = station && city && station.country !== city.country && !isNamed(station, name);
  return isNamesake ? city : (station ?? city);
}

function alternatives({ place: { name, station, city } }: End): KnownPlace[] {
  const named = (known: KnownPlace) => known.name === name || known.english === name || known.french === name;
  // "Cordoba Julio Anguita": of what is in a town, the other towns of its name
  const towns = [...findCities(name), ...(city ? findCities(city.name) : [])];
  const all = [station, city, ...findStations(name).filter(named), ...towns].filter((one) => one !== undefined);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function meant<Token extends End>(token: Token, known: KnownPlace): Token {
  const { station, city, ...printed } = token.place;
  const own = known.kind === 'station' ? { station: known } : known.kind === 'city' ? { city: known } : {};
  return { ...token, place: { ...printed, ...own } };
}

/**
 * "Coach leaves Irvine, arrives Cairnryan Port" before the ferry to Larne: where no list has the other end, of all towns of a name the
 * only one that lies near the other journeys of the paper. Near none of them, or where one is near already, it stays as it is.
 */
export function withTownsNear(legs: readonly Leg[]): readonly Leg[] {
  return legs.map((leg) => {
    const { from, to, vehicle } = leg;
    const [only, more] = [from, to].filter((end) => knownOf(end) !== undefined);
    const own = only && knownOf(only);
    if (vehicle.kind === 'flight' || !own || more) return leg;
    const others = legs.filter((one) => one !== leg).flatMap((one) => [one.from, one.to]);
    const places = others.flatMap((end) => knownOf(end) ?? end.place.airport ?? []);
    const isNear = (town: KnownPlace) => places.some((place) => kilometresBetween(place, town) < nearKilometres);
    const [town, another] = isNear(own) ? [] : alternatives(only).filter(isNear);
    if (!town || another) return leg;
    return only === from ? { ...leg, from: meant(from, town) } : { ...leg, to: meant(to, town) };
  });
}

const nearKilometres = 1000;

/** How far one goes in a train, a coach or on board, and how fast on the way as the crow flies. */
const reach = {
  train: { kilometres: 2500, hourly: 280 },
  bus: { kilometres: 2500, hourly: 120 },
  ship: { kilometres: 2500, hourly: 90 },
};

function isLikely({ vehicle, day, departure, arrival, arrivalDay }: Way, start: KnownPlace, end: KnownPlace): boolean {
  if (vehicle.kind === 'flight') return true;
  const { kilometres, hourly } = reach[vehicle.kind];
  const far = kilometresBetween(start, end);
  if (far > kilometres) return false;
  if (!day || !departure || !arrival || far < 60) return true;
  const left = minutesAt(`${day.day}T${departure.time}`, start.zone);
  const days = arrivalDay ? [arrivalDay] : [day.day, addDays(day.day, 1)];
  const lengths = days.flatMap((one) => {
    const arrived = minutesAt(`${one}T${arrival.time}`, end.zone);
    return left !== null && arrived !== null && arrived > left ? [arrived - left] : [];
  });
  return lengths.length === 0 || (far / Math.min(...lengths)) * 60 <= hourly;
}
