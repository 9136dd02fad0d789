import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { anyDay, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';

/**
 * "FERRIES | Going out | Coming home" over "From | Dublin | Cherbourg", "Sails | 24 July, 16:00 | 31 July, 21:15" and "To |
 * Cherbourg | Rosslare": journeys side by side, whatever their heads are called. Each column has a day or a number of its own and a way of
 * its own, which neither what a booking was before its change has nor a remark beside its rows.
 */
export function areWaysBeside(rows: readonly Cell[][]): boolean {
  const [head] = rows;
  const columns = (head?.length ?? 0) - 1;
  if (columns < 2 || rows.length < 4 || !rows.every((row) => row.length === columns + 1)) return false;
  const said = rows.map((row) => (row[0] ? labelOf(row[0].text) : null));
  if (said.filter((label) => label !== null).length < 3) return false;
  // "Outbound | From | London": what stands beside the label is one as well
  if (rows.slice(1).some(([, ...values]) => values.some(({ text }) => labelOf(text) !== null))) return false;
  const all = Array.from({ length: columns }, (_, i) => i + 1);
  const textsOf = (column: number, of: ReadonlySet<Label>) =>
    rows.flatMap((row, i) => {
      const label = said[i];
      const cell = row[column];
      return cell && label && of.has(label) && cell !== row[column - 1] ? [cell.text] : [];
    });
  const ways = all.map((column) => {
    const [from, to] = [placeOf(textsOf(column, starts)), placeOf(textsOf(column, ends))];
    return from && to && from !== to ? `${from}|${to}` : '';
  });
  const isDated = (column: number) => textsOf(column, moments).some(saysDay);
  // "Train | IC 719 | IC 736": the day of both stands above, and each has its number and both its hours
  const numbers = new Set(all.flatMap((column) => textsOf(column, goes).filter((text) => /\d/.test(text))));
  const isTimed = (column: number) =>
    [starts, ends].every((of) => textsOf(column, of).some((text) => findTimes(text).length === 1));
  const areNumbered = numbers.size === columns && all.every(isTimed);
  return ways.every((way) => way !== '') && new Set(ways).size === columns && (areNumbered || all.every(isDated));
}

const starts: ReadonlySet<Label> = new Set<Label>(['from', 'departure']);
const ends: ReadonlySet<Label> = new Set<Label>(['to', 'arrival']);
const goes: ReadonlySet<Label> = new Set<Label>(['train', 'flight', 'ship']);
const moments: ReadonlySet<Label> = new Set<Label>(['date', 'when', 'departure', 'arrival', 'from', 'to']);

/** What is left of an end without its day and its hour. */
function placeOf(texts: readonly string[]): string {
  const words = plain(texts.join(' ')).match(/[a-z]{2,}/g) ?? [];
  return words.filter((word) => !monthNames.has(word) && !weekdayNames.has(word) && !ofHours.has(word)).join(' ');
}
const ofHours: ReadonlySet<string> = new Set('am pm at um le the on to from uhr hrs ore'.split(' '));

const saysDay = (text: string) => findDates(text, anyDay).length > 0;
