import { findDates } from '../../../text/dates.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { topicOf } from '../topics.ts';

/** Who travels, and what each column says of them: a journey under the day that heads it, or what its label says. */
export type ManifestRow = { person: Cell; said: { day: Cell | null; label: Label | null; cell: Cell }[] };

/**
 * "Traveller | Airline ref. | OUT, Tuesday 18 January 2028 | BACK, Thursday 20 January 2028" over a row for each traveller, whose
 * cells tell the journey of that day. Null where a row is nobody's or the cells below a day have no hours.
 */
export function manifestOf([head, ...rows]: Cell[][]): ManifestRow[] | null {
  if (!head || head.length < 3 || rows.length === 0) return null;
  const isEven = [head, ...rows].every((row) => row.length === head.length && new Set(row).size === row.length);
  const labels = head.map(({ text }) => labelOf(text));
  const people = labels.indexOf('person');
  const days = head.map(({ text }, i) => labels[i] === null && saysOneDay(text));
  if (!isEven || people < 0 || !days.includes(true)) return null;
  const isTold = rows.every(
    (row) =>
      readName(row[people]?.text ?? '') !== null &&
      row.every(({ text }, i) => !days[i] || text.length < 4 || findTimes(text).length > 0),
  );
  const isTimed = rows.some((row) => row.some(({ text }, i) => days[i] && findTimes(text).length > 1));
  if (!isTold || !isTimed) return null;
  return rows.flatMap((row) => {
    const person = row[people];
    const said = row.flatMap((cell, i) => {
      const day = days[i] ? (head[i] ?? null) : null;
      // "Hotel room conf.": the number of their room, and of no journey
      const label = topicOf(plain(head[i]?.text ?? '')) === 'stay' ? 'room' : (labels[i] ?? null);
      return i === people || cell.text.trim() === '' ? [] : [{ day, label, cell }];
    });
    return person ? [{ person, said }] : [];
  });
}

/** "OUT, Tuesday 18 January 2028"; "9 au 11 mai" are nights. */
const saysOneDay = (text: string) =>
  text.length < 60 &&
  findDates(text, { contextDate: '2026-01-01', language: 'fr' }).filter(({ weak }) => !weak).length === 1;
