import type { PlainDay } from '../../source.ts';
import { addDays, daysBetween } from '../../text/days.ts';

/** The date of the n-th day of a year, 1 being 1 January; null where the year has no such day. */
export function dateOfDay(year: number, dayOfYear: number): PlainDay | null {
  if (dayOfYear < 1 || dayOfYear > 366) return null;
  const day = addDays(`${year}-01-01`, dayOfYear - 1);
  return day.startsWith(`${year}-`) ? day : null;
}

/**
 * Boarding passes print the day of the year and no year. With a day of issue it is the first such day from then on;
 * without one, the one from three months before the pass was received to nine months after: passes are seldom sent
 * long after the flight, and often long before.
 */
export function resolveDay(
  dayOfYear: number,
  contextDate: PlainDay,
  issued?: { yearDigit: number; dayOfYear: number },
): PlainDay | null {
  const around = Number(contextDate.slice(0, 4));
  if (issued) {
    // the last year with that digit that is not wholly to come
    const year = around + 1 - ((((around + 1 - issued.yearDigit) % 10) + 10) % 10);
    return dateOfDay(dayOfYear >= issued.dayOfYear ? year : year + 1, dayOfYear);
  }
  const days = [around, around - 1, around + 1].map((year) => dateOfDay(year, dayOfYear));
  const isLikely = (day: PlainDay | null) => {
    const ahead = day === null ? Number.NaN : daysBetween(contextDate, day);
    return ahead >= -90 && ahead < 276;
  };
  return days.find(isLikely) ?? days[0] ?? null;
}
