import { daysBetween } from '../../../text/days.ts';
import { hasRoomForPlace, takePlace } from './gather-places.ts';
import { type Group, isInLine, isSameVehicle, isWhole } from './group.ts';
import { isPairOf } from './own-days.ts';
import type { DateToken, LegToken, TimeToken, VehicleToken } from './token.ts';

/** Whether a token may belong to the leg being gathered; one that does not begins the next. */
export function fits(group: Group, token: LegToken): boolean {
  switch (token.kind) {
    case 'flight':
    case 'train':
    case 'ship':
    case 'bus':
      return !group.vehicle || (isSameVehicle(group.vehicle, token) && !isOfNextRow(group, token));
    case 'time':
      return group.times.length < 2 || hoursThatStay(group, token).length < 2;
    case 'date':
      return hasRoomForDay(group, token);
    case 'place':
      return hasRoomForPlace(group, token);
  }
}

/** "GWR" in one row and again in the next: two trains that have no number. */
function isOfNextRow(group: Group, token: VehicleToken): boolean {
  return token.number === undefined && isWhole(group) && token.row !== undefined && token.row !== group.vehicle?.row;
}

function hasRoomForDay(group: Group, token: DateToken): boolean {
  const { places, times, vehicle } = group;
  const day = group.dates.find((said) => !isOnlyOfLetter(said.token, token))?.token.day;
  // both hours of a number were said, and three days later somebody returns
  const isApart = token.block !== undefined && token.block !== times.at(-1)?.block;
  const most = vehicle ? 2 : isApart ? 1 : null;
  const isNext = most && times.length === 2 && day && !token.weak && daysBetween(day, token.day) > most;
  if (!isWhole(group)) return !isNext && (times.length < 2 || places.length < 2);
  const last = times[times.length - 1];
  // After the last time on the same line it is the day of arrival.
  const isBeside = last && (last.line === token.line || (last.row !== undefined && last.row === token.row));
  // "11:15 – Edinburgh 12:20, Monday 6 September": the only day of its line
  if (last && isBeside && token.at > last.at && !day) return true;
  if (last && isBeside && token.at > last.at && day) {
    const gap = daysBetween(day, token.day);
    const isFirst = !token.weak && group.dates.every((said) => said.token.line !== token.line);
    return (gap >= -1 && gap <= 2) || (isFirst && isInLine(group, token.line));
  }
  const first = group.dates.at(-1);
  // "10:50 → 12:50" over a day for each, over the number
  if (!group.vehicle && first?.timesBefore === 2) return group.dates.length === 1 && isPairOf(first.token, token);
  return !group.vehicle && group.dates.length === 0;
}

/** The day of the letter, far from the one that the journey says itself. */
function isOnlyOfLetter(said: DateToken, token: DateToken): boolean {
  const gap = daysBetween(said.day, token.day);
  return said.ofLetter === true && !token.weak && (gap < -1 || gap > 2);
}

export function take(group: Group, token: LegToken): void {
  group.lines.push(token.line);
  if (!group.vehicle) forgetLetterhead(group, token);
  if (token.kind === 'time' && token.role === 'from') forgetStamp(group, token);
  if (token.kind === 'flight' || token.kind === 'train' || token.kind === 'ship' || token.kind === 'bus')
    group.vehicle ??= token;
  else if (token.kind === 'time') {
    if (areAbove(group, token)) group.dates = group.dates.map((date) => ({ ...date, timesBefore: 0 }));
    group.times = [...hoursThatStay(group, token), token];
  } else if (token.kind === 'date') {
    if (!token.weak) group.dates = group.dates.filter((said) => !isOnlyOfLetter(said.token, token));
    if (!token.weak || group.dates.length === 0) group.dates.push({ token, timesBefore: group.times.length });
  } else takePlace(group, token);
}

/**
 * "Made on | 25.05.2027 13:31" somewhere above "Departure | 12.06.2027 07:30": a moment beside no place and no number is of
 * something else, where another one says that it is the departure.
 */
function forgetStamp(group: Group, departure: TimeToken): void {
  const isBeside = (token: LegToken, stamp: TimeToken) =>
    token.line === stamp.line || (token.row !== undefined && token.row === stamp.row);
  const others: LegToken[] = [...group.places, ...(group.vehicle ? [group.vehicle] : []), departure];
  const isStamp = (time: TimeToken) =>
    time.role === null &&
    group.dates.some(({ token }) => isBeside(token, time)) &&
    others.every((token) => token.at > time.at && !isBeside(token, time));
  const stamps = group.times.filter(isStamp);
  if (stamps.length === 0) return;
  group.times = group.times.filter((time) => !stamps.includes(time));
  group.dates = group.dates
    .filter(({ token }) => !stamps.some((stamp) => isBeside(token, stamp)))
    .map(({ token, timesBefore }) => ({ token, timesBefore: Math.max(0, timesBefore - stamps.length) }));
}

/**
 * "Les salons vous accueillent de 5h30 à 22h00" somewhere above "Départ", its place and its hour: hours of no end, before the first
 * place of all.
 */
function areAbove({ places, times, vehicle }: Group, { role, block }: TimeToken): boolean {
  const [from, more] = places;
  if (role !== 'from' || from?.role !== 'from' || more || vehicle || from.block !== block) return false;
  return times.every((time) => time.role === null && time.at < from.at && time.block !== block);
}

/** "Boarding begins 08:55" beside "Departs 09:40" and "Arrives 12:55": where two hours are said of the two ends, a third is of neither. */
function hoursThatStay(group: Group, token: TimeToken): TimeToken[] {
  const { times } = group;
  const { role } = token;
  if (areAbove(group, token)) return [];
  const said = times.filter((time) => time.role !== null);
  return times.length === 2 && said.length === 1 && role !== null && said[0]?.role !== role ? said : times;
}

/** Times and places far above a number, or without each other, are of the letterhead or of another sentence. */
function forgetLetterhead(group: Group, token: LegToken): void {
  const before = group.lines.at(-2);
  if (before !== undefined && token.line - before > 8) {
    group.times = [];
    group.places = [];
  }
  if (token.kind === 'date' || token.kind === 'flight' || token.kind === 'train') {
    const isPlaced = (t: TimeToken) =>
      t.role !== null ||
      token.line - t.line <= 1 ||
      (t.row !== undefined && t.row === token.row) ||
      group.places.some((p) => Math.abs(p.line - t.line) <= 1);
    const loose = group.places.every((p) => !p.strong) && !group.times.some(isPlaced);
    if (loose && group.times.length > 0) {
      group.times = [];
      if (token.kind === 'date') group.places = [];
    }
  }
}
