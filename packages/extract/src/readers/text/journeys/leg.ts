import { addDays } from '../../../text/days.ts';
import type { Group } from './group.ts';
import { likelyArrivalDay, wayOf } from './leg-times.ts';
import { withOwnDays } from './own-days.ts';
import { samePlace } from './same-place.ts';
import type { DateToken, PlaceToken, TimeToken, VehicleToken } from './token.ts';

/** One leg as the tokens of the paper make it: a number, two places, two times, days. */
export type Leg = {
  vehicle: VehicleToken;
  from: PlaceToken;
  to: PlaceToken;
  departure?: TimeToken;
  arrival?: TimeToken;
  /** The day of departure. */
  day: { day: string; sure: boolean; at?: number; text?: string };
  /** Only where it is printed, as a date or as "+1". */
  arrivalDay?: string;
  firstLine: number;
  lastLine: number;
  /** Where the next leg begins. */
  nextLine?: number;
  /** Where the paper tells no other. */
  isOnly?: boolean;
};

/** The leg that a group is, where it has what one needs. */
export function finish(gathered: Group, previous: Leg | undefined): Leg | null {
  const group = withOwnDays(gathered);
  const { vehicle, times, lines } = group;
  let [from, to] = group.places;
  if (!vehicle || !from || !to || times.length === 0) return null;
  if (from.role === 'to' && to.role === 'from') [from, to] = [to, from];
  if (samePlace(from.place, to.place)) return null;
  let [departure, arrival] = times;
  if (departure?.role === 'to' && arrival?.role === 'from') [departure, arrival] = [arrival, departure];
  // "Boarding begins 08:55" over "Departs 09:40", and no word of the arrival
  const isAtPlace = group.places.some(({ line, row }) => line === departure?.line || (row ?? -1) === departure?.row);
  if (departure?.role === null && arrival?.role === 'from' && !isAtPlace) [departure, arrival] = [arrival, undefined];
  if (times.length === 1 && departure?.role === 'to') [departure, arrival] = [undefined, departure];
  const days =
    landingDay(group, previous) ?? dayOfArrival(group, from, to) ?? printedDays(group, departure, arrival, previous);
  // a day over several legs does not begin each of them
  const told = new Set([vehicle, from, to, ...times].map(({ line }) => line));
  const own = lines.filter((line) => told.has(line) || !previous || line > previous.lastLine);
  const [firstLine, lastLine] = [Math.min(...own), Math.max(...lines)];
  return days && { vehicle, from, to, departure, arrival, ...days, firstLine, lastLine };
}

type Days = Pick<Leg, 'day' | 'arrivalDay'>;

/** The day before the times, or beside them, and the one that is printed behind them. */
function printedDays(
  { dates, places }: Group,
  departure: TimeToken | undefined,
  arrival: TimeToken | undefined,
  previous: Leg | undefined,
): Days | null {
  const before = dates.filter((d) => d.timesBefore === 0);
  const strong = before.filter((d) => !d.token.weak);
  // "09.08. 09:07": without its year a day is weak, but beside the clock it is the clock's
  const beside = before.filter((d) => d.token.line === departure?.line);
  const areApart = arrival !== undefined && departure !== undefined && arrival.line === departure.line + 1;
  const pair = beside.length === 0 && arrival ? sideBySide(strong, areApart) : null;
  const printed = pair?.[0] ?? ([beside, strong].find((some) => some.length > 0) ?? before).at(-1) ?? dates[0];
  const leavesLater = daysUntilLeft(departure, arrival);
  const base = printed
    ? { day: printed.token.day, sure: printed.token.sure, at: printed.token.at, text: printed.token.text }
    : leavesLater > 0
      ? titleDay(previous)
      : (ofOthers(previous, places[0], departure) ??
        saidByFigure(previous, departure) ??
        inherited(previous, departure?.time));
  if (!base) return null;
  const day = leavesLater > 0 ? { ...base, day: addDays(base.day, leavesLater) } : base;
  const later = dates.filter(
    (d) =>
      d.timesBefore > 0 && d !== printed && d.token.day >= addDays(day.day, -1) && d.token.day <= addDays(day.day, 3),
  );
  // "3:40 PM, Friday, May 21" over "10:12 AM, Saturday, May 22", below a title with the first of them
  // "16:55 02-Nov-2027 | 08:35 03-Nov-2027": each beside its own
  const landing =
    later.find(({ token }) => token.line === arrival?.line && token.line !== departure?.line) ??
    later.find(({ token }) => isBesideAlone(token, arrival, departure)) ??
    later[0];
  const daysLater = arrival && arrival.daysLater > 0 ? addDays(base.day, arrival.daysLater) : undefined;
  return { day, arrivalDay: (landing ?? pair?.[1])?.token.day ?? daysLater };
}

