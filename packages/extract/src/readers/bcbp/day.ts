import { isDay } from '../../iso-time.ts';
import type { PlainDay } from '../../source.ts';

const starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** The date of the n-th day of a year, 1 being 1 January; null where the year has no such day. */
export function dateOfDay(year: number, dayOfYear: number): PlainDay | null {
  const leap = isDay(year, 2, 29) ? 1 : 0;
  if (dayOfYear < 1 || dayOfYear > 365 + leap) return null;
  const day = leap && dayOfYear > 59 ? dayOfYear - 1 : dayOfYear;
  if (leap && dayOfYear === 60) return `${year}-02-29`;
  let month = 11;
  while ((starts[month] ?? 0) >= day) month--;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(month + 1)}-${pad(day - (starts[month] ?? 0))}`;
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
    const year = [
      around,
      around - 1,
      around + 1,
      around - 2,
      around - 3,
      around - 4,
      around - 5,
      around - 6,
      around - 7,
      around - 8,
      around - 9,
    ].find((candidate) => candidate % 10 === issued.yearDigit);
    if (year !== undefined) return dateOfDay(dayOfYear >= issued.dayOfYear ? year : year + 1, dayOfYear);
  }
  const received = ordinal(contextDate);
  return (
    [around, around - 1, around + 1]
      .map((year) => dateOfDay(year, dayOfYear))
      .find((day) => day !== null && ordinal(day) >= received - 90 && ordinal(day) < received + 276) ??
    dateOfDay(around, dayOfYear)
  );
}

/** Good to a day or two, which is enough to tell years apart. */
function ordinal(day: PlainDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year * 365.25 + (starts[month - 1] ?? 0) + date;
}
