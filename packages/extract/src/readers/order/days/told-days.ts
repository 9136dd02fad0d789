import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { daysIn } from './said-days.ts';

/** A day of a sentence; `from` and `to` count within it. */
export type ToldDay = { day: string; sure: boolean; from: number; to: number };

/**
 * The days that a sentence of a letter names: whole, by their number, or by how far they are from the day that was told
 * last: "le lendemain", "two days later", "on Thursday".
 */
export function daysTold(p: Passage, facts: OrderFacts, lastDay: string | null): ToldDay[] {
  const before = lastDay ? [{ day: lastDay, at: -1 }] : [];
  const said = daysIn(itemOf([p]), facts.dates, before).map(({ day, sure, from, to }) => ({ day, sure, from, to }));
  const isFree = (from: number, to: number) => !said.some((one) => from < one.to && to > one.from);
  const lastAt = (at: number) => said.findLast(({ to }) => to <= at)?.day ?? lastDay;
  const clocks = findTimes(p.text).filter(({ daysLater }) => daysLater > 0);
  for (const match of p.shape.matchAll(later)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const isOfClock = clocks.some(({ at, length }) => from < at + length && to > at);
    const last = lastAt(from);
    if (last && !isOfClock && isFree(from, to)) said.push({ day: addDays(last, daysOf(match)), sure: true, from, to });
  }
  for (const match of p.shape.matchAll(weekdayAlone)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const [last, weekday] = [lastAt(from), weekdayNames.get(match[1] ?? '')];
    if (!last || weekday === undefined || !isFree(from, to)) continue;
    // "On the Wednesday", after Friday was told: the one that the letter has named
    const named = /^(?:on )?(?:the|that|le|ce|el) /.test(match[0]) ? namedNear(last, weekday, facts) : null;
    if (named) {
      said.push({ day: named, sure: true, from, to });
      continue;
    }
    const ahead = (weekday - weekdayOf(last) + 7) % 7;
    said.push({ day: addDays(last, ahead), sure: ahead === 0, from, to });
  }
  return said.sort((a, b) => a.from - b.from);
}

/** The only whole day of the paper with this weekday, less than a week from the day that was told last. */
function namedNear(last: string, weekday: number, { wholeDays }: OrderFacts): string | null {
  const days = wholeDays.filter(({ day }) => weekdayOf(day) === weekday && Math.abs(daysBetween(last, day)) < 7);
  const [only, more] = new Set(days.map(({ day }) => day));
  return only && !more ? only : null;
}

function daysOf({ groups }: RegExpMatchArray): number {
  if (groups?.two) return 2;
  return groups?.count ? (counts[groups.count] ?? Number(groups.count)) : 1;
}

const counts: { [word: string]: number } = {
  two: 2,
  deux: 2,
  zwei: 2,
  three: 3,
  trois: 3,
  drei: 3,
  four: 4,
  quatre: 4,
  vier: 4,
  five: 5,
  cinq: 5,
  funf: 5,
};

const later =
  /\b(?:(?:the )?(?:day after(?! tomorrow)|(?:next|following) (?:day|morning|afternoon|evening))|le lendemain(?: matin| soir| apres-midi)?|le jour suivant|am (?:nachsten|folgenden) (?:tag|morgen|abend)|am tag darauf|tags darauf|il giorno (?:dopo|seguente)|al dia siguiente|(?<two>le surlendemain)|(?<count>two|three|four|five|deux|trois|quatre|cinq|zwei|drei|vier|funf|[2-6]) (?:days (?:later|after(?:wards)?)|jours (?:plus tard|apres)|tage (?:spater|danach)))\b/g;

/** "On Thursday", "le jeudi", "that same Thursday": of the week that begins with the day told last. */
const weekdayAlone = new RegExp(
  String.raw`\b(?:on|on the|le|ce|am|el|that|the)(?: (?:same|very|meme|selben|gleichen|mismo))? (${[...weekdayNames.keys()].filter((name) => name.length > 4).join('|')})(?! ?,? ?(?:the |le |den |dem |el )?\d|,? (?:next|last|prochain|dernier)|s?\b-|\p{L})`,
  'gu',
);
