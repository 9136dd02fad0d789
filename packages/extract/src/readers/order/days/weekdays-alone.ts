import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import type { OrderFacts } from '../stays/stays.ts';

/**
 * "From 09:45 on the Monday", "à rendre le mercredi", "le dîner du samedi": the only such day that the paper prints, else the only one between
 * the first day that it prints and the last. A journey of more than a week has two of each, which say nothing. "That same Monday" is
 * the first from the last day on that was said.
 * @param said that day
 */
export function weekdaysAlone(
  shape: string,
  { wholeDays, dates }: Pick<OrderFacts, 'wholeDays' | 'dates'>,
  said?: string,
): { day: string; from: number; to: number }[] {
  const printed = [...new Set(wholeDays.map(({ day }) => day))]
    .filter((day) => !dates.contextDate || day > dates.contextDate)
    .sort();
  return [...shape.matchAll(alone)].flatMap(({ 0: words, 1: name = '', index }) => {
    const weekday = weekdayNames.get(name);
    if (weekday === undefined) return [];
    const place = { from: index, to: index + words.length };
    if (/^that|same |ce meme/.test(words)) {
      const week = said ? Array.from({ length: 7 }, (_, i) => addDays(said, i)) : [];
      return week.filter((day) => weekdayOf(day) === weekday).map((day) => ({ day, ...place }));
    }
    const named = printed.filter((day) => weekdayOf(day) === weekday);
    const [day, more] = named.length > 0 ? named : withinDays(printed, weekday);
    return day && !more ? [{ day, ...place }] : [];
  });
}

/** Such weekdays from the first printed day to the last, which are of one journey. */
export function withinDays(printed: readonly string[], weekday: number): string[] {
  const [first, last] = [printed[0], printed.at(-1)];
  const length = first && last ? daysBetween(first, last) : 0;
  if (!first || length > 21) return [];
  return Array.from({ length: length + 1 }, (_, i) => addDays(first, i)).filter((day) => weekdayOf(day) === weekday);
}

const alone = new RegExp(
  String.raw`\b(?:on the|on|(?:the|that) same|the|that|le|du(?! [a-z]+ au )|ce meme|ce|am|el) (${[...weekdayNames.keys()].filter((name) => name.length > 4).join('|')})(?! ?,? ?(?:the |le |den |dem |el )?\d|,? (?:next|last|prochain|dernier)|s?\b-|\p{L})`,
  'gu',
);
