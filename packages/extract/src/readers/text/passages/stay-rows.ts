import { findDates } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "In | 15NOV27, room from 1400 | 17NOV27, room from 1500" over "Out | 17NOV27, by 1000 | 20NOV27, by 1100": of houses side by side the
 * only two rows that say days, the second after the first in each column, are those of arrival and departure, whatever they are called.
 */
export function withStayRows(rows: Cell[][]): Cell[][] {
  const days = rows.map(([head, ...values]) => (head && labelOf(head.text) === null ? daysOf(values) : null));
  const [first, last, more] = days.flatMap((own, row) => (own ? [row] : []));
  if (first === undefined || last === undefined || more !== undefined) return rows;
  const areNights = days[first]?.every((day, i) => {
    const nights = daysBetween(day, days[last]?.[i] ?? day);
    return nights > 0 && nights < 31;
  });
  if (!areNights) return rows;
  return rows.map((row, i) => (i === first ? called(row, 'Check-in') : i === last ? called(row, 'Check-out') : row));
}

/** The one day of each cell; null where one says none or several. */
function daysOf(values: readonly Cell[]): string[] | null {
  const days = values.map(({ text }) => {
    const [day, more] = findDates(text, { contextDate: '2026-01-01', language: 'en' });
    return more ? undefined : day?.day;
  });
  return days.every((day) => day !== undefined) && days.length > 0 ? days : null;
}

function called([head, ...values]: Cell[], text: string): Cell[] {
  const { at = 0 } = head ?? {};
  return head ? [{ ...head, text, lines: [{ text, at }] }, ...values] : values;
}
