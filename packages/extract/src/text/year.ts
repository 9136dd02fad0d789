import type { PlainDay } from '../origin.ts';
import { dayOf, daysBetween, weekdayOf } from './days.ts';

/**
 * The year that brings the day nearest to the context; a printed weekday must agree if it can. Without one a day that was
 * over weeks before the paper came is rather the next to come, and not sure.
 */
export function nearestYear(
  month: number,
  dayOfMonth: number,
  said: readonly number[],
  contextDate: PlainDay,
): { day: PlainDay; isLikely: boolean } | null {
  const year = Number(contextDate.slice(0, 4));
  const days = [year - 1, year, year + 1, year + 2].map((y) => dayOf(y, month, dayOfMonth)).filter((d) => d !== null);
  const agreeing = said.length === 0 ? days : days.filter((d) => said.includes(weekdayOf(d)));
  const near = agreeing.filter((d) => Math.abs(daysBetween(contextDate, d)) < 400);
  const pool = near.length > 0 ? near : days;
  const [nearest] = pool.toSorted(
    (a, b) => Math.abs(daysBetween(contextDate, a)) - Math.abs(daysBetween(contextDate, b)),
  );
  if (!nearest) return null;
  const next = pool.find((d) => d > contextDate);
  return daysBetween(nearest, contextDate) > longOver && next
    ? { day: next, isLikely: false }
    : { day: nearest, isLikely: true };
}

/** Days after which nobody writes of a booking to come. */
const longOver = 42;

/** "27" is 2027. */
export function fullYear(printed: string): number {
  const year = Number(printed);
  return printed.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}
