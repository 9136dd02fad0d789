import type { Candidate } from '../../../../booking.ts';
import type { DateFacts } from '../../../../text/dates.ts';
import { daysBetween } from '../../../../text/days.ts';
import { plain } from '../../../../text/plain.ts';
import { weekdays } from '../../../../text/weekday-words.ts';
import type { TextDocument } from '../../../../text-document.ts';
import { factsOfPaper } from '../../facts-of-paper.ts';
import type { Passage } from '../../passages/passages.ts';
import { passagesOf } from '../../passages/passages.ts';
import { surroundingsOf } from '../../passages/surroundings.ts';
import { withSeatsByWay } from '../../seats/seats-by-way.ts';
import { sharedOf } from '../../shared.ts';
import { isSameVehicle } from '../group.ts';
import type { Leg } from '../leg.ts';
import { bookLeg } from '../leg-bookings.ts';
import { withLikelyEnds } from '../likely-ends.ts';
import { statusOfLeg } from '../rebooked.ts';
import { rideOf } from '../ride-of.ts';
import { samePlace } from '../same-place.ts';
import type { Role, VehicleToken } from '../token.ts';
import { type Atom, atomsOf, isDay, isHour, isStop, isVehicle, type Stop } from './atoms.ts';
import { isLikelyWay } from './likely-way.ts';
import { piecesLeft } from './pieces-left.ts';

/**
 * A short paper about one booking has for each way one day, two hours and two places in order, and what goes: "Start | 12:37, Berlin
 * Südkreuz" over "Finish | 15:29, Nürnberg Hbf" is a way by these alone. It is asked where no words told one; where anything is left
 * over, or more than one division is possible, nothing is read.
 */
export function journeysByShape(document: TextDocument): Candidate[] {
  if (document.text.length > longest) return [];
  const passages = passagesOf(document);
  const facts = factsOfPaper(document);
  const legs = waysOf(passages, facts, rideOf(document) ?? coachIn(passages));
  const shared = sharedOf(document);
  const booked = legs.map((leg) =>
    bookLeg(leg, passages, { ...shared, status: statusOfLeg(leg, shared.status, passages, legs) }, document.node),
  );
  return withSeatsByWay(booked, passages).map((one) => ({ ...one, confidence: 0.5 }));
}

/** "The coach departs on Saturday", where no word of a train is told: it has no other carriages. */
const coachIn = (passages: readonly Passage[]): 'bus' | null =>
  passages.some(({ shape }) => coachGoes.test(shape)) && !passages.some(({ shape }) => trainWord.test(shape))
    ? 'bus'
    : null;
const coachGoes =
  /\b(?:(?:the|your|this|our|by) coach\b(?! ?\d)|coach (?:tickets?|leaves|departs|goes|operator)\b|autocars?\b)/;
const trainWord = /\b(?:trains?|rail\w*|tgv|gare de|platform|quai|flights?|vols?|ferry|ship)\b/;

/** Characters of a short paper. */
const longest = 5000;

/** The ways, in order; none where they are not told in one way alone. */
function waysOf(passages: readonly Passage[], facts: DateFacts, ride: ReturnType<typeof rideOf>): Leg[] {
  const around = surroundingsOf(passages);
  const atoms = piecesLeft(passages).flatMap((p, i) => atomsOf(p, i, facts, around));
  const hours = atoms.filter(isHour).length;
  if (hours < 2 || hours % 2 > 0 || hours > 8) return [];
  const isNumbered = atoms.some(isVehicle);
  if (!isNumbered && !ride) return [];
  const lineOf = (at: number) => passages.findLastIndex((p) => p.at <= at && !p.former);
  const readings = divisionsOf(atoms).flatMap((parts) => {
    const legs: Leg[] = [];
    for (const part of parts) {
      const leg = wayIn(part, isNumbered ? null : ride, legs.at(-1));
      if (!leg || !isLikelyWay(withLikelyEnds(leg), facts.contextDate)) return [];
      legs.push(leg);
    }
    return [legs];
  });
  const [only, ...others] = [...new Map(readings.map((legs) => [JSON.stringify(legs), legs])).values()];
  return only && others.length === 0 ? only.map((leg, i) => inLines(leg, lineOf, only[i + 1])) : [];
}

/** Each part has two hours, and begins with a piece. */
function divisionsOf(atoms: readonly Atom[]): Atom[][][] {
  const hours = atoms.flatMap((atom, i) => (isHour(atom) ? [i] : []));
  let all: number[][] = [[]];
  for (let i = 1; i + 1 < hours.length; i += 2) {
    const [last = 0, next = 0] = [hours[i], hours[i + 1]];
    const starts: number[] = [];
    for (let at = last + 1; at <= next; at++) if (atoms[at]?.piece !== atoms[at - 1]?.piece) starts.push(at);
    all = all.flatMap((one) => starts.map((at) => [...one, at]));
  }
  return all.slice(0, 200).map((one) => [0, ...one].map((from, i) => atoms.slice(from, one[i] ?? atoms.length)));
}

function wayIn(part: readonly Atom[], ride: Leg['vehicle']['kind'] | null, previous: Leg | undefined): Leg | null {
  const [departure, arrival] = part.filter(isHour);
  const vehicle = vehicleOf(part, ride);
  const ends = endsOf(part);
  const days = daysOf(part, previous);
  if (!departure || !arrival || !vehicle || !ends || !days) return null;
  const [from, to] = ends;
  if (runsBackwards(from.role, to.role) || runsBackwards(departure.role, arrival.role)) return null;
  if (!isOwn(from, to, departure) || !isOwn(to, from, arrival)) return null;
  return { vehicle, from, to, departure, arrival, ...days, firstLine: 0, lastLine: 0 };
}

