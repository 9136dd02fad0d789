import { addDays } from '../../../text/days.ts';
import { type Group, isSameVehicle } from './group.ts';
import type { Ride } from './journeys.ts';
import { finish, type Leg } from './leg.ts';
import { closeness, fitOf } from './leg-fit.ts';
import { samePlace } from './same-place.ts';
import type { DateToken, LegToken, PlaceToken, TimeToken, Token, VehicleToken } from './token.ts';

/**
 * The legs of the division of all tokens that fits best. Where `gatheredLegs` closes a leg with the first token that it has no room for, here
 * every stretch of tokens is weighed as one leg (is each hour beside its place, are the roles said, does the way take so long, what was
 * passed over), and of all ways to cut the paper into stretches the one with the highest sum is taken. A word that was taken for a
 * place, an hour of something else or a break between two rows then costs something, and no longer everything.
 */
export function fittedLegs(tokens: readonly Token[], unnumbered: Ride | null): Leg[] {
  let best: Division = { sum: 0, legs: [], end: 0 };
  // all[i]: the best division of what stands before token i
  const all = [best];
  for (let end = 1; end <= tokens.length; end++) {
    best = { ...best, sum: best.sum - alone(tokens[end - 1]) };
    for (let since = end - 4; since >= Math.max(0, end - mostTokens); since--) {
      const before = all[since];
      if (!before) continue;
      const title = tokens.slice(before.end, since).findLast((token) => token.kind === 'date' && !token.weak);
      const stretch = stretchOf(tokens.slice(since, end), unnumbered, before.legs.at(-1), title);
      if (!stretch) continue;
      const other = otherWay(stretch.leg, before.legs);
      const sum = before.sum + stretch.fit - (other ? fitOf(other) : 0);
      if (sum > best.sum) best = { sum, legs: [...before.legs.filter((leg) => leg !== other), stretch.leg], end };
    }
    all.push(best);
  }
  return best.legs.map((leg, i) => ({ ...leg, nextLine: best.legs[i + 1]?.firstLine }));
}

/** The best of what stands before some token; its last leg ends before token `end`. */
type Division = { sum: number; legs: readonly Leg[]; end: number };

/** A leg and what else may stand between its tokens. */
const mostTokens = 18;
const mostLines = 24;

/** Below that a stretch is no leg. */
const leastFit = 8;

type Stretch = { leg: Leg; fit: number };

/** The leg that told the number with other ends: one of the two is a remark. One goes on under the number with which one came. */
function otherWay(leg: Leg, before: readonly Leg[]): Leg | undefined {
  if (leg.vehicle.kind === 'ship' || leg.vehicle.number === undefined || isOnward(before.at(-1), leg)) return undefined;
  return before.find(
    ({ vehicle, from, to }) =>
      isSameVehicle(vehicle, leg.vehicle) &&
      (!samePlace(from.place, leg.from.place) || !samePlace(to.place, leg.to.place)),
  );
}

/** What it costs to leave a token out of all legs. */
function alone(token: Token | undefined): number {
  if (!token || token.kind === 'break') return 0;
  if (token.kind === 'date') return token.weak ? 0.1 : 0.5;
  return isVehicle(token) ? 1 : 0.2;
}

/** The best leg that a stretch of tokens is, of which the first and the last are its own; null where it can be none. */
function stretchOf(
  tokens: readonly Token[],
  unnumbered: Ride | null,
  previous: Leg | undefined,
  title: Token | undefined,
): Stretch | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || first.kind === 'break' || last.kind === 'break') return null;
  if (last.line - first.line > mostLines) return null;
  const of = <K extends Token['kind']>(kind: K) =>
    tokens.filter((token): token is Extract<Token, { kind: K }> => token.kind === kind);
  const [places, times, within, breaks] = [of('place'), of('time'), of('date'), of('break')];
  const vehicles = tokens.filter(isVehicle);
  const [vehicle] = vehicles;
  if (places.length < 2 || places.length > 5 || times.length < 2 || times.length > 5 || within.length > 4) return null;
  if (vehicles.some((other) => vehicle && !isSameVehicle(vehicle, other)) || (!vehicle && !unnumbered)) return null;
  let best: Stretch | null = null;
  for (const ends of pairsOf(places))
    for (const hours of pairsOf(times)) {
      const isTitled = within.some(
        ({ at, block, line }) => at < hours[0].at || hours.every((hour) => hour.block === block && hour.line !== line),
      );
      const carried = isTitled || title ? title : within[0] && landingOf(previous, ends[0]);
      const dates = carried?.kind === 'date' && !isTitled ? [carried, ...within] : within;
      const own: LegToken[] = [...ends, ...hours, ...within, ...vehicles];
      if (!own.includes(first) || !own.includes(last)) continue;
      const said = vehicle ?? rideAt(unnumbered, ends[0]);
      const group: Group = {
        vehicle: said,
        places: ends,
        times: hours,
        timesAtPlace: hours.filter(({ at }) => at < ends[1].at).length,
        dates: dates.map((token) => ({ token, timesBefore: hours.filter(({ at }) => at < token.at).length })),
        lines: own.map(({ line }) => line),
      };
      const leg = finish(group, previous);
      if (!leg || (!vehicle && !mayRide(leg))) continue;
      const passed = costOfPlaces(places, ends) + costOfHours(times, hours) + 1.5 * breaks.length;
      const fit = fitOf(leg) - passed - costOfDates(leg, dates, hours, previous);
      if (!best || fit > best.fit) best = { leg, fit };
    }
  return best && best.fit > leastFit ? best : null;
}