/** In the line or the row of one hour, and not in that of the other. */
function isBesideAlone({ line, row }: DateToken, own: TimeToken | undefined, other: TimeToken | undefined): boolean {
  const isBeside = (time: TimeToken | undefined) =>
    time !== undefined && (line === time.line || (row !== undefined && row === time.row));
  return isBeside(own) && !isBeside(other);
}

/** "01:10 +1 jour | 07:05 +1 jour": a connection after midnight, where all is counted from the day over the whole way. */
function daysUntilLeft(departure: TimeToken | undefined, arrival: TimeToken | undefined): number {
  const later = departure?.daysLater ?? 0;
  return (arrival?.daysLater ?? 0) >= later ? later : 0;
}

/** The day from which the ends of the leg before are counted. */
function titleDay(previous: Leg | undefined): Leg['day'] | null {
  if (!previous) return null;
  const { day, departure, arrival } = previous;
  return { day: addDays(day.day, -daysUntilLeft(departure, arrival)), sure: day.sure };
}

/**
 * "Sun 18 Apr | Mon 19 Apr" over "11:15 | 14:25": of departure and of arrival.
 * @param areApart whether the hours stand in lines of their own below each other, as the days then do too where a mail lost its cells
 */
function sideBySide(
  [first, second, third]: Group['dates'],
  areApart: boolean,
): [Group['dates'][number], Group['dates'][number]] | null {
  if (!first || !second || third) return null;
  const isInRow = first.token.row !== undefined && first.token.row === second.token.row;
  if (!isInRow && !(areApart && second.token.line === first.token.line + 1)) return null;
  const isPair = second.token.day >= first.token.day && second.token.day <= addDays(first.token.day, 2);
  return isPair ? [first, second] : null;
}

/**
 * "arr. 07:55 (le lendemain, samedi 13 novembre)" below a leg whose day stood above it: the only day of its lines is that
 * of the arrival, and the leg begins where the one before it ended.
 */
function landingDay({ dates, times }: Group, previous: Leg | undefined): Days | null {
  const [only, second] = dates;
  const [departure, arrival] = times;
  if (!only || second || !departure || !arrival || only.timesBefore !== 2 || only.token.weak) return null;
  const { day, line, row, at, text, ofArrival } = only.token;
  // of a cell that has a line for each end, the line of the arrival; of a row, that of the arrival alone
  // "5:45 AM" over "Arrives Mon, Mar 15" in the cell of the arrival, beside that of the departure
  const isBelow = arrival.line > departure.line && line > arrival.line && ofArrival;
  const isBeside =
    line === arrival.line || (row !== undefined && row === arrival.row && (row !== departure.row || isBelow));
  const isNight = arrival.time < departure.time;
  // "KQ 100, the same night, NBO 23.45, LHR 06.40 on Saturday 16 October", where the leg before has its day in front
  const hour = previous?.departure?.at ?? 0;
  const isBehindAll = isNight && previous?.day.at !== undefined && previous.day.at < hour;
  if (!isBeside || (line === departure.line && !isBehindAll) || at < arrival.at) return null;
  const isSaid = arrival.daysLater > 0 || nextDay.test(text);
  const left = isSaid ? addDays(day, -Math.max(1, arrival.daysLater)) : addDays(day, -1);
  const since = previous && inherited(previous, departure.time);
  // "Departure | London | 21:50" over "Arrival | Nairobi | 06:40 | Sat 22 January": the row of the arrival alone says a day
  const isOfRow = row !== undefined && row === arrival.row && departure.row !== undefined && row !== departure.row;
  if (!isSaid && !(isNight && (since?.day === left || (isOfRow && ofArrival)))) return null;
  return { day: since?.day === left ? since : { ...only.token, day: left }, arrivalDay: day };
}

