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
  // "LNER" in a cell behind the hours
  const isCalled = vehicle.kind === 'train' && vehicle.product !== undefined;
  const blocks = new Set([from, to, departure, arrival].flatMap((token) => (token ? [token.block] : []))).size;
  return [
    isNumbered ? 10 : isCalled ? 7 : 6,
    rolesFit(from, to),
    rolesFit(departure, arrival),
    closeness(from, to, departure, arrival),
    4 - 2 * Math.min(blocks, 3),
    day.sure ? 1 : 0,
    likelihood(leg),
  ].reduce((sum, one) => sum + one, 0);
}

/** Whether what is said of two ends is what they are taken for; the same of both says nothing. */
function rolesFit(first: Said | undefined, second: Said | undefined): number {
  if (first && first.role === second?.role) return 0;
  return roleFit(first, 'from') + roleFit(second, 'to');
}

type Said = PlaceToken | TimeToken;

function roleFit(token: Said | undefined, taken: 'from' | 'to'): number {
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
  const isWay = (areTogether && !isInRows) || areListed(from, to, departure, arrival);
  const strays = isWay ? 0 : strayed(from, departure) + strayed(to, arrival);
  return (
    own -
    strays +
    (areTogether ? 1 : 0) -
    (isInRows && from.cell > 0 ? 10 : 0) -
    (isInCellOf(to, from, departure) ? 6 : 0)
  );
}

/** The hour of one end stands in the cell of the other, which has a cell of its own. */
const isInCellOf = (other: PlaceToken, own: PlaceToken, hour?: TimeToken) =>
  hour !== undefined && other.cell >= 0 && other.cell !== own.cell && hour.cell === other.cell;

/** Both places below each other, and both hours: in the same order, with nothing of the one between the other. */
function areListed(from: PlaceToken, to: PlaceToken, departure?: TimeToken, arrival?: TimeToken): boolean {
  if (!departure || !arrival || from.at > to.at || departure.at > arrival.at) return false;
  if (to.line - from.line > 2 || arrival.line - departure.line > 2) return false;
  const between = to.at < departure.at ? departure.line - to.line : from.line - arrival.line;
  return between >= 0 && between <= 2;
}

/** How near the hour of an end is to it; less than nothing where that of the other end is nearer. */
function besides(place: PlaceToken, time: TimeToken | undefined, other: TimeToken | undefined): number {
  if (!time) return 0;
  const [near, far] = [nearness(place, time), nearness(place, other)];
  return far > near ? near - far : near;
}

/** What it costs that an hour stands away from its place. */
function strayed(place: PlaceToken, time: TimeToken | undefined): number {
  if (!time || nearness(place, time) > 0 || time.role !== null) return 0;
  return place.block === time.block ? 1.5 : 4;
}

/** Whether a way takes as long as its hours say: more than nothing, less than a day too much; of several towns of a name, any may be meant. */
function likelihood(leg: Leg): number {
  const said = likelihoodOf(leg);
  const likely = said === impossible ? likelihoodOf(withLikelyEnds(leg)) : said;
  return likely === impossible && isOfPorts(leg) ? ofUnknownPorts : likely;
}

/** "Armadale 13:40 – Mallaig 14:10" on board: a railway or an airport of the name lies elsewhere, and where the port does no list says. */
const isOfPorts = ({ vehicle, from, to, departure, arrival }: Leg): boolean =>
  vehicle.kind === 'ship' &&
  departure !== undefined &&
  arrival !== undefined &&
  [from, to].some(({ place }) => !place.city && !place.codePrinted);

const ofUnknownPorts = -4;

function likelihoodOf(leg: Leg): number {
  const { vehicle, from, to, departure, arrival, arrivalDay } = leg;
  const way = wayOf(leg);
  const known = ({ place }: PlaceToken) =>
    vehicle.kind === 'flight' ? (place.airport ?? place.city) : (place.station ?? place.city ?? place.airport);
  const [start, end] = [known(from), known(to)];
  const isOther = [from, to].some(({ place }) =>
    vehicle.kind === 'flight' ? !place.airport && !place.codePrinted : place.codePrinted && !place.station,
  );
  if (isOther && vehicle.kind !== 'flight') return -5;
  const kilometres = start && end ? kilometresBetween(start, end) : null;
  if (vehicle.kind === 'flight' && kilometres !== null && kilometres < leastFlown) return impossible;
  if (vehicle.kind !== 'flight' && kilometres !== null && kilometres > mostRidden) return impossible;
  // a town has several airports, and a flight leads to one of them
  const unsure = isOther ? 3 : 0;
  // many a bus is said to leave, and not when it is there
  const isBus = vehicle.kind === 'bus' && vehicle.number === undefined && departure?.role !== 'to';
  if (!departure || !arrival) return (isBus ? -1 : departure ? -5 : -11) - unsure;
  if (!start || !end || kilometres === null) return isOther ? -16 : vehicle.kind === 'ship' ? ofUnknownPorts : -2;
  const landing = arrivalDay ?? likelyArrivalDay(way, start, end);
  if (!landing) return impossible;
  const left = minutesAt(`${way.day}T${way.departure}`, start.zone);
  const landed = minutesAt(`${landing}T${way.arrival}`, end.zone);
  if (left === null || landed === null) return 0;
  const { hourly, slack } = speeds[vehicle.kind];
  const expected = (kilometres / hourly) * 60 + slack / 2;
  const minutes = landed - left;
  // across a strait the clocks of both shores may have been put otherwise since
  if (minutes <= 0 && vehicle.kind === 'ship' && minutes >= -60 && kilometres < 100) return 0;
  if (minutes <= 0) return impossible;
  if (minutes < expected * 0.4 - slack / 2) return kilometres > 100 ? impossible : 0;
  if (minutes > expected * 3 + slack * 2) return impossible;
  // by night one goes slowly
  if (minutes > expected * 2 + slack * 2) return -4;
  return (minutes > expected + slack ? 1 : 3) - 2 * unsure;
}

/** Kilometres below which nobody flies. */
const leastFlown = 60;

/** Kilometres beyond which nobody stays on board of one train, coach or ferry. */
const mostRidden = 2500;

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
