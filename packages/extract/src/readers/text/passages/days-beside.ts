import { findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "| lundi 7 juin 2027 | mardi 8 juin 2027" over "Transport | … | …" and "Hôtel | … | …", perhaps below "| Jour 1 | Jour 2": a
 * programme with a column for each day. Each column as its day, and what is planned below it.
 */
export function daysBeside(rows: Cell[][]): Cell[][][] | null {
  const [head, second] = rows;
  const at = head && isRowOfDays(head) ? 0 : head && second && isRowOfCounts(head) && isRowOfDays(second) ? 1 : -1;
  const days = rows[at];
  const below = rows.slice(at + 1);
  if (!days || below.length === 0 || !below.every((row) => row.length === days.length && isKind(row[0]))) return null;
  // a day of its own says that the column is of something else
  if (below.some(([, ...cells]) => cells.some(({ text }) => text.length < 40 && daysIn(text).length > 0))) return null;
  return days.slice(1).map((day, i) => [
    // across the table of its column, as a title
    [day, day],
    ...below.flatMap(([kind, ...cells]) => {
      const cell = cells[i];
      return kind && cell && cell.text.trim() !== '' ? [[kind, cell]] : [];
    }),
  ]);
}

/** A day each, one after the other, beside nothing or beside the word for it. */
function isRowOfDays([corner, ...cells]: Cell[]): boolean {
  const label = corner && corner.text.trim() !== '' ? labelOf(corner.text) : 'date';
  if (cells.length < 2 || new Set(cells).size < cells.length || !(label === 'date' || label === 'when')) return false;
  const days = cells.map(({ text }) => (text.length < 40 ? daysIn(text) : []));
  return days.every((own, i) => own.length === 1 && (i === 0 || (own[0] ?? '') > (days[i - 1]?.[0] ?? '')));
}

const isRowOfCounts = ([corner, ...cells]: Cell[]) =>
  (corner?.text.trim() === '' || labelOf(corner?.text ?? '') !== null) &&
  cells.length > 1 &&
  cells.every(({ text }, i) => counted.exec(plain(text))?.[1] === String(i + 1));

const counted = /^(?:jour|day|tag|etape|dag|giorno|dia) ?(\d)$/;

/** "Transport", "Matin", "Hotel": short, and no value. */
const isKind = (cell: Cell | undefined) => cell !== undefined && cell.text.length < 30 && !/\d{2}/.test(cell.text);

const daysIn = (text: string) =>
  findDates(text, { contextDate: '2026-01-01', language: 'fr' }).flatMap(({ day, weak }) => (weak ? [] : [day]));