/** "départ de Brest à 19h30, arrivée à Cork le mardi 6 juillet à 07h30": the only day stands between where and when one arrives. */
function dayOfArrival({ vehicle, dates, times }: Group, from: PlaceToken, to: PlaceToken): Days | null {
  const [only, second] = dates;
  const [departure, arrival] = times;
  if (!vehicle || !only || second || !departure || !arrival || only.timesBefore !== 1 || only.token.weak) return null;
  const { day, at } = only.token;
  if (!(departure.at < to.at && to.at < at && at < arrival.at)) return null;
  const clocks = { kind: vehicle.kind, departure: departure.time, arrival: arrival.time };
  const left = [-1, 0, 1]
    .map((days) => addDays(day, days))
    .find((one) => likelyArrivalDay({ ...clocks, day: one }, zoned(from), zoned(to)) === day);
  return left === undefined ? null : { day: { ...only.token, day: left }, arrivalDay: day };
}

const nextDay =
  /\b(?:lendemain|next day|following (?:day|morning)|day after|folgetag|n[äa]chsten (?:tag|morgen)|giorno (?:dopo|seguente|successivo)|d[ií]a siguiente|volgende dag)\b/i;

const zoned = ({ place }: PlaceToken) => place.airport ?? place.station ?? place.city;

/**
 * "Travel – Thursday 2 December" over a table with a row for each of several people: who leaves from elsewhere, earlier than the row above
 * has arrived, leaves on the same day.
 */
function ofOthers(
  previous: Leg | undefined,
  from: PlaceToken | undefined,
  departure: TimeToken | undefined,
): Leg['day'] | null {
  if (!previous?.departure || !from || !departure || from.row === undefined) return null;
  const { day, from: other, to, departure: above } = previous;
  const isRowBelow = from.block === other.block && other.row !== undefined && from.row > other.row;
  const isWhole = departure.row === from.row && above.row === other.row;
  if (!isRowBelow || !isWhole || samePlace(to.place, from.place)) return null;
  const isOver = day.at !== undefined && day.at < Math.min(other.at, above.at, previous.vehicle.at);
  return isOver && departure.time < (previous.arrival?.time ?? '') ? day : null;
}

/** "Then on Thursday" over "the 15th it's KL 1703, off at 17:05": the next such day, of which one is not sure. */
function saidByFigure(previous: Leg | undefined, departure: TimeToken | undefined): Leg['day'] | null {
  const figure = previous && departure ? byFigure.exec(departure.text)?.[1] : undefined;
  if (!previous || !figure) return null;
  const day = Array.from({ length: 28 }, (_, i) => addDays(previous.day.day, i)).find(
    (one) => Number(one.slice(8)) === Number(figure),
  );
  return day && day > previous.day.day ? { day, sure: false } : null;
}

const byFigure = /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|street|avenue|coach|carriage|row|seat|hour|time))/i;

/** A connecting leg prints no day of its own: it is the day on which the leg before arrived. */
function inherited(previous: Leg | undefined, time: string | undefined): Leg['day'] | null {
  if (!previous || !time) return null;
  const day =
    previous.arrivalDay ??
    likelyArrivalDay(wayOf(previous), zoned(previous.from), zoned(previous.to)) ??
    previous.day.day;
  const landed = previous.arrival?.time;
  if (landed === undefined || time < landed) return null;
  return day === previous.day.day ? previous.day : { day, sure: previous.day.sure };
}
