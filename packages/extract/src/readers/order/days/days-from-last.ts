import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { WholeDay } from './said-days.ts';
import { weekdaysAlone } from './weekdays-alone.ts';

/** A day of a sentence; `from` and `to` count within it. */
export type ToldDay = { day: string; sure: boolean; from: number; to: number };

/**
 * The days that a sentence tells by how far they are from the day that was told last: "le lendemain", "two days later", "on
 * Thursday"; among those that it has `said` otherwise, each counts from the one in front of it.
 * @param same what "that evening" is of, at the beginning of a paragraph
 */
export function daysFromLast(
  p: Passage,
  said: readonly ToldDay[],
  lastDay: string | null,
  wholeDays: readonly WholeDay[],
  same: { day: string; sure: boolean } | null = null,
): ToldDay[] {
  const told: ToldDay[] = [];
  const clocks = findTimes(p.text).filter(({ daysLater }) => daysLater > 0);
  const matches = [later, weekdayAlone, sameDay].flatMap((words) =>
    [...p.shape.matchAll(words)].map((match) => ({ match, words })),
  );
  for (const { match, words } of matches.sort((a, b) => a.match.index - b.match.index)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const all = [...said, ...told].sort((a, b) => a.from - b.from);
    const last = all.findLast((one) => one.to <= from)?.day ?? lastDay;
    if (!last || all.some((one) => from < one.to && to > one.from)) continue;
    if (words === later) {
      const isOfClock = clocks.some(({ at, length }) => from < at + length && to > at);
      if (!isOfClock) told.push({ day: addDays(last, daysOf(match)), sure: true, from, to });
    } else if (words === sameDay) {
      const own = all.findLast((one) => one.to <= from);
      const day = own ? { day: own.day, sure: own.sure } : same;
      if (day) told.push({ ...day, from, to });
    } else {
      const weekday = weekdayNames.get(match[1] ?? '');
      if (weekday === undefined) continue;
      // "On the Wednesday", after Friday was told: the one that the letter has named
      const named = /^(?:on )?(?:the|that|le|ce|el) /.test(match[0]) ? namedNear(last, weekday, wholeDays) : null;
      const ahead = (weekday - weekdayOf(last) + 7) % 7;
      told.push(
        named ? { day: named, sure: true, from, to } : { day: addDays(last, ahead), sure: ahead === 0, from, to },
      );
    }
  }
  return told;
}

/** The days that the sentences of a letter count from those in front of them, through all of it. */
export function daysCounted(
  passages: readonly Passage[],
  whole: readonly WholeDay[],
  dates: OrderFacts['dates'],
): WholeDay[] {
  const counted: WholeDay[] = [];
  const within = (p: Passage) => [...whole, ...counted].filter(({ at }) => at >= p.at && at < p.at + p.text.length);
  let before: Passage | null = null;
  for (const p of passages) {
    // titles, tables and forms have days of their own
    const isForm = p.label !== null && p.text.length < 150;
    if (p.inTable || p.isHeading || isForm || !/[.;!]$/.test(p.text) || p.text.length < 60) continue;
    // "These two nights … the room is yours from 3 pm on the day you arrive, and until noon on Thursday": as long as the journeys
    const isOfNights =
      ofNights.test(p.shape.replace(sameDay, '')) &&
      p.shape.search(later) < 0 &&
      [...p.shape.matchAll(weekdayAlone)].length < 2;
    if (isOfNights) continue;
    const own = within(p).map(({ day, at }) => ({ day, sure: true, from: at - p.at, to: at - p.at + 1 }));
    const last = [...whole, ...counted].filter(({ at }) => at < p.at).reduce(latest, null);
    // "You fetch the car on the 13th and bring it back on the 16th." over "The same afternoon you sail": not on the 16th
    const above = before ? within(before).sort((a, b) => a.at - b.at) : [];
    const opened = above[0] ?? last;
    const same = opened && { day: opened.day, sure: new Set(above.map(({ day }) => day)).size < 2 };
    const alone = weekdaysAlone(p.shape, { wholeDays: whole, dates }, last?.day);
    const told = daysFromLast(p, own, last?.day ?? null, whole, same);
    for (const { day, sure, from, to } of told) {
      // "You fetch it on Wednesday the 7th. Please return it on the Monday": never on the Monday before, which the paper names too
      const start = own.findLast((one) => one.to <= from) ?? told.find((one) => one.to <= from && one.sure);
      const isBehind = start !== undefined && day < start.day;
      const other = sure ? undefined : alone.find((one) => from <= one.to && to >= one.from);
      // "P.S. The programme will be out on 1 November", a Monday too: weeks from where one is
      const isNear = other !== undefined && Math.abs(daysBetween(day, other.day)) < 22;
      const isOther = isNear && (!start || other.day >= start.day);
      const count = { sure: sure || isOther || start !== undefined, length: to - from };
      counted.push({ day: isBehind ? addDays(day, 7) : isOther ? other.day : day, at: p.at + from, counted: count });
    }
    before = p;
  }
  return counted;
}

