import type { PlainDay } from '../../../origin.ts';
import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, weekdayOf } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';

/**
 * "Lundi 7 | Mardi 8", "Mon | Tue | Thu" at the heads of a week's columns: each cell with its whole day, by a day that the paper
 * prints. "Lundi 7" is near one, and "lundi" alone is one ("semaine du lundi 7 juin"). Null where that says none or several.
 */
export function daysOfWeek(cells: readonly Cell[], printed: () => readonly PlainDay[]): Cell[] | null {
  const said = cells.map(({ text }) => saidIn(text));
  const [first] = said;
  if (!first || said.includes(null)) return null;
  const reach = first.dayOfMonth === null ? 0 : nearDays;
  const near = printed().flatMap((day) => Array.from({ length: 2 * reach + 1 }, (_, i) => addDays(day, i - reach)));
  const [start, more] = [...new Set(near)].filter((day) => isDayOf(day, first));
  if (!start || more) return null;
  const days: PlainDay[] = [start];
  for (const one of said.slice(1)) {
    const last = days.at(-1) ?? start;
    const next = [1, 2, 3, 4, 5, 6].map((step) => addDays(last, step)).find((day) => one && isDayOf(day, one));
    if (!next) return null;
    days.push(next);
  }
  return cells.map(({ at, header }, i) => {
    const text = days[i] ?? '';
    return { text, at, header, lines: [{ text, at }] };
  });
}

/** A week's heads are no more than this away from a day that the paper prints. */
const nearDays = 10;

type Said = { weekday: number; dayOfMonth: number | null };

const isDayOf = (day: PlainDay, { weekday, dayOfMonth }: Said) =>
  weekdayOf(day) === weekday && (dayOfMonth === null || dayOfMonth === Number(day.slice(8)));

function saidIn(text: string): Said | null {
  const [, name = '', dayOfMonth] =
    /^([a-z]+)\.?,? ?(?:the |le |den )?(\d{1,2})?(?:er|st|nd|rd|th|\.)?$/.exec(plain(text).trim()) ?? [];
  const weekday = weekdayNames.get(name);
  return weekday === undefined ? null : { weekday, dayOfMonth: dayOfMonth ? Number(dayOfMonth) : null };
}
