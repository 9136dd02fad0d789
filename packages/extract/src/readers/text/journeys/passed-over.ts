import { addDays } from '../../../text/days.ts';
import type { Leg } from './leg.ts';
import { samePlace } from './same-place.ts';
import type { DateToken, PlaceToken, TimeToken, VehicleToken } from './token.ts';

// What speaks against a leg, of all that stands between its first token and its last: see `fitOf` for what speaks for it.

/**
 * The ends once more cost little: a title tells them, or their codes, in the order in which one goes. Any other place costs more, above
 * all one in the line of an end.
 */
export function costOfPlaces(places: readonly PlaceToken[], ends: readonly [PlaceToken, PlaceToken]): number {
  const [from, to] = ends.map((end) => places.findIndex(({ place }) => samePlace(place, end.place)));
  const isBackwards = from !== undefined && to !== undefined && to >= 0 && to < from && ends[0].role === null;
  const isWay = ends[0].line === ends[1].line && ends.every(({ role }) => role === null);
  return places.reduce(
    (sum, place) => {
      if (ends.includes(place)) return sum;
      if (ends.some((end) => samePlace(end.place, place.place))) return sum + 0.2;
      // "Boarding point: Lakdi-ka-pul" below "Hyderabad-Bangalore": where in the town
      if (isWay && isStop(place)) return sum + 0.4;
      return sum + (ends.some(({ line }) => line === place.line) ? 5 : 2.5);
    },
    isBackwards ? 2 : 0,
  );
}

/** Said to be an end, and on no map. */
const isStop = ({ role, place: { codePrinted, airport, station, city } }: PlaceToken) =>
  role !== null && !codePrinted && (airport ?? station ?? city) === undefined;

/** Hours of something else, above all between the two, or in the cell of an end of which another is taken. */
export function costOfHours(
  times: readonly TimeToken[],
  hours: readonly TimeToken[],
  ends: readonly [PlaceToken, PlaceToken],
): number {
  const [first, last] = [hours[0]?.at ?? 0, hours.at(-1)?.at ?? 0];
  const isInOwnCell = (cell: number) => cell >= 0 && !hours.some((hour) => hour.cell === cell);
  return times
    .filter((time) => !hours.includes(time))
    .reduce((sum, { at, cell }) => {
      const isOfEnd = ends.some((end) => end.cell === cell && isInOwnCell(end.cell));
      return sum + 2 + (at > first && at < last ? 1 : 0) + (isOfEnd ? 3 : 0);
    }, 0);
}

/** "…, départ 9h35, arrivée 11h20. Au retour, vol AF 1449 de Barcelone …": hours before the number, and the places behind it. */
export function costOfOrder(
  vehicle: VehicleToken | undefined,
  ends: readonly PlaceToken[],
  hours: readonly TimeToken[],
): number {
  if (!vehicle || [...ends, ...hours].some(({ line }) => line !== vehicle.line)) return 0;
  return hours.every(({ at }) => at < vehicle.at) && ends.every(({ at }) => at > vehicle.at) ? 3 : 0;
}

/** A day that no leg has. */
export const leftDay = 0.5;

/** What leaves from where the leg before came says no day of its own. */
export const unsaid = 0.6;

/** A day that no leg above it has. */
const titleOfNext = 20;

/** Days that are not its own, none at all, and those that rather stand over the next leg. */
export function costOfDates(
  leg: Leg,
  dates: readonly DateToken[],
  departure: TimeToken,
  arrival: TimeToken,
  previous: Leg | undefined,
): number {
  if (dates.length === 0) return isGoingOn(previous, leg.from) ? unsaid : 1.5;
  const landing = leg.arrivalDay ?? addDays(leg.day.day, departure.time > arrival.time ? 1 : 0);
  const others = new Set(
    dates.flatMap(({ weak, day }) => (weak || day === leg.day.day || day === landing ? [] : [day])),
  );
  const isOver = ({ at, line }: DateToken) => at < departure.at || line === departure.line;
  const isOwn = ({ block }: DateToken) => block === departure.block && block === arrival.block;
  const isTold = dates.some((date) => isOver(date) && isOwn(date));
  // "à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10": on which day one leaves, no word says, and the way it takes may
  if (dates.every(({ at }) => at > departure.at && at > leg.to.at && at < arrival.at))
    return leg.arrivalDay === undefined ? 8 : 0.5;
  const below = dates.filter(({ at, line, row }) => at > arrival.at && line !== arrival.line && row !== arrival.row);
  // "Wed, 08 Sep 2027" alone below a table: the title of the next one
  if (below.length === dates.length && !below.some((date) => isOwn(date) || date.isLabelled)) return titleOfNext;
  const costs = below.map((date) => (isOwn(date) && (!isTold || date.day === landing) ? 0.3 : 2));
  // a day in the block of the hours is theirs before one above it
  const isAway = !dates.some(
    ({ day, block }) => block === departure.block && (day === leg.day.day || day === leg.arrivalDay),
  );
  // "DTW 17:40 → AMS 07:15, Wed 13 Oct": who leaves in the evening lands on the day behind
  const isNight = arrival.time < departure.time && leg.arrivalDay === undefined;
  const isBehind = isNight && dates.every(({ at }) => at > arrival.at);
  const isUnsaid = !dates.some(({ day }) => day === leg.day.day);
  return costs.reduce(
    (sum, cost) => sum + cost,
    3 * others.size + (isAway ? 1 : 0) + (isUnsaid ? unsaid : 0) + (isBehind ? 1 : 0),
  );
}

/** From where the leg before arrived. */
export const isGoingOn = (previous: Leg | undefined, from: PlaceToken): previous is Leg =>
  previous !== undefined && samePlace(previous.to.place, from.place);
