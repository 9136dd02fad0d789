import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { DateToken, PlaceToken, TimeToken, Token } from './token.ts';

/**
 * The tokens without what only looks like a clock: "8h45" between "15h50" from Paris and "19h35" at Fort-de-France, where
 * it is how long the flight takes by the clocks of both places, and over their distance.
 */
export function withoutDurations(tokens: readonly Token[]): readonly Token[] {
  const inTheMiddle = tokens.filter((token, i) => token.kind === 'time' && isBetweenEnds(tokens, i));
  const durations = [...legsIn(tokens).flatMap((leg) => durationIn(leg) ?? []), ...inTheMiddle];
  return durations.length > 0 ? tokens.filter((token) => !durations.some((one) => one === token)) : tokens;
}

/** From one vehicle, or one break, to the next. */
function legsIn(tokens: readonly Token[]): Token[][] {
  const legs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind !== 'time' && token.kind !== 'date' && token.kind !== 'place') legs.push([]);
    legs[legs.length - 1]?.push(token);
  }
  return legs;
}

/** Of a flight's three hours the one that is none. */
function durationIn(leg: readonly Token[]): TimeToken | null {
  const times = leg.filter((token) => token.kind === 'time');
  const [from, to, more] = leg.filter((token) => token.kind === 'place').map(airportOf);
  const day = leg.find((token) => token.kind === 'date')?.day;
  if (leg[0]?.kind !== 'flight' || times.length !== 3 || !from || !to || more !== undefined || !day) return null;
  const matching = times.filter((duration) => {
    const [left, landed] = times.filter((time) => time !== duration);
    if (!left || !landed) return false;
    return takes(minutesOf(duration), [day, left, from.zone], [day, landed, to.zone]);
  });
  // what one takes for the hour of departure, and the other for the duration, may as well be the other way round
  const expected = (kilometresBetween(from, to) / 800) * 60 + 40;
  const [likely, second] = matching.filter((one) => isNear(minutesOf(one), expected));
  return likely && !second ? likely : null;
}

/**
 * "14h05 Paris | TX 516, 9h05 | 18h10 Fort-de-France": beside the number, with an hour and a place on either side, and as long
 * as it is from one hour to the other by the clocks of both places.
 */
function isBetweenEnds(tokens: readonly Token[], i: number): boolean {
  const duration = tokens[i];
  const isHour = (token: Token): token is TimeToken => token.kind === 'time';
  const [start, end] = [tokens.slice(0, i).findLastIndex(isHour), tokens.findIndex((one, at) => at > i && isHour(one))];
  const [left, landed] = [tokens[start], tokens[end]];
  if (duration?.kind !== 'time' || left?.kind !== 'time' || landed?.kind !== 'time') return false;
  const middle = tokens.slice(start + 1, end);
  const vehicles = middle.filter(({ kind }) => kind === 'flight' || kind === 'train' || kind === 'bus');
  const [vehicle, more] = vehicles;
  const isBeside = vehicle !== undefined && (vehicle.line === duration.line || vehicle.row === duration.row);
  if (!isBeside || more || middle.some(({ kind }) => kind === 'break' || kind === 'ship')) return false;
  const [behind, before] = [1, -1].map((step) => [tokens[start + step], tokens[end + step]]);
  const [from, to] = [behind, before].find((ends) => ends?.every((one) => one?.kind === 'place')) ?? [];
  const day = tokens.findLast((token, at): token is DateToken => at < i && token.kind === 'date')?.day;
  if (from?.kind !== 'place' || to?.kind !== 'place' || !day) return false;
  // an end on no map keeps the clocks of the other
  const zones = [zoneOf(from) ?? zoneOf(to), zoneOf(to) ?? zoneOf(from)];
  return takes(minutesOf(duration), [day, left, zones[0]], [day, landed, zones[1]]);
}

type Moment = [day: string, hour: TimeToken, zone: string | undefined];

/** Whether it is so long from one hour to the other, on whatever day that is. */
function takes(minutes: number, ...ends: [Moment, Moment]): boolean {
  const [start, end] = ends.map(([day, { time }, zone]) => (zone ? minutesAt(`${day}T${time}`, zone) : null));
  return typeof start === 'number' && typeof end === 'number' && (end - start - minutes) % 1440 === 0;
}

const isNear = (minutes: number, expected: number) => minutes > expected * 0.6 && minutes < expected * 1.5;

function minutesOf({ time }: TimeToken): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const zoneOf = ({ place: { airport, station, city } }: PlaceToken) => (airport ?? station ?? city)?.zone;
const airportOf = ({ place }: PlaceToken) => place.airport ?? null;
