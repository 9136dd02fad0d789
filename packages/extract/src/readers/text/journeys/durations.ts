import type { KnownPlace } from '../../../knowledge/index.ts';
import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { DateToken, TimeToken, Token } from './token.ts';

/**
 * The tokens without what only looks like a clock. Where three clocks and two places stand for one leg, the one that is as
 * long as it is between the other two, by the clocks of both places, is how long the way takes: "8h45" between "15h50" from
 * Paris and "19h35" at Fort-de-France, "19 h 20 Montréal (YUL) | 6 h 50, AC828 | 8 h 10 Lyon (LYS)".
 */
export function withoutDurations(tokens: readonly Token[]): readonly Token[] {
  const durations = new Set<Token>();
  for (const leg of [...legsIn(tokens), ...betweenStops(tokens)]) {
    const duration = durationIn(leg, tokens);
    if (duration) durations.add(duration);
  }
  return durations.size > 0 ? tokens.filter((token) => !durations.has(token)) : tokens;
}

/** What may be one leg: a line, the row of a table, a block of print, what follows a number down to the next. */
function legsIn(tokens: readonly Token[]): Token[][] {
  const isOneLeg: ((before: Token, token: Token) => boolean)[] = [
    (before, token) => token.line === before.line,
    (before, token) => token.row !== undefined && token.row === before.row,
    (before, token) => token.block !== undefined && token.block === before.block,
    (_, token) => !isRide(token),
  ];
  return isOneLeg.flatMap((isSame) => {
    const legs: Token[][] = [];
    tokens.forEach((token, i) => {
      const before = tokens[i - 1];
      if (token.kind === 'break') return;
      if (before && before.kind !== 'break' && isSame(before, token)) legs.at(-1)?.push(token);
      else legs.push([token]);
    });
    return legs;
  });
}

/** "19:20 Montréal (YUL)" over "6:50 AC828" over "08:10 Lyon (LYS)", whatever legs follow: an hour with no place between two with one. */
function betweenStops(tokens: readonly Token[]): Token[][] {
  const times = tokens.filter((token) => token.kind === 'time');
  return times.flatMap((middle, i) => {
    const [left, landed] = [times[i - 1], times[i + 1]];
    if (!left || !landed) return [];
    const between = tokens.slice(tokens.indexOf(left), tokens.indexOf(landed) + 1);
    const stops = [left, landed].map((time) => tokens.filter((token) => isStopOf(time, token, tokens)));
    const isOpen = between.every(({ kind }) => kind !== 'break') && stops.every(({ length }) => length === 1);
    return isOpen && !isAtStop(middle, tokens) ? [[...new Set([...between, ...stops.flat()])]] : [];
  });
}

const isRide = ({ kind }: Token) => kind === 'flight' || kind === 'train' || kind === 'ship' || kind === 'bus';

/** Of the three hours of a leg the one that is none. */
function durationIn(leg: readonly Token[], tokens: readonly Token[]): TimeToken | null {
  const times = leg.filter((token) => token.kind === 'time');
  const [first, second, last, fourth] = times;
  const [from, to, more] = endsOf(leg);
  if (!first || !second || !last || fourth || !from || !to || more || leg.filter(isRide).length > 1) return null;
  const day = (leg.find(isDate) ?? tokens.filter(isDate).findLast(({ at }) => at < first.at))?.day;
  // an end on no map keeps the clocks of the other
  const [start, end] = [from.known ?? to.known, to.known ?? from.known];
  if (!day || !start || !end) return null;
  const kilometres = kilometresBetween(start, end);
  const isLength = (length: TimeToken, left: TimeToken, landed: TimeToken) => {
    const minutes = minutesOf(length);
    if (length.role !== null || length.daysLater > 0 || kilometres > minutes * fastest) return false;
    const [since, until] = [minutesAt(`${day}T${left.time}`, start.zone), minutesAt(`${day}T${landed.time}`, end.zone)];
    return since !== null && until !== null && (until - since - minutes) % 1440 === 0;
  };
  const matching = [
    ...(isLength(second, first, last) ? [second] : []),
    ...(isLength(last, first, second) ? [last] : []),
    ...(isLength(first, second, last) ? [first] : []),
  ];
  if (matching.length < 2) return matching[0] ?? null;
  // what one takes for the hour of departure, and the other for the length, may as well be the other way round
  const lonely = matching.filter((time) => !isAtStop(time, leg));
  if (lonely.length === 1) return lonely[0] ?? null;
  if (start === end) return null;
  const expected = (kilometres / 800) * 60 + 40;
  const [likely, other] = matching.filter((one) => isNear(minutesOf(one), expected));
  return likely && !other ? likely : null;
}

const isDate = (token: Token): token is DateToken => token.kind === 'date';

type End = { name: string; known: KnownPlace | undefined };

/** The places of a leg, each once. */
function endsOf(leg: readonly Token[]): End[] {
  const ends = new Map<string, End>();
  const flies = leg.some(({ kind }) => kind === 'flight');
  for (const token of leg) {
    if (token.kind !== 'place') continue;
    const { airport, station, city, name, codePrinted } = token.place;
    // "Plymouth" of a ship is in the longer name of an airport of New Zealand
    const known = codePrinted || flies ? (airport ?? station ?? city) : (station ?? city ?? airport);
    ends.set(known?.id ?? name, { name, known });
  }
  return [...ends.values()];
}

/** Beside a place, in its line or its cell, as the hour of a stop is and a length is not. */
const isAtStop = (time: TimeToken, tokens: readonly Token[]) => tokens.some((token) => isStopOf(time, token, tokens));

const isStopOf = (time: TimeToken, token: Token, tokens: readonly Token[]) =>
  token.kind === 'place' && (token.line === time.line || token.cell === time.cell || isStopBelow(time, token, tokens));

/** "07:48" alone in its line, over "London Heathrow" alone in the next: mail that lost its tables. */
const isStopBelow = (time: TimeToken, token: Token, tokens: readonly Token[]) =>
  token.kind === 'place' &&
  token.cell < 0 &&
  token.line === time.line + 1 &&
  tokens.every((other) => other === time || other === token || (other.row !== time.row && other.row !== token.row));

/** In kilometres a minute; no airliner is. */
const fastest = 18;

const isNear = (minutes: number, expected: number) => minutes > expected * 0.6 && minutes < expected * 1.5;

function minutesOf({ time }: TimeToken): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
