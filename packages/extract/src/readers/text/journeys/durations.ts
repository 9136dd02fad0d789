import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { PlaceToken, TimeToken, Token } from './token.ts';

/**
 * The tokens without what only looks like a clock: "8h45" between "15h50" from Paris and "19h35" at Fort-de-France, where
 * it is how long the flight takes by the clocks of both places, and over their distance.
 */
export function withoutDurations(tokens: readonly Token[]): readonly Token[] {
  const durations = legsIn(tokens).flatMap((leg) => durationIn(leg) ?? []);
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
    const [start, end] = [minutesAt(`${day}T${left.time}`, from.zone), minutesAt(`${day}T${landed.time}`, to.zone)];
    return start !== null && end !== null && (end - start - minutesOf(duration)) % 1440 === 0;
  });
  // what one takes for the hour of departure, and the other for the duration, may as well be the other way round
  const expected = (kilometresBetween(from, to) / 800) * 60 + 40;
  const [likely, second] = matching.filter((one) => isNear(minutesOf(one), expected));
  return likely && !second ? likely : null;
}

const isNear = (minutes: number, expected: number) => minutes > expected * 0.6 && minutes < expected * 1.5;

function minutesOf({ time }: TimeToken): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const airportOf = ({ place }: PlaceToken) => place.airport ?? null;
