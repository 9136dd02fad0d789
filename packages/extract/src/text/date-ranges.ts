import type { FoundDate } from './dates.ts';
import { addDays, dayOf } from './days.ts';
import { inLines } from './in-lines.ts';
import { endsWithWeekday, startsWithWeekday, weekdays } from './weekday-words.ts';

// Two days of which one says what the other leaves out.

/** What is counted in front of a day: "Jour 1 – mercredi 19 mai", "Vol 2 – 12 mars", "Chambre 3 - 4 mai". */
const counted = inLines()`
  (?<![a-z])(?:
    jour|journee|day|tag|etape|step|leg|part|giorno|dia|dag|nuit|night|vols?|flights?|flug|volo|vuelo|trains?|zug|treno|tren
    |trajet|segment|strecke|trip|journey|ride|course|bus|ferry|traversee|crossing|sailing|fahrt|transfert?|section|coupon|chambre
    |room|zimmer|cabine?|passage(?:r|re)|voyageur|adulte?|service|item|ligne
  ) (?:n°|no\.?|nr\.?|#)? ?$
`;

/** Both days of "Oct 5–8, 2027" and "May 3 to 6, 2027", whose last has neither month nor weekday of its own. */
export function rangeClosing(shape: string, match: RegExpMatchArray, first: FoundDate): FoundDate[] | null {
  if (match.groups?.usMonth === undefined || first.yearPrinted) return null;
  const end = first.at + first.length;
  const behind = /^ ?(?:-|[→➔➜⇒⟶>]|to|through) ?(\d{1,2}), ?((?:19|20)\d\d)(?!\d)/.exec(shape.slice(end, end + 24));
  if (!behind) return null;
  const month = Number(first.day.slice(5, 7));
  const days = [Number(first.day.slice(8)), Number(behind[1])].map((day) => dayOf(Number(behind[2]), month, day));
  const [from, to] = days;
  if (!from || !to || to <= from) return null;
  const own = { yearPrinted: true, sure: true, weak: false };
  return [
    { ...own, day: from, at: first.at, length: first.length },
    {
      ...own,
      day: to,
      at: end + behind[0].indexOf(behind[1] ?? ''),
      length: behind[0].length - behind[0].indexOf(behind[1] ?? ''),
    },
  ];
}

/** The first day of "12–14 May", "the night of 12/13 May", "du mardi 11 au vendredi 14 mai", which has no month of its own. */
export function rangeOpening(shape: string, at: number, end: FoundDate): FoundDate | null {
  const before = shape.slice(Math.max(0, at - 24), at);
  const match =
    /(?<![\d.,/:]|\d ?h ?)(\d{1,2})(?:er|st|nd|rd|th|\.)? ?(?:[-/]|[→➔➜⇒⟶>]|to|au|bis|al|tot|until|through|et|and|und|e|y|en) ?(?:the |le |du |of the |am |auf den )?$/.exec(
      before,
    );
  if (!match || counted.test(before.slice(0, match.index))) return null;
  // "1 – mardi 2 mars": a range whose last day has its weekday has it for the first as well
  const isHeaded = /\d(?:er|st|nd|rd|th|\.)? ?[-/]/.test(match[0]) && startsWithWeekday.test(shape.slice(at, at + 12));
  if (isHeaded && !endsWithWeekday.test(before.slice(0, match.index))) return null;
  const [year = 0, month = 0, last = 0] = end.day.split('-').map(Number);
  const first = Number(match[1]);
  const day = first < last ? dayOf(year, month, first) : null;
  if (!day) return null;
  return { ...end, day, at: Math.max(0, at - 24) + match.index, length: (match[1] ?? '').length };
}

/**
 * "Monday 3rd, Tuesday 4th" in front of "and Wednesday 5th May", whose opening is the 4th: each with its weekday, one day before the
 * next. So are the "8, 9" of "the nights of 8, 9 and 10 June".
 */
export function daysBefore(shape: string, opening: FoundDate): FoundDate[] {
  const before = shape.slice(Math.max(0, opening.at - 60), opening.at);
  const match = listed.exec(before) ?? nightsListed.exec(before);
  const day = addDays(opening.day, -1);
  if (!match?.[1] || Number(match[1]) !== Number(day.slice(8))) return [];
  const first = { ...opening, day, at: opening.at - before.length + match.index, length: match[1].length };
  return [...daysBefore(shape, first), first];
}

const listed = new RegExp(
  `(?<=\\b(?:${weekdays})\\.?,? (?:le |the |den )?)(\\d{1,2})(?:er|st|nd|rd|th|\\.)?, ?(?:${weekdays})\\.?,? (?:le |the |den )?$`,
);

const nightsListed =
  /(?<=\b(?:nights?|nuits?|nuitees?|nachte|noches|notti) (?:of|du|des|de|on|from|for|vom|del|dei)(?: the| le| les)? (?:\d{1,2}(?:er|st|nd|rd|th|\.)?, ?(?:du |the |le )?){0,5})(\d{1,2})(?:er|st|nd|rd|th|\.)?(?:,| and| et)? (?:and |et )?(?:du |the |le )?$/;

/** The first day of "23.11. – 25.11.2027", "23/11-25/11/2027": of the year that the last one has, in the same order. */
export function openingInFigures(
  shape: string,
  { index: at, groups: g = {} }: RegExpMatchArray & { index: number },
  end: FoundDate,
): FoundDate | null {
  if (!g.numYear || !g.mark || g.mark === '-') return null;
  const before = shape.slice(Math.max(0, at - 24), at);
  const match =
    /(?<![\d./:,])(\d{1,2})([./])(\d{1,2})\2? ?(?:-|[→➔➜⇒⟶>]|to|au|bis|al|tot|until|through) ?(?:the |le |den )?$/.exec(
      before,
    );
  if (!match || match[2] !== g.mark || counted.test(before.slice(0, match.index))) return null;
  const [year = 0, month, dayOfMonth] = end.day.split('-').map(Number);
  const isDayFirst = dayOfMonth === Number(g.first) && month === Number(g.second);
  const [a, b] = [Number(match[1]), Number(match[3])];
  const [inMonth, first] = isDayFirst ? [b, a] : [a, b];
  const day = [year, year - 1].map((one) => dayOf(one, inMonth, first)).find((one) => one !== null && one < end.day);
  if (!day) return null;
  return { ...end, day, at: Math.max(0, at - 24) + match.index, length: match[0].search(/[^\d./]/) };
}
