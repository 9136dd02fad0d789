import { weekdayNames } from '../../text/calendar-words.ts';
import { addDays, weekdayOf } from '../../text/days.ts';
import { plain } from '../../text/plain.ts';

/** A day that a letter tells from the day on which it is written. */
export type DayFromToday = { day: string; sure: boolean; at: number };

/**
 * "Ce samedi à midi", "tomorrow at eight", "vendredi 20 heures": the only day of a line, counted from the letter's. "Mardi au
 * samedi" are days of a week, and "next Friday" is the coming one or the one after, of which nobody is sure.
 */
export function dayFromToday(text: string, today: string): DayFromToday | null {
  const [only, more] = [...plain(text).matchAll(told)];
  if (!only || more || customs.test(text)) return null;
  const { weekday, lead, tail, tomorrow } = only.groups ?? {};
  const at = only.index;
  const later = weekday === undefined ? (tomorrow ? 1 : 0) : daysUntil(weekday, today);
  const day = addDays(today, later);
  return day
    ? { day, sure: weekday === undefined || (!/next|prochain/.test(`${lead} ${tail}`) && later > 0), at }
    : null;
}

/** Of today's name, today: whoever means the next week says so. */
function daysUntil(weekday: string, today: string): number {
  return ((weekdayNames.get(weekday) ?? 0) - weekdayOf(today) + 7) % 7;
}

const names = [...weekdayNames.keys()].filter((name) => name.length > 5 && /(?:day|di|dimanche)$/.test(name)).join('|');
const told = new RegExp(
  String.raw`\b(?:(?<tomorrow>tomorrow|demain)|tonight|today|ce soir|ce midi|aujourd'hui|this (?:evening|lunchtime)|(?<lead>(?:this|next|coming|ce) )?(?<weekday>${names})\b(?! ?\d)(?<tail> prochain)?)(?!\p{L})`,
  'gu',
);
/** "Every Friday", "le lundi et le mardi": what is so each week. */
const customs = /\b(?:every|each|chaque|tou(?:s|tes) les|closed?|ferm[ée]e?s?|fermeture)\b/i;
