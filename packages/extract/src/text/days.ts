import type { PlainDay } from '../origin.ts';

// Calendar arithmetic on `YYYY-MM-DD`, without a clock or a time zone. The algorithm counts years from March, so that
// the leap day is the last of them.

/** Null where the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): PlainDay | null {
  if (!(year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && dayOfMonth >= 1)) return null;
  if (dayOfMonth > lengthOfMonth(year, month)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

export function isDay(text: string): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(year, month, dayOfMonth) === text;
}

export function addDays(day: PlainDay, days: number): PlainDay {
  let rest = countOf(day) + days + 719_468;
  const era = Math.floor(rest / 146_097);
  rest -= era * 146_097;
  const yearOfEra = Math.floor(
    (rest - Math.floor(rest / 1460) + Math.floor(rest / 36_524) - Math.floor(rest / 146_096)) / 365,
  );
  const dayOfYear = rest - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dayOf(year, month, dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1) ?? day;
}

/** Days from one to the other; negative where the other is earlier. */
export function daysBetween(from: PlainDay, to: PlainDay): number {
  return countOf(to) - countOf(from);
}

/** 0 is Monday; -1 where there is no day. */
export function weekdayOf(day: PlainDay | null): number {
  return day === null ? -1 : (((countOf(day) + 3) % 7) + 7) % 7;
}

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01. */
export function countOf(day: PlainDay): number {
  const y = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const dayOfMonth = Number(day.slice(8, 10));
  const year = month <= 2 ? y - 1 : y;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}
