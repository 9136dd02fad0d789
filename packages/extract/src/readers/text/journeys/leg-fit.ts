import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { Leg } from './leg.ts';
import { likelyArrivalDay, wayOf } from './leg-times.ts';
import { withLikelyEnds } from './likely-ends.ts';
import type { PlaceToken, TimeToken, VehicleToken } from './token.ts';

/** How much a leg looks like one, by where its own tokens stand and by what it would be. */
export function fitOf(leg: Leg): number {
  const { vehicle, from, to, departure, arrival, day } = leg;
  const isNumbered = vehicle.kind === 'ship' ? vehicle.name !== '' : vehicle.number !== undefined;
  const blocks = new Set([from, to, departure, arrival].map((token) => token?.block)).size;
  const roles = [roleFit(from, 'from'), roleFit(to, 'to'), roleFit(departure, 'from'), roleFit(arrival, 'to')];
  return [
    isNumbered ? 10 : 4,
    ...roles,
    closeness(from, to, departure, arrival),
    4 - 2 * blocks,
    day.sure ? 1 : 0,
    departure && arrival ? likelihood(leg) : -5,
  ].reduce((sum, one) => sum + one, 0);
}

/** Whether what is said of an end is what it is taken for. */
function roleFit(token: PlaceToken | TimeToken | undefined, taken: 'from' | 'to'): number {
  if (!token || token.role === null) return 0;
  return token.role === taken ? 1 : -6;
}

/** How plainly each hour is that of its place, and not of the other. */
export function closeness(from: PlaceToken, to: PlaceToken, departure?: TimeToken, arrival?: TimeToken): number {
  const isOneLine = new Set([from, to, departure, arrival].map((token) => token?.line)).size === 1;
  if (isOneLine && departure && arrival) return from.at < arrival.at === departure.at < to.at ? 4 : 2;
  const own = besides(from, departure, arrival) + besides(to, arrival, departure);
  const areTogether = departure && arrival && (departure.line === arrival.line || departure.row === arrival.row);
  const isInRows = from.row !== to.row && areTogether;
  const isWay = areTogether && !isInRows;
  const strays = isWay ? 0 : strayed(from, departure) + strayed(to, arrival);
  return own - strays + (areTogether ? 1 : 0) - (isInRows && from.cell > 0 ? 10 : 0);
}

/** How near the hour of an end is to it; less than nothing where that of the other end is nearer. */
function besides(place: PlaceToken, time: TimeToken | undefined, other: TimeToken | undefined): number {
  const [near, far] = [nearness(place, time), nearness(place, other)];
  return far > near ? near - far : near;
}

/** What it costs that an hour stands away from its place. */
function strayed(place: PlaceToken, time: TimeToken | undefined): number {
  if (nearness(place, time) > 0 || (time && time.role !== null)) return 0;
  return place.block === time?.block ? 1.5 : 4;
}

/** Whether a way takes as long as its hours say: more than nothing, less than a day too much; of several towns of a name, any may be meant. */
function likelihood(leg: Leg): number {
  const said = likelihoodOf(leg);
  return said === impossible ? likelihoodOf(withLikelyEnds(leg)) : said;
}

function likelihoodOf(leg: Leg): number {
  const { vehicle, from, to, arrivalDay } = leg;
  const way = wayOf(leg);
  const known = ({ place }: PlaceToken) =>
    vehicle.kind === 'flight' ? (place.airport ?? place.city) : (place.station ?? place.city ?? place.airport);
  const [start, end] = [known(from), known(to)];
  const isOther = [from, to].some(({ place }) =>
    vehicle.kind === 'flight' ? !place.airport && !place.codePrinted : place.codePrinted && !place.station,
  );
  if (isOther) return vehicle.kind === 'flight' ? -12 : -5;
  if (!start || !end) return -2;
  const landing = arrivalDay ?? likelyArrivalDay(way, start, end);
  if (!landing) return impossible;
  const left = minutesAt(`${way.day}T${way.departure}`, start.zone);
  const landed = minutesAt(`${landing}T${way.arrival}`, end.zone);
  if (left === null || landed === null) return 0;
  const kilometres = kilometresBetween(start, end);
  const { hourly, slack } = speeds[vehicle.kind];
  const expected = (kilometres / hourly) * 60 + slack / 2;
  const minutes = landed - left;
  if (minutes <= 0) return impossible;
  if (minutes < expected * 0.4 - slack / 2) return kilometres > 100 ? impossible : 0;
  if (minutes > expected * 2 + slack * 2) return impossible;
  return minutes > expected + slack ? 1 : 3;
}

/** What no vehicle does. */
const impossible = -40;

/** Kilometres in an hour as the crow flies, and minutes that any way takes beside. */
const speeds: { [kind in VehicleToken['kind']]: { hourly: number; slack: number } } = {
  flight: { hourly: 800, slack: 60 },
  train: { hourly: 110, slack: 90 },
  bus: { hourly: 70, slack: 60 },
  ship: { hourly: 35, slack: 120 },
};

/** An hour in the line or the cell of its place, or in a line beside it. */
function nearness(place: PlaceToken, time: TimeToken | undefined): number {
  if (!time) return 0;
  if (place.line === time.line) return 2;
  if (place.cell === time.cell) return 1.5;
  if (place.row !== undefined && place.row === time.row) return 1;
  return place.cell < 0 && Math.abs(place.line - time.line) === 1 ? 1 : 0;
}
