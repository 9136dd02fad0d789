import type { PlainDay } from '../../../origin.ts';
import { anyDay, type FoundDate, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';
import { daysOfWeek } from './days-of-week.ts';

/**
 * "| lundi 7 juin 2027 | mardi 8 juin 2027" over "Transport | … | …" and "Hôtel | … | …", perhaps below "Semaine 23" or "| Jour 1 |
 * Jour 2": a programme with a column for each day. What stands above, and each column as its day and what is planned below it.
 * @param printed the days that the paper says, for "lundi 7" and "lundi"
 */
export function daysBeside(rows: Cell[][], printed: () => readonly PlainDay[]): Cell[][][] | null {
  const at = rows.findIndex((row) => !isAbove(row));
  const head = rows[at];
  const days = head && daysOf(head, printed);
  const below = rows.slice(at + 1);
  // "| lundi | mardi" over "Matin | … | …", or each day over its own alone
  const kinds = head ? head.length - (days?.length ?? 0) : 0;
  if (!days || below.length === 0 || !below.every((row) => row.length === head.length)) return null;
  if (kinds > 0 && !below.every(([kind]) => isKind(kind))) return null;
  // a day of its own says that the column is of something else
  if (below.some((row) => row.slice(kinds).some(({ text }) => text.length < 40 && saysDay(text)))) return null;
  const columns = days.map((day, i) => [
    // across the table of its column, as a title
    [day, day],
    ...below.flatMap((row) => {
      const cell = row[i + kinds];
      // what is merged over several days is told on the first
      if (!cell || cell.text.trim() === '' || (i > 0 && cell === row[i + kinds - 1])) return [];
      const [kind] = kinds > 0 && !isHourOver(row[0], cell) ? row : [];
      return [kind ? [kind, cell] : [cell]];
    }),
  ]);
  return at > 0 ? [rows.slice(0, at), ...columns] : columns;
}

/** "Semaine 23" across the table, "| Jour 1 | Jour 2". */
const isAbove = (row: Cell[]) => (row.every((cell) => cell === row[0]) && row.length > 2) || isRowOfCounts(row);

/** The cells that say a day each, one after the other, beside nothing or beside the word for it. */
function daysOf(row: Cell[], printed: () => readonly PlainDay[]): Cell[] | null {
  const [corner] = row;
  const label = corner && corner.text.trim() !== '' ? labelOf(corner.text) : 'date';
  const cells = label === 'date' || label === 'when' ? row.slice(1) : row;
  // two days side by side over nothing to their left are those of a hire or a stay
  if (cells.length < (cells === row ? 3 : 2) || new Set(cells).size < cells.length) return null;
  const days = cells.map(({ text }) => (text.length < 40 ? findDates(text, anyDay) : []));
  const isEach = days.every((own, i) => own.length === 1 && (i === 0 || isNext(days[i - 1]?.[0], own[0])));
  return isEach ? cells : daysOfWeek(cells, printed);
}

/** "jeudi 31/12" before "vendredi 1/1": without a year the next one follows. */
const isNext = (before: FoundDate | undefined, day: FoundDate | undefined) =>
  before !== undefined && day !== undefined && (before.day < day.day || (!day.yearPrinted && /-12-/.test(before.day)));

const isRowOfCounts = ([corner, ...cells]: Cell[]) =>
  (corner?.text.trim() === '' || labelOf(corner?.text ?? '') !== null) &&
  cells.length > 1 &&
  cells.every(({ text }, i) => counted.exec(plain(text))?.[1] === String(i + 1));

const counted = /^(?:jour|day|tag|etape|dag|giorno|dia) ?(\d)$/;

/** "Transport", "Matin", "Hotel", "10h00": short, and no value. */
const isKind = (cell: Cell | undefined) =>
  cell !== undefined && cell.text.length < 30 && (!/\d{2}/.test(cell.text) || isHour(cell));

const isHour = ({ text }: Cell) => text.length < 16 && findTimes(text).length > 0;

/** "8 h" beside a train that says when it leaves: the line of the planner in which it stands. */
const isHourOver = (kind: Cell | undefined, cell: Cell) =>
  kind !== undefined && isHour(kind) && findTimes(cell.text).length > 0;

const saysDay = (text: string) => findDates(text, anyDay).some(({ weak }) => !weak);
