import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { type Group, isInLine, isWhole } from './group.ts';
import type { DateToken, Token, VehicleToken } from './token.ts';

/**
 * The day below the hours of a leg, in the leg's own block: "06:35 ✈ 10:20" over "Fri, 19 Mar 27 | Fri, 19 Mar 27". It
 * ends the block, for a day that more of the block follows may be the title of the next leg; two in one row head none.
 */
export function isOwnDayBelow(group: Group, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const { dates, times } = group;
  const [departure, arrival] = times;
  if (token?.kind !== 'date' || token.weak || token.block === undefined) return false;
  if (!isWhole(group) || !departure || !arrival) return false;
  const isOwn = token.block === departure.block && token.block === arrival.block && token.line !== arrival.line;
  if (!isOwn || !isDayAlone(token.text) || dates.some(({ token: { block } }) => block === token.block)) return false;
  return isPairOf(token, tokens[index + 1]) || endsBlock(tokens, index);
}

/**
 * "From | To" over "Departure | Arrival" over "Date | Flight": ends and hours are said, and the day and the number that follow are
 * theirs, where fewer hours follow than the numbers that are still to come need.
 */
export function isDayOverNumber(group: Group, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'date' || token.weak || group.vehicle || !isWhole(group)) return false;
  // "Bristol Bus Station (arrives Saturday 10 April)"
  if (token.ofArrival || !isDayAlone(token.text)) return false;
  const end = tokens.findIndex(({ kind }, i) => i > index && kind === 'break');
  const rest = tokens.slice(index + 1, end < 0 ? undefined : end);
  const [next] = rest;
  if (!next || !isNumbered(next) || next.line - token.line > 2) return false;
  const numbers = new Set(rest.flatMap((one) => (isNumbered(one) ? [one.number] : [])));
  return rest.filter(({ kind }) => kind === 'time').length < 2 * numbers.size;
}

const isNumbered = (token: Token): token is VehicleToken =>
  token.kind === 'flight' || token.kind === 'train' || token.kind === 'bus';

/** Whether a second day belongs to the first: beside it in its row, or the same once more on the next line. */
export function isPairOf(first: DateToken, second: Token | undefined): boolean {
  if (second?.kind !== 'date' || second.weak) return false;
  const gap = daysBetween(first.day, second.day);
  const isBeside = first.row !== undefined && first.row === second.row;
  return isBeside ? gap >= 0 && gap <= 2 : gap === 0 && second.line - first.line === 1 && isDayAlone(second.text);
}

/** Without the days of blocks above, where the block of the hours says its own. */
export function withOwnDays(group: Group): Group {
  const { dates, times } = group;
  const [departure, arrival] = times;
  const ofLine = daysOfLine(group);
  if (ofLine) return { ...group, dates: ofLine };
  const own = dates.filter(({ token }) => token.block !== undefined && token.block === departure?.block && !token.weak);
  const leaving = own.find(({ token }) => !isOfArrival(token, group));
  const carried = dates.filter((date) => leaving && !own.includes(date) && date.token.at < leaving.token.at);
  const last = carried.at(-1);
  if (!departure || !leaving || !last) return group;
  // "22:35 → 02:20" over the day of the landing alone
  const isNight = isWhole(group) && arrival !== undefined && arrival.time < departure.time;
  if (own.length === 1 && isNight && leaving.token.day === addDays(last.token.day, 1)) return group;
  if (own.length === 1 && isInCellOfArrival(leaving.token, group) && isNear(last.token, leaving.token)) return group;
  return { ...group, dates: dates.filter((date) => !carried.includes(date)) };
}

/**
 * The days of a line that tells a whole journey, whatever day was told above: of an order, of a meeting. Not the one on which
 * it arrives, where the one above is the day before and a night or many time zones lie between.
 */
function daysOfLine(group: Group): Group['dates'] | null {
  const { dates, times, vehicle } = group;
  const [departure, arrival] = times;
  if (!departure || !arrival || !isInLine(group, departure.line)) return null;
  const own = dates.filter(({ token }) => token.line === departure.line && !token.weak);
  const last = dates.findLast(({ token }) => token.line !== departure.line);
  const [only, more] = own;
  if (!only || !last) return null;
  // "… leaves Euston at 21.15 on Monday 13 September and reaches Inverness the next morning at 08.42"
  if (more) return own;
  if (only.token.at < arrival.at) return only.token.day < last.token.day ? own : null;
  const isLater = arrival.time < departure.time || arrival.daysLater > 0 || vehicle?.kind === 'flight';
  return isLater && only.token.day === addDays(last.token.day, 1) ? null : own;
}

/** Behind the hour of arrival, or in its row, where the departure has another. */
function isOfArrival({ line, row, at }: DateToken, { times }: Group): boolean {
  const [departure, arrival] = times;
  if (!departure || !arrival) return false;
  const isInLine = line === arrival.line && at > arrival.at;
  return isInLine || (row !== undefined && row === arrival.row && row !== departure.row);
}

/** "11:50am, Honolulu (HNL) | 7:25pm, Auckland (AKL), Sun 23 May 2027" below the day before: each end has a cell, and one says its day. */
function isInCellOfArrival({ line, at }: DateToken, { times }: Group): boolean {
  const [departure, arrival] = times;
  if (!departure || !arrival || arrival.cell === departure.cell || (arrival.cell ?? -1) < 0) return false;
  return at > arrival.at && line > arrival.line && departure.at < arrival.at;
}

/** As far apart as a departure and its arrival are, the date line between them. */
function isNear(before: DateToken, { day }: DateToken): boolean {
  const gap = daysBetween(before.day, day);
  return gap >= -1 && gap <= 2;
}

function endsBlock(tokens: readonly Token[], index: number): boolean {
  const block = tokens[index]?.block;
  for (let i = index + 1; ; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'break' || token.block !== block) return true;
    if (token.kind !== 'date' && token.kind !== 'place') return false;
  }
}

/** "Mon, 22 Mar 27", "le lundi 22 mars 2027": nothing but days. */
export function isDayAlone(text: string): boolean {
  if (text.length > 70) return false;
  const words = plain(text).match(/[a-z]+(?:-feira)?/g) ?? [];
  return words.every((word) => monthNames.has(word) || weekdayNames.has(word) || small.has(word));
}

const small: ReadonlySet<string> = new Set('le the of on st nd rd th er am den de del di d'.split(' '));
