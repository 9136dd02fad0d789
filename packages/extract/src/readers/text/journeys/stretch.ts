import { endsAmong, isHomeward, isLanding } from './ends-among.ts';
import { type Group, isSameVehicle } from './group.ts';
import { finish, type Leg } from './leg.ts';
import { fitOf } from './leg-fit.ts';
import { pairsOf } from './pairs.ts';
import { costOfDates, costOfHours, costOfOrder, costOfPlaces, isGoingOn, leftDay, unsaid } from './passed-over.ts';
import { samePlace } from './same-place.ts';
import {
  type DateToken,
  isDate,
  isPlace,
  isRide,
  isTime,
  isVehicle,
  type LegToken,
  type PlaceToken,
  type RideToken,
  type TimeToken,
  type VehicleToken,
} from './token.ts';
import { mayRide, type Ride } from './unnumbered-ride.ts';

/** What stands before a stretch, and what is known of the paper. */
export type Around = {
  unnumbered: Ride | null;
  previous: Leg | undefined;
  /** The day over it that no leg has. */
  title: DateToken | undefined;
  isReturn: (at: number) => boolean;
  /** Rows that have both hours of a journey. */
  timedRows: ReadonlySet<number>;
};

/** A leg and how well it fits. */
export type Weighed = { leg: Leg; fit: number };

/** The best leg that a stretch of tokens is, of which the first and the last are its own; null where it can be none. */
export function stretchOf(tokens: readonly LegToken[], around: Around): Weighed | null {
  const { previous, title, timedRows, isReturn } = around;
  const [first, last] = [tokens[0], tokens.at(-1)];
  const [places, times, within] = [tokens.filter(isPlace), tokens.filter(isTime), tokens.filter(isDate)];
  const vehicles = tokens.filter(isVehicle);
  const [vehicle] = vehicles;
  const unnumbered = around.unnumbered ?? sailsBack(places, previous);
  const rides = vehicle ? [] : tokens.filter(isRide);
  const [ride] = rides;
  if (!first || !last || times.length < 1) return null;
  if (places.length > mostOfAKind || times.length > mostOfAKind || within.length >= mostOfAKind) return null;
  if (vehicles.some((other) => vehicle && !isSameVehicle(vehicle, other)) || (!vehicle && !ride && !unnumbered))
    return null;
  // what has no number is told by both its hours, or by the only one that is said to be its departure
  const mayBeAlone = vehicle !== undefined || times.length === 1 || times.every(({ role }) => role === 'from');
  const pairs = pairsOf(times);
  const turned = pairs.flatMap(([one, other]) => (isTurned(one, other) ? [[other, one]] : []));
  const hoursAmong = [...pairs, ...turned, ...(mayBeAlone ? times.map((time) => [time]) : [])];
  let best: Weighed | null = null;
  for (const { ends, cost, isOnward } of endsAmong(places, vehicle, times[0], previous, isReturn)) {
    const said = vehicle ?? calledBy(ride, unnumbered, ends[0]) ?? rideAt(unnumbered, ends[0]);
    const landed = within.length > 0 ? landingOf(previous, ends[0]) : undefined;
    for (const hours of hoursAmong) {
      const [departure, arrival = departure] = hours;
      if (!departure || !arrival) continue;
      // an end in a row that has hours of its own is of another journey
      if (ends.some(({ row = -1 }) => timedRows.has(row) && hours.every((hour) => hour.row !== row))) continue;
      if (isOnward && (departure.at > ends[1].at || isLanding(departure, ends[0], previous))) continue;
      const own: LegToken[] = [...ends, ...hours, ...within, ...vehicles, ...rides];
      if (!own.includes(first) || !own.includes(last)) continue;
      const isTitled = within.some(({ at }) => at < departure.at);
      // one goes on from where one came on the day on which one came, and home on any
      if (isOnward && (title || isTitled) && !isHomeward(ends[1], previous)) continue;
      const passed =
        cost + costOfPlaces(places, ends) + costOfHours(times, hours, ends) + costOfOrder(vehicle, ends, hours);
      for (const carried of isTitled ? [undefined] : new Set([title, landed, undefined])) {
        const dates = carried ? [carried, ...within] : within;
        const lines = own.flatMap((token) => (isRide(token) ? [] : [token.line]));
        const leg = finish({ vehicle: said, places: ends, times: hours, dates: behind(dates, hours), lines }, previous);
        if (!leg || (!vehicle && !mayRide(leg, previous))) continue;
        const fit =
          fitOf(leg) -
          passed -
          costOfDates(leg, dates, departure, arrival, previous) -
          (carried && carried === landed ? unsaid : 0) +
          // a day that was left out so far tells something after all
          (carried && carried === title ? leftDay - (isOfLegAbove(title, departure, previous) ? 4 : 0) : 0);
        if (!best || fit > best.fit) best = { leg, fit };
      }
    }
  }
  return best && best.fit > leastFit ? best : null;
}

/** "Craignure 15:30, arr 16:15 Oban" below the crossing from Oban: what sails there and back is named once. */
function sailsBack([from, to, more]: readonly PlaceToken[], previous: Leg | undefined): Ride | null {
  if (previous?.vehicle.kind !== 'ship' || !from || !to || more) return null;
  return samePlace(from.place, previous.to.place) && samePlace(to.place, previous.from.place) ? 'ship' : null;
}

/** "10:40 | Arrive Edinburgh on KL 1279 from Amsterdam (dep. 10:15)": the hour at which it leaves is said behind the other. */
const isTurned = (one: TimeToken, other: TimeToken): boolean => one.role !== 'from' && other.role === 'from';

/** Of what a stretch has more than that nobody knows what is whose. */
const mostOfAKind = 5;

/** Below that a stretch is no leg. */
const leastFit = 5;

/** Days, and how many hours stand in front of each. */
const behind = (dates: readonly DateToken[], hours: readonly TimeToken[]): Group['dates'] =>
  dates.map((token) => ({ token, timesBefore: hours.filter(({ at }) => at < token.at).length }));

/** Below the hours of the leg before, in their block: the day of that one. */
function isOfLegAbove(title: DateToken, { block }: TimeToken, previous: Leg | undefined): boolean {
  if (title.block === undefined || title.block === block) return false;
  return previous?.departure?.block === title.block && title.at > previous.departure.at;
}

/** The day on which one has come to where the next leg begins: that stands behind its departure is the day of its arrival. */
function landingOf(previous: Leg | undefined, from: PlaceToken): DateToken | undefined {
  if (!isGoingOn(previous, from)) return undefined;
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

/**
 * What a word says that rides; where all of the paper is of another kind, the word is beside it, unless it leads to the end in its own line:
 * "Coach leaves Hawick" among the ferries of a tour.
 */
function calledBy(
  token: RideToken | undefined,
  kind: Ride | null,
  { at, line, text }: PlaceToken,
): VehicleToken | undefined {
  const leads = token !== undefined && token.line === line && token.at < at;
  if (!token || (kind && kind !== token.ride && !leads)) return undefined;
  const { ride, name } = token;
  const where = { at, line, text };
  if (ride === 'ship') return { kind: ride, name: name ?? '', ...where };
  return ride === 'train' && name ? { kind: ride, product: name, ...where } : { kind: ride, ...where };
}

/** What has no number. */
function rideAt(kind: Ride | null, { at, line, text }: PlaceToken): VehicleToken | undefined {
  if (!kind) return undefined;
  const where = { at, line, text };
  return kind === 'ship' ? { kind, name: '', ...where } : { kind, ...where };
}
