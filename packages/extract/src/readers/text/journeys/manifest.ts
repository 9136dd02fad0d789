import { anyDay, findDates } from '../../../text/dates.ts';
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
export function manifestOf([head, ...below]: Cell[][]): ManifestRow[] | null {
  if (!head || head.length < 3 || below.length === 0) return null;
  const isEven = [head, ...below].every((row) => row.length === head.length && new Set(row).size === row.length);
  const labels = head.map(({ text }) => labelOf(text));
  const [over, rows] = daysOver(head, below);
  const days = over.map(({ text }, i) => (labels[i] === null || over !== head) && saysOneDay(text));
  const people = labels.includes('person')
    ? labels.indexOf('person')
    : labels.findIndex((label, i) => label === null && !days[i] && rows.every((row) => namedIn(row[i]) !== null));
  if (!isEven || people < 0 || rows.length === 0 || !days.includes(true)) return null;
  const isTold = rows.every(
    (row) =>
      namedIn(row[people]) !== null &&
      row.every(({ text }, i) => !days[i] || text.length < 4 || findTimes(text).length > 0),
  );
  const isTimed = rows.some((row) => row.some(({ text }, i) => days[i] && findTimes(text).length > 1));
  if (!isTold || !isTimed) return null;
  return rows.flatMap((row) => {
    const person = namedIn(row[people]);
    const said = row.flatMap((cell, i) => {
      const day = days[i] ? (over[i] ?? null) : null;
      // "Hotel room conf.": the number of their room, and of no journey
      const label = topicOf(plain(head[i]?.text ?? '')) === 'stay' ? 'room' : (labels[i] ?? null);
      return i === people || cell.text.trim() === '' ? [] : [{ day, label: day ? null : label, cell }];
    });
    return person ? [{ person, said }] : [];
  });
}

/** "Name | Outbound | Return" over "| Sunday 7 November 2027 | Saturday 13 November 2027": the days of the columns have a row of their own. */
function daysOver(head: Cell[], rows: Cell[][]): [Cell[], Cell[][]] {
  const [second, ...rest] = rows;
  const isOfDays = second?.every(({ text }) => text.trim() === '' || (text.length < 40 && saysOneDay(text)));
  const isApart =
    second !== undefined &&
    isOfDays &&
    second.some(({ text }) => text.trim() !== '') &&
    !head.some(({ text }) => saysOneDay(text));
  return isApart ? [second, rest] : [head, rows];
}

/** Whoever stands alone in a cell, or over what they do: "RORY McALPINE" over "1st AC". */
function namedIn(cell: Cell | undefined): Cell | null {
  const [line, ...more] = cell?.lines.filter(({ text }) => text.trim() !== '') ?? [];
  const isOver = more.length < 3 && more.every(({ text }) => text.length < 40 && findTimes(text).length === 0);
  return cell && line && isOver && readName(line.text) !== null
    ? { ...cell, lines: [line], text: line.text, at: line.at }
    : null;
}

/** "OUT, Tuesday 18 January 2028"; "9 au 11 mai" are nights. */
const saysOneDay = (text: string) =>
  text.length < 60 && findDates(text, anyDay).filter(({ weak }) => !weak).length === 1;
