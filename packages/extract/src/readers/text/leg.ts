import { addDays } from '../../text/days.ts';
import { samePlace } from './same-place.ts';
import type { Token } from './token.ts';

/** One leg as the tokens of the paper make it: a number, two places, two times, days. */
export type Leg = {
  vehicle: Extract<Token, { kind: 'flight' | 'train' | 'ship' | 'bus' }>;
  from: Extract<Token, { kind: 'place' }>;
  to: Extract<Token, { kind: 'place' }>;
  departure?: Extract<Token, { kind: 'time' }>;
  arrival?: Extract<Token, { kind: 'time' }>;
  /** The day of departure. */
  day: { day: string; sure: boolean; at?: number; text?: string };
  /** Only where it is printed, as a date or as "+1". */
  arrivalDay?: string;
  firstLine: number;
  lastLine: number;
  /** Where the next leg begins. */
  nextLine?: number;
};

export type TimeToken = Extract<Token, { kind: 'time' }>;
export type DateToken = Extract<Token, { kind: 'date' }>;
export type PlaceToken = Extract<Token, { kind: 'place' }>;

/** A leg being gathered. */
export type Group = {
  vehicle?: Leg['vehicle'];
  places: PlaceToken[];
  /** How many times there were when the last place came. */
  timesAtPlace: number;
  times: TimeToken[];
  dates: { token: DateToken; timesBefore: number }[];
  lines: number[];
};

/** The leg that a group is, where it has what one needs. */
export function finish(group: Group, previous: Leg | undefined): Leg | null {
  const { vehicle, times, dates } = group;
  let [from, to] = group.places;
  if (!vehicle || !from || !to || times.length === 0) return null;
  if (from.role === 'to' && to.role === 'from') [from, to] = [to, from];
  if (samePlace(from.place, to.place)) return null;
  let [departure, arrival] = times;
  if (departure?.role === 'to' && arrival?.role === 'from') [departure, arrival] = [arrival, departure];
  if (times.length === 1 && departure?.role === 'to') [departure, arrival] = [undefined, departure];
  const [firstLine, lastLine] = [Math.min(...group.lines), Math.max(...group.lines)];
  const landing = landingDay(group, previous);
  if (landing)
    return {
      vehicle,
      from,
      to,
      departure,
      arrival,
      day: landing.departure,
      arrivalDay: landing.day,
      firstLine,
      lastLine,
    };
  const before = dates.filter((d) => d.timesBefore === 0);
  const strong = before.filter((d) => !d.token.weak);
  // "09.08. 09:07": without its year a day is weak, but beside the clock it is the clock's
  const beside = before.filter((d) => d.token.line === departure?.line);
  // "Sun 18 Apr | Mon 19 Apr" over "11:15 | 14:25": of departure and of arrival, side by side
  const [first, second, third] = strong;
  const isPair =
    first &&
    second &&
    !third &&
    beside.length === 0 &&
    arrival &&
    first.token.row !== undefined &&
    first.token.row === second.token.row &&
    second.token.day >= first.token.day &&
    second.token.day <= addDays(first.token.day, 2);
  const printed = isPair ? first : (([beside, strong].find((some) => some.length > 0) ?? before).at(-1) ?? dates[0]);
  const day = printed
    ? { day: printed.token.day, sure: printed.token.sure, at: printed.token.at, text: printed.token.text }
    : inherited(previous, departure?.time);
  if (!day) return null;
  const later = dates.find(
    (d) =>
      d.timesBefore > 0 && d !== printed && d.token.day >= addDays(day.day, -1) && d.token.day <= addDays(day.day, 3),
  );
  const arrivalDay =
    later?.token.day ??
    (isPair ? second.token.day : undefined) ??
    (arrival && arrival.daysLater > 0 ? addDays(day.day, arrival.daysLater) : undefined);
  return {
    vehicle,
    from,
    to,
    departure,
    arrival,
    day,
    arrivalDay,
    firstLine,
    lastLine,
  };
}

/**
 * "arr. 07:55 (le lendemain, samedi 13 novembre)" below a leg whose day stood above it: the only day of its lines is that
 * of the arrival, and the leg begins where the one before it ended.
 */
function landingDay({ dates, times }: Group, previous: Leg | undefined): { departure: Leg['day']; day: string } | null {
  const [only, second] = dates;
  const [departure, arrival] = times;
  if (!only || second || !departure || !arrival || only.timesBefore !== 2 || only.token.weak) return null;
  const { day, line, row, at, text } = only.token;
  const isBeside = line === arrival.line || (row !== undefined && row === arrival.row);
  if (!isBeside || line === departure.line || row === departure.row || at < arrival.at) return null;
  const isNight = arrival.time < departure.time;
  const isSaid = arrival.daysLater > 0 || nextDay.test(text);
  const left = isSaid ? addDays(day, -Math.max(1, arrival.daysLater)) : addDays(day, -1);
  const since = previous && inherited(previous, departure.time);
  if (!isSaid && !(isNight && since?.day === left)) return null;
  return { departure: since?.day === left ? since : { ...only.token, day: left }, day };
}

const nextDay =
  /\b(?:lendemain|next day|following (?:day|morning)|day after|folgetag|n[äa]chsten (?:tag|morgen)|giorno (?:dopo|seguente|successivo)|d[ií]a siguiente|volgende dag)\b/i;

/** A connecting leg prints no day of its own: it is the day on which the leg before arrived. */
function inherited(previous: Leg | undefined, time: string | undefined): Leg['day'] | null {
  if (!previous || !time) return null;
  const day = previous.arrivalDay ?? previous.day.day;
  const landed = previous.arrival?.time;
  if (landed === undefined || time < landed) return null;
  return { day, sure: previous.day.sure };
}
