import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from './passage.ts';

/**
 * "DÉC." over "11" over "samedi": a day as a leaf of a calendar, which box offices and restaurants draw beside what is booked.
 * Its lines become one that says the day.
 */
export function withCalendarLeaves(passages: Passage[]): Passage[] {
  const kept: Passage[] = [];
  for (let i = 0; i < passages.length; ) {
    const leaf = leafAt(passages, i);
    const first = passages[i];
    if (first) kept.push(leaf ? { ...first, text: leaf.text, shape: plain(leaf.text) } : first);
    i += leaf?.lines ?? 1;
  }
  return kept.length < passages.length ? kept : passages;
}

/**
 * The longest of the stretches from there that say a day, a month and perhaps a weekday and a year, each in a line of its own. What
 * the first is called, "Arrivée" over "OCT." over "14", the leaf is called.
 */
function leafAt(passages: readonly Passage[], start: number): { text: string; lines: number } | null {
  const own = passages[start];
  if (!own || own.former || !isPiece(own.shape)) return null;
  const rest = passages.slice(start, start + 4);
  const end = rest.findIndex(
    (p, i) => (p.label !== null && p.label !== own.label) || !isPiece(p.shape) || !isBelow(p, rest[i - 1] ?? p),
  );
  for (let lines = end < 0 ? rest.length : end; lines > 1; lines--) {
    const text = dayOf(rest.slice(0, lines).map((p) => p.text));
    if (text) return { text, lines };
  }
  return null;
}

/** In the same cell or paragraph; a leaf that is drawn as a table of its own has each line in a paragraph. */
const isBelow = (p: Passage, { block, cell, inTable }: Passage) =>
  inTable ? p.block === block && p.cell === cell : !p.inTable && (p.block === block || p.block === block + 1);

const isPiece = (shape: string) => /^(?:(?:\d{1,2}|20\d\d|[a-z]{2,9}\.?)(?: |$)){1,3}$/.test(shape.trim());

/** Each of the words is one of a day's, and none of them twice; "MAR" is a Tuesday where another word is the month. */
function dayOf(lines: readonly string[]): string | null {
  const words = lines.flatMap((line) =>
    line.split(/\s+/).map((printed) => ({ printed, word: plain(printed).replace('.', '') })),
  );
  const days = words.filter(({ word }) => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31);
  const years = words.filter(({ word }) => /^20\d\d$/.test(word));
  const onlyMonths = words.filter(({ word }) => monthNames.has(word) && !weekdayNames.has(word));
  const [month, more] = onlyMonths.length > 0 ? onlyMonths : words.filter(({ word }) => monthNames.has(word));
  const [weekday, other] = words.filter((one) => one !== month && weekdayNames.has(one.word));
  const [day, year] = [days[0], years[0]];
  const said = [weekday, day, month, year].filter((one) => one !== undefined);
  if (!month || !day || more || other || days.length > 1 || years.length > 1 || said.length !== words.length)
    return null;
  return said.map(({ printed }) => printed).join(' ');
}
