import type { DateFacts } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import { findTimes } from '../../../text/times.ts';
import { isDeadline } from '../../text/deadlines.ts';
import { isDateOfLetter } from '../../text/issue-day.ts';
import { isDayOfElse } from '../../text/journeys/days-of-else.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { type DayAt, daysOfFlow } from '../../text/stays/days-of-flow.ts';
import { type Flow, flowOf, passageAt, placeOf, sentenceAround, sentenceStarts } from '../../text/stays/flow.ts';

/** When an event begins, when it ends, and in which passage that is said. */
export type Span = { start: string; end?: string; at: number; text: string; passage: Passage };

/**
 * "Thursday 29 April 2027 from 10.30 am to 1.00 pm", "Ouverture : 24 juin à 8h30" over "Clôture : 25 juin à 16h45": the only day of
 * a paper with its hour, or two that follow each other. Days by which one has to pay, to send or to cancel are no days of it. Null
 * where there are more, or no hour.
 */
export function spanOf(passages: readonly Passage[], facts: DateFacts): Span | null {
  const flow = flowOf(passages.filter((p) => !p.former && (p.label === null || !ofElse.has(p.label))));
  const starts = sentenceStarts(flow);
  const days = daysOfFlow(flow, facts).filter((day) => !isOfElse(day, flow, starts, facts));
  const told = days.filter(
    (day, i) => days.findIndex((other) => other.day === day.day) === i || hoursOf(day, flow, starts, days).length > 0,
  );
  const apart = [...new Set(told.map(({ day }) => day))].sort();
  const [first, last] = apart;
  if (!first || apart.length > 2 || told.some(({ sure }) => !sure) || first < facts.contextDate) return null;
  if (last && daysBetween(first, last) > 8) return null;
  const [begin, ...more] = hoursOn(first, told, flow, starts, days);
  const where = begin && told.find(({ day }) => day === first);
  const passage = where && passageAt(flow, where.from);
  if (!begin || !where || !passage || more.length > 1) return null;
  const ends = last ? hoursOn(last, told, flow, starts, days) : more;
  if (ends.length > 1) return null;
  const [end] = ends;
  const start = `${first}T${begin}:00`;
  const until = end ? `${last ?? first}T${end}:00` : undefined;
  if (until !== undefined && until <= start) return null;
  return { start, ...(until ? { end: until } : {}), at: where.at, text: where.text, passage };
}

const ofElse: ReadonlySet<string> = new Set(['cancellation', 'issued', 'price', 'former', 'reference', 'ticket']);

/** Until when, or when something else was. */
function isOfElse(day: DayAt, flow: Flow, starts: readonly number[], facts: DateFacts): boolean {
  const { from } = sentenceAround(flow, starts, day.from);
  const line = flow.shape.lastIndexOf('\n', day.from) + 1;
  const lead = flow.shape.slice(Math.max(from, line, day.from - 90), day.from);
  const p = passageAt(flow, day.from);
  return (
    isDayOfElse(flow.shape, day.from) ||
    byThen.test(lead) ||
    (p !== undefined && !p.inTable && isDateOfLetter(p, placeOf(flow, day.from), facts))
  );
}

const byThen =
  /\b(?:until|till|before|by|no later than|after|since|deadline|closes?|jusqu'(?:a|au)|avant|d'ici|au plus tard|apres|depuis|(?:date )?limite|cancel\w*|annul\w*|refund\w*|rembours\w*|paid|pay(?:able|ment)?|payee?|received|recu|dated|du courriel|votre (?:lettre|message|courriel|mail)|your (?:letter|message|e-?mail|mail)|next (?:meeting|session)|prochaine? (?:seance|reunion)|last (?:year|time)|previous|precedente?|follow-?up|rooms?|hotel|dinner|diner|minutes of)\b/;

/** All that is said of the hours of a day, once. */
function hoursOn(
  day: string,
  told: readonly DayAt[],
  flow: Flow,
  starts: readonly number[],
  days: readonly DayAt[],
): string[] {
  const said = told.filter((one) => one.day === day).map((one) => hoursOf(one, flow, starts, days));
  const best = said.find((hours) => hours.length > 0) ?? [];
  const isOther = said.some((hours) => hours.length > 0 && hours.join() !== best.join());
  return isOther ? ['', '', ''] : best;
}

/** Behind a day in its sentence or on the lines below it, else before it in its sentence: from when, and until when. */
function hoursOf(day: DayAt, flow: Flow, starts: readonly number[], days: readonly DayAt[]): string[] {
  const { from, to } = sentenceAround(flow, starts, day.from);
  const next = days.find((other) => other.from > day.from && other.day !== day.day)?.from ?? flow.shape.length;
  const behind = hoursIn(flow, day.to, Math.min(to, next));
  if (behind.length > 0) return behind;
  const block = passageAt(flow, day.from)?.block;
  const below = flow.passages.slice(placeOf(flow, day.from) + 1, placeOf(flow, day.from) + 3);
  for (const [i, p] of below.entries()) {
    const at = flow.starts[placeOf(flow, day.from) + 1 + i] ?? flow.shape.length;
    if (p.block !== block || at >= next) break;
    if (p.label === 'time' || startsWithHour.test(p.shape))
      return hoursIn(flow, at, Math.min(at + p.text.length, next));
  }
  const isFirst = !days.some((other) => other.from >= from && other.from < day.from);
  return isFirst ? hoursIn(flow, from, day.from) : [];
}

const startsWithHour =
  /^(?:(?:from|at|de|a|des|begins?|starts?|starting|debut|horaires?|hours?|times?|heures?)(?: at| a)? ?:? ?)?\d/;

/** The first hour that is no door's nor a meal's, and the one until which it lasts. One more hour than that: nobody knows. */
function hoursIn({ text, shape }: Flow, from: number, to: number): string[] {
  const times = findTimes(text.slice(from, to)).filter(({ at, length }) => {
    const lead = shape.slice(Math.max(from, from + at - 40), from + at);
    return !aside.test(lead.split(/[,;()\n]/).at(-1) ?? '') && !isDeadline(shape, from + at, from + at + length);
  });
  const [first, second] = times;
  if (!first) return [];
  const joint = second ? shape.slice(from + first.at + first.length, from + second.at) : '';
  if (second && lasts.test(joint)) return [first.time, second.time];
  return times.length === 1 ? [first.time] : ['', '', ''];
}

const lasts =
  /^ ?(?:[ap]\.?m\.? ?)?(?:h(?:rs)? ?)?,? ?(?:[–—-]|to|until|till|and ends at|ending at|a|jusqu'a|bis)(?: les)? ?$/;
const aside =
  /\b(?:doors?|gates?|coffee|tea|lunch|dinner|drinks?|registration|reception|welcome|arrivals?|accueil|cafe|dejeuner|diner|repas|aperitif|apero|cocktail|buffet|ouverture des portes|portes|from then|break|pause)\b[^\d]*$/;