const ofNights =
  /\b(?:nuits?|nights?|nachte?|jour de (?:(?:ton|votre|son|leur) |l')arrivee|day (?:of (?:your|his|her|their) arrival|(?:you|he|she|they) arrives?))\b/;

const latest = (a: WholeDay | null, b: WholeDay): WholeDay => (a && a.at > b.at ? a : b);

/** The only whole day of the paper with this weekday, less than a week from the day that was told last. */
function namedNear(last: string, weekday: number, wholeDays: readonly WholeDay[]): string | null {
  const days = wholeDays.filter(({ day }) => weekdayOf(day) === weekday && Math.abs(daysBetween(last, day)) < 7);
  const [only, more] = new Set(days.map(({ day }) => day));
  return only && !more ? only : null;
}

function daysOf({ groups }: RegExpMatchArray): number {
  if (groups?.now) return 0;
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

const later = inLines('g')`
  \b(?:
    (?:the )?(?:day after(?! tomorrow)|(?:next|following) (?:day|morning|afternoon|evening))
    |le lendemain(?: matin| soir| apres-midi)?|le jour suivant
    |am (?:nachsten|folgenden) (?:tag|morgen|abend)
    |am tag darauf|tags darauf|il giorno (?:dopo|seguente)|al dia siguiente
    |(?<now>
      (?:from )?then(?= (?:on )?(?:until|till)\b)
      |(?:puis|ensuite|de la|des lors|a partir de (?:la|ce jour)),?(?= (?:et )?jusqu'au\b)
    )
    |(?<two>le surlendemain)
    |(?<count>two|three|four|five|deux|trois|quatre|cinq|zwei|drei|vier|funf|[2-6])[ ]
    (?:days (?:later|after(?:wards)?)|jours (?:plus tard|apres)|tage (?:spater|danach))
  )\b
`;

/** "On Thursday", "le jeudi", "that same Thursday": of the week that begins with the day told last. */
const weekdayAlone = new RegExp(
  String.raw`\b(?:on|on the|le|ce|am|el|that|the)(?: (?:same|very|meme|selben|gleichen|mismo))? (${[...weekdayNames.keys()].filter((name) => name.length > 4).join('|')})(?! ?,? ?(?:the |le |den |dem |el )?\d{1,2}(?!\d| ?h\b| ?h ?\d|[:.]\d\d| ?[ap]\.?m)|,? (?:next|last|prochain|dernier)|s?\b-|\p{L})`,
  'gu',
);

/** Source of a pattern: "the same day", "that evening", "le soir même", "cette nuit-là". */
export const sameDayWords = String.raw`\b(?:same (?:day|morning|afternoon|evening|night)|(?:le|ce) meme (?:jour|matin|soir|apres-midi)|le (?:jour|matin|soir|midi) meme|that (?:day|morning|afternoon|evening|night)|(?:ce (?:jour|soir|matin)|cette nuit)-la)\b`;
const sameDay = new RegExp(sameDayWords, 'g');