const runsBackwards = (first: Role, second: Role) => first === 'to' || second === 'from';

/** The hour does not stand with the other place alone. */
const isOwn = (own: Stop, other: Stop, { piece }: { piece: number }) => own.piece === piece || other.piece !== piece;

/** The only one that is named; without a number, what the paper speaks of. */
function vehicleOf(part: readonly Atom[], ride: Leg['vehicle']['kind'] | null): VehicleToken | null {
  const [vehicle, ...more] = part.filter(isVehicle);
  if (vehicle) return more.every((one) => isSameVehicle(one, vehicle)) ? vehicle : null;
  const [first] = part;
  if (!first || !ride || ride === 'flight') return null;
  const { at, line, row, block, text } = first;
  const about = { at, line, row, block, text };
  return ride === 'ship' ? { kind: ride, name: '', ...about } : { kind: ride, ...about };
}

/** The only two places, or the only two that stand with the hours, with each other, with a word for their end or in the hours' paragraph. */
function endsOf(part: readonly Atom[]): [Stop, Stop] | null {
  const all = part.filter(isStop);
  const hours = part.filter(isHour);
  const timed = new Set(hours.map(({ piece }) => piece));
  const rows = new Set(hours.map(({ block, row }) => `${block} ${row}`));
  const blocks = new Set(hours.map(({ block }) => block));
  const choices = [
    all,
    all.filter(({ piece }) => timed.has(piece)),
    all.filter(({ block, row }) => rows.has(`${block} ${row}`)),
    all.filter(({ piece }) => once(all.filter((one) => one.piece === piece)).length === 2),
    all.filter(({ role }) => role !== null),
    all.filter(({ block }) => blocks.has(block)),
  ];
  for (const places of choices) {
    const [from, to, more] = once(places, timed);
    if (from && to && !more) return [from, to];
  }
  return null;
}

/** Each place once, where its hour stands if it does. */
function once(places: readonly Stop[], timed: ReadonlySet<number> = new Set()): Stop[] {
  const found: Stop[] = [];
  for (const place of places) {
    const i = found.findIndex((one) => isOnePlace(one, place));
    const known = found[i];
    if (!known) found.push(place);
    else if (!timed.has(known.piece) && timed.has(place.piece)) found[i] = place;
  }
  return found;
}

function isOnePlace({ place: a }: Stop, { place: b }: Stop): boolean {
  const town = ({ city, airport }: Stop['place']) => city?.name ?? airport?.city;
  return samePlace(a, b) || a.name === b.name || (town(a) !== undefined && town(a) === town(b));
}

/** The only day, or that of the way before; a second one behind the first hour, and in no line of it, is that of the arrival. */
function daysOf(part: readonly Atom[], previous: Leg | undefined): Pick<Leg, 'day' | 'arrivalDay'> | null {
  const [departure, arrival] = part.filter(isHour);
  const hours = part.filter(isHour);
  const strong = part.filter(isDay).filter(({ weak, piece }) => !weak || hours.some((one) => one.piece === piece));
  const near = strong.filter(({ block }) => hours.some((one) => one.block === block));
  const daysIn = (dates: typeof strong) => [...new Map(dates.map((one) => [one.day, one])).values()];
  const all = daysIn(strong);
  const [first, second, more] = all.length < 2 || near.length === 0 ? all : daysIn(near);
  if (!departure || !arrival || more) return null;
  // "Then on Thursday the 15th": another day, whatever its month is
  if (!first && part.some(({ text }) => namesWeekday.test(plain(text)))) return null;
  if (!first) return previous?.day ? { day: previous.day } : null;
  const day = { day: first.day, sure: first.sure, at: first.at, text: first.text };
  if (!second) return { day };
  const nights = daysBetween(first.day, second.day);
  const isLanding = second.at > departure.at && first.at < arrival.at && second.piece !== departure.piece;
  return isLanding && nights > 0 && nights < 3 ? { day, arrivalDay: second.day } : null;
}

const namesWeekday = new RegExp(String.raw`\b(?:${weekdays})\b|\bthe \d{1,2}(?:st|nd|rd|th)\b`);

/** Pieces count otherwise than the lines of the paper, by which seats and numbers are looked for. */
function inLines(leg: Leg, lineOf: (at: number) => number, next: Leg | undefined): Leg {
  const put = <Token extends { at: number; line: number }>(token: Token): Token => ({
    ...token,
    line: lineOf(token.at),
  });
  const { vehicle, from, to, departure, arrival } = leg;
  const said = [vehicle, from, to, ...(departure ? [departure] : []), ...(arrival ? [arrival] : [])];
  const lines = said.map(({ at }) => lineOf(at));
  return {
    ...leg,
    vehicle: put(vehicle),
    from: put(from),
    to: put(to),
    ...(departure ? { departure: put(departure) } : {}),
    ...(arrival ? { arrival: put(arrival) } : {}),
    firstLine: Math.min(...lines),
    lastLine: Math.max(...lines),
    ...(next ? { nextLine: lineOf(Math.min(next.vehicle.at, next.from.at)) } : {}),
  };
}
