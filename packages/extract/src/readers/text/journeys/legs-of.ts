import { boardedAt } from './boarded-at.ts';
import { dividedLegs } from './divided-legs.ts';
import { isSameVehicle } from './group.ts';
import type { Leg } from './leg.ts';
import { withTownsNear } from './likely-ends.ts';
import { withNumbersInTurn } from './numbers-of-column.ts';
import { isGoingOn } from './passed-over.ts';
import { inWholePlaces } from './places-in-two-lines.ts';
import {
  isDate,
  isPlace,
  isTime,
  isVehicle,
  type PlaceToken,
  type RideToken,
  type TimeToken,
  type Token,
  type VehicleToken,
} from './token.ts';
import type { Ride } from './unnumbered-ride.ts';

/** Legs, how many more were told of and not read, and the numbers of those. */
export type Found = { legs: Leg[]; unread: number; left: readonly VehicleToken[] };

/**
 * The legs of a stream of tokens: of all ways to divide it, the one that fits best. British trains and many buses have no number:
 * `unnumbered` says what a leg without one is. `isReturn` tells whether the words around a number say that it is the way back.
 */
export function legsOf(
  tokens: readonly Token[],
  unnumbered: Ride | null = null,
  isReturn: (at: number) => boolean = () => false,
  rides: readonly RideToken[] = [],
): Found {
  const stream = withRides(withNumbersInTurn(inWholePlaces(tokens)), rides);
  const { legs: divided, gaps } = dividedLegs(stream, unnumbered, isReturn);
  const own = divided.map((leg) => (leg.vehicle.kind === 'ship' ? betweenPorts(leg, stream) : boardedAt(leg, stream)));
  const legs = [...withTownsNear(own)];
  const isNumbered = unnumbered !== null || stream.some(({ kind }) => kind === 'train' || kind === 'flight');
  const untold = gaps.flatMap((gap, i) => byNumber(gap).map((piece) => ({ piece, previous: legs[i - 1] })));
  const left = untold.flatMap(({ piece }) => {
    const number = piece.find(isVehicle);
    const isJourney = piece.some(isTime) && piece.some((token) => isPlace(token) || isDate(token));
    return number && isJourney && !legs.some(({ vehicle }) => isSameVehicle(vehicle, number)) ? [number] : [];
  });
  const unnamed = untold.filter(
    ({ piece, previous }) => !piece.some(isVehicle) && isPromising(piece, previous, isNumbered),
  );
  return { legs, left, unread: left.length + unnamed.length };
}

/** Each word for what rides in front of the first token behind it, whose order may be that of columns. */
function withRides(tokens: readonly Token[], rides: readonly RideToken[]): readonly Token[] {
  const stream: Token[] = [...tokens];
  for (const ride of rides) {
    const next = stream.findIndex(
      ({ kind, line, at }) => line > ride.line || (line === ride.line && at > ride.at && kind !== 'break'),
    );
    stream.splice(next < 0 ? stream.length : next, 0, ride);
  }
  return stream;
}

/** "Helsinki to Tallinn" over "Tallinn D-Terminal": the route names the ports, and by the hours stand the quays. */
function betweenPorts(leg: Leg, stream: readonly Token[]): Leg {
  const places = stream.filter(isPlace);
  const isPortOf = (port: PlaceToken, { place: { name } }: PlaceToken) =>
    `${name} `.startsWith(`${port.place.name} `) && !/\(/.test(name);
  for (const [i, from] of places.entries()) {
    const to = places[i + 1];
    const isRoute = to?.line === from.line && isPortOf(from, leg.from) && isPortOf(to, leg.to);
    if (isRoute) return { ...leg, from: called(leg.from, from), to: called(leg.to, to) };
  }
  return leg;
}

const called = (end: PlaceToken, { place: { name } }: PlaceToken): PlaceToken => ({
  ...end,
  place: { ...end.place, name },
});

/** What no leg took, cut at breaks and before each number but the first. */
function byNumber(gap: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of gap) {
    const piece = pieces.at(-1);
    if (token.kind === 'break') pieces.push([]);
    else if (isVehicle(token) && piece?.some((one) => isVehicle(one) && !isSameVehicle(one, token)))
      pieces.push([token]);
    else piece?.push(token);
  }
  return pieces;
}

/**
 * Two places with their hours beside them, and a day: what lacks but a known name is a journey that was not read. A change of vehicles
 * prints its day once: "07:47 Lausanne" over "07:56 Lausanne", "Postauto 251", "08:31 Aigle".
 */
function isPromising(piece: readonly Token[], previous: Leg | undefined, isNumbered: boolean): boolean {
  const [[from, to], [first, last]] = [piece.filter(isPlace), piece.filter(isTime)];
  if (!from || !to || !first || !last) return false;
  const isChange =
    isGoingOn(previous, from) && from.line - previous.lastLine <= 3 && first.time >= (previous.arrival?.time ?? '');
  if (!isChange && !piece.some(isDate)) return false;
  const isBeside = ({ line, row }: TimeToken, place: PlaceToken) =>
    line === place.line || (row !== undefined && row === place.row);
  // "22:00 CDG Paris", "06:30 DXB Dubai": a flight, whatever its number is
  const areCoded = [from, to].every(({ place }) => place.codePrinted);
  return (isNumbered || areCoded) && [from, to].every((place) => [first, last].some((time) => isBeside(time, place)));
}
