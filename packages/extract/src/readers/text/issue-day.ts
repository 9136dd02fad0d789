import type { PlainDay } from '../../origin.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { daysBetween } from '../../text/days.ts';
import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages/passages.ts';

/**
 * The day on which the paper says that it was made or paid; null where it does not, or not with a year. A day of travel
 * that lacks its year is near this one: the mail around may be a forward of much later.
 */
export function issueDayOf(passages: readonly Passage[], facts: DateFacts): PlainDay | null {
  for (const p of passages) {
    if (p.label !== 'issued') continue;
    const date = findDates(p.text, facts).find((found) => found.yearPrinted && found.sure);
    if (date) return date.day;
  }
  return saidIssued(passages.slice(0, headLines), facts) ?? dateOfLetter(passages, facts);
}

/** "Our file 88/2028 · issued Friday 14 January 2028": before a title that is the day of a journey. */
function saidIssued(head: readonly Passage[], facts: DateFacts): PlainDay | null {
  for (const p of head) {
    if (p.former || p.text.length > 200 || !issued.test(p.shape)) continue;
    const date = findDates(p.text, facts).find(
      ({ at, yearPrinted, sure }) => yearPrinted && sure && issuedBefore.test(p.shape.slice(Math.max(0, at - 60), at)),
    );
    if (date) return date.day;
  }
  return null;
}

const words =
  '(?:issued|prepared|printed|dated|raised|drawn up|emise?|effectuee?|enregistree?|passee?|placed|made|etablie?|editee?|imprimee?|redigee?|ausgestellt|erstellt|emesso|emitido)';
const issued = new RegExp(String.raw`\b${words}\b`);
/** Perhaps by whom: "Prepared by Moira (office), 26 April 2027". */
const issuedBefore = new RegExp(
  String.raw`\b${words}(?: (?:by|par|von) [a-z][a-z'() .-]{1,30}?)?,?(?: (?:on|le|du|am|il|el))?(?: the)? ?:? ?$`,
);

const headLines = 12;

/** "Édité le 20SEP27 14H06", "printed on 3 May at 9:12", "Printed 20/07/2027 11:32": the moment is the paper's own, and of no journey. */
export const saysIssued = new RegExp(String.raw`\b${words}(?: (?:on|le|am|il|el)\b|:? (?=\d))`);

/** Whether a line says no more than that day, at the head of the paper: a journey with a day of its own is not of it. */
export function isDateOfLetter(p: Passage, line: number, facts: DateFacts): boolean {
  return line < headLines && dateOfLetter([p], facts) === facts.contextDate;
}

/** "Cherbourg, le 14 juin 2027" or "14 June 2027" alone in a line at the head of a letter, and not over the hours of that day. */
function dateOfLetter(passages: readonly Passage[], facts: DateFacts): PlainDay | null {
  for (const [i, p] of passages.slice(0, headLines).entries()) {
    if (p.inTable || p.label !== null || p.text.length > 60) continue;
    const next = passages[i + 1];
    const hours = next && next.text.length < 120 ? findTimes(next.text) : [];
    // "Milano 10.33 → Roma 13.43" says two hours, be they written as amounts are
    if (hours.length > 1 || hours.some(({ weak }) => !weak)) continue;
    if (p.isHeading && passages.some((q) => q !== p && q.isHeading && isDayAlone(q, facts))) continue;
    const [date, more] = findDates(p.text, facts);
    const rest = date ? p.shape.slice(0, date.at) + p.shape.slice(date.at + date.length) : '';
    // nobody dates a letter ahead, where it is known when it came
    if (
      date?.yearPrinted &&
      date.sure &&
      !more &&
      !ofJourney.test(rest) &&
      // "Marti Lukas, 14.08.1988": when somebody was born
      Math.abs(daysBetween(date.day, facts.contextDate)) < 3_650 &&
      /^(?:[a-z' -]{2,30},)? ?(?:le|on|am|den|the)? ?[.,]?$/.test(rest)
    )
      return date.day;
  }
  return null;
}

/** "Lundi 5 juillet 2027" over "Mardi 6 juillet 2027", each over its own lines: the titles of a programme are its days. */
function isDayAlone({ text }: Passage, facts: DateFacts): boolean {
  const [date] = text.length < 60 ? findDates(text, facts) : [];
  return date !== undefined && !/\p{L}{3}/u.test(text.slice(date.at + date.length)) && date.at < 16;
}

/** "Outbound flight, Monday 18 January 2027": the day of that flight. */
const ofJourney =
  /\b(?:outbound|inbound|outward|return|flight|vol|train|aller|retour|departure|depart|arrival|arrivee|day|jour|journey|trajet|stay|sejour|out|back|going|coming|hinfahrt|ruckfahrt|flug)\b/;
