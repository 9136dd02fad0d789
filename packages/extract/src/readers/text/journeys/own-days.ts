import { addDays, daysBetween } from '../../../text/days.ts';
import { type Group, isInLine, isWhole } from './group.ts';
import type { DateToken } from './token.ts';

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
