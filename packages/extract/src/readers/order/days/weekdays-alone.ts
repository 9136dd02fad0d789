import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import type { OrderFacts } from '../stays/stays.ts';

/**
 * "From 09:45 on the Monday", "à rendre le mercredi", "le dîner du samedi": the only such day that the paper prints, else the only one between
 * the first day that it prints and the last. A journey of more than a week has two of each, which say nothing. "That same Monday" is
 * the first from the last day on that was said.
 * @param said that day
 * @param at where it stands: of two such days the only one that was told before
 */
export function weekdaysAlone(
  shape: string,
  { wholeDays, dates }: Pick<OrderFacts, 'wholeDays' | 'dates'>,
  said?: string,
  at?: number,
): { day: string; from: number; to: number }[] {
  const printed = [...new Set(wholeDays.map(({ day }) => day))]
    .filter((day) => !dates.contextDate || day > dates.contextDate)
    .sort();
  let last: string | undefined;
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
    const before = more
      ? named.filter((one) => wholeDays.some((whole) => at !== undefined && whole.day === one && whole.at < at))
      : [];
    const only = more ? (before.length === 1 ? before[0] : undefined) : day;
    // "de mardi 10h30 à mercredi 16h30": the next one
    last = only ?? (last && addDays(last, ((weekday - weekdayOf(last) + 6) % 7) + 1));
    return last ? [{ day: last, ...place }] : [];
  });
}

/** Such weekdays from the first printed day to the last, which are of one journey. */
export function withinDays(printed: readonly string[], weekday: number): string[] {
  const [first, last] = [printed[0], printed.at(-1)];
  const length = first && last ? daysBetween(first, last) : 0;
  if (!first || length > 21) return [];
  return Array.from({ length: length + 1 }, (_, i) => addDays(first, i)).filter((day) => weekdayOf(day) === weekday);
}

const names = [...weekdayNames.keys()].filter((name) => name.length > 4).join('|');
/** "On the Monday"; "de mardi 10h30 à mercredi 16h30": without an article in front of its hour. */
const alone = new RegExp(
  String.raw`\b(?:(?:on the|on|(?:the|that) same|the|that|le|du(?! [a-z]+ au )|ce meme|ce|am|el)|(?:from|to|until|till|d[eu]|au?|jusqu'au?|des|ab|bis|von)(?= [a-z]{5,9},? (?:at |a )?\d{1,2} ?(?:h|[:.]\d\d|[ap]\.?m))) (${names})(?! ?,? ?(?:the |le |den |dem |el )?\d{1,2}(?!\d| ?h\b| ?h ?\d|[:.]\d\d| ?[ap]\.?m)|,? (?:next|last|prochain|dernier)|s?\b-|\p{L})`,
  'gu',
);