/** The day on which one has come to where the next leg begins: that stands behind its departure is the day of its arrival. */
function landingOf(previous: Leg | undefined, from: PlaceToken): DateToken | undefined {
  if (!previous || !samePlace(previous.to.place, from.place)) return undefined;
  const { day, arrivalDay } = previous;
  const { line, row, block } = previous.from;
  const { at = previous.from.at, text = previous.from.text } = day;
  return {
    kind: 'date',
    day: arrivalDay ?? day.day,
    sure: day.sure,
    weak: false,
    yearPrinted: true,
    at,
    text,
    line,
    row,
    block,
  };
}

/** What has no number: from somewhere on the map to somewhere on the map, each with its hour, and to no airport. */
function mayRide({ from, to, departure, arrival }: Leg): boolean {
  const areKnown = [from, to].every(({ place }) => !place.codePrinted && (place.station ?? place.city) !== undefined);
  return areKnown && closeness(from, to, departure, arrival) >= 2;
}

/** The ends once more cost little: a title tells them, or their codes. Any other place does, above all one in the line of an end. */
function costOfPlaces(places: readonly PlaceToken[], ends: readonly PlaceToken[]): number {
  return places.reduce((sum, place) => {
    if (ends.includes(place)) return sum;
    if (ends.some((end) => samePlace(end.place, place.place))) return sum + 0.2;
    return sum + (ends.some(({ line }) => line === place.line) ? 5 : 2.5);
  }, 0);
}

/** Hours of something else, above all between the two. */
function costOfHours(times: readonly TimeToken[], [departure, arrival]: readonly [TimeToken, TimeToken]): number {
  const between = times.filter(({ at }) => at > departure.at && at < arrival.at).length;
  return 2 * (times.length - 2) + between;
}

/** A day that no leg above it has. */
const titleOfNext = 20;

/** Days that are not its own, none at all, and those that rather stand over the next leg. */
function costOfDates(
  leg: Leg,
  dates: readonly DateToken[],
  [departure, arrival]: readonly [TimeToken, TimeToken],
  previous: Leg | undefined,
): number {
  if (dates.length === 0) return isOnward(previous, leg) ? 0.6 : 1.5;
  const landing = leg.arrivalDay ?? addDays(leg.day.day, departure.time > arrival.time ? 1 : 0);
  const others = new Set(
    dates.flatMap(({ weak, day }) => (weak || day === leg.day.day || day === landing ? [] : [day])),
  );
  const isOver = ({ at, line }: DateToken) => at < departure.at || line === departure.line;
  const isOwn = ({ block }: DateToken) => block === departure.block && block === arrival.block;
  const isTold = dates.some((date) => isOver(date) && isOwn(date));
  // "à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10": on which day one leaves, no word says
  if (dates.every(({ at }) => at > departure.at && at < arrival.at)) return 8;
  const below = dates.filter(({ at, line, row }) => at > arrival.at && line !== arrival.line && row !== arrival.row);
  // "Wed, 08 Sep 2027" alone below a table: the title of the next one
  if (below.length === dates.length && !below.some(isOwn)) return titleOfNext;
  const costs = below.map((date) => (isOwn(date) && !isTold ? 0.3 : 2));
  return costs.reduce((sum, cost) => sum + cost, 3 * others.size);
}

const isOnward = (previous: Leg | undefined, { from }: Leg) =>
  previous !== undefined && samePlace(previous.to.place, from.place);

function isVehicle(token: Token): token is VehicleToken {
  return token.kind === 'flight' || token.kind === 'train' || token.kind === 'bus' || token.kind === 'ship';
}

function rideAt(kind: Ride | null, { at, line, text }: PlaceToken): VehicleToken | undefined {
  if (!kind) return undefined;
  const where = { at, line, text };
  return kind === 'ship' ? { kind, name: '', ...where } : { kind, ...where };
}

function pairsOf<T extends PlaceToken | TimeToken>(all: readonly T[]): [T, T][] {
  return all
    .flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]))
    .filter(([one, other]) => !areSame(one, other));
}

const areSame = (one: PlaceToken | TimeToken, other: PlaceToken | TimeToken) =>
  one.kind === 'place' && other.kind === 'place' && samePlace(one.place, other.place);
