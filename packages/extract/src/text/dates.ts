import { onceForText, onceWithin } from '../once-for.ts';
import type { PlainDay } from '../origin.ts';
import type { Language } from '../text-document.ts';
import { monthNames, monthsAndNames, monthsByYear, weekdaysCalled } from './calendar-words.ts';
import { daysBefore, openingInFigures, rangeClosing, rangeOpening } from './date-ranges.ts';
import { addDays, dayOf, daysBetween, isDay, weekdayOf } from './days.ts';
import { plain } from './plain.ts';
import { findSpokenDates, speaksOfDay } from './spoken-dates.ts';
import { withDayOfHour } from './timed-nights.ts';
import { startsWithWeekday, weekdays } from './weekday-words.ts';
import { fullYear, nearestYear } from './year.ts';

/** A calendar day as printed somewhere in a text. */
export type FoundDate = {
  day: PlainDay;
  at: number;
  length: number;
  /** False where the year was taken from the context. */
  yearPrinted: boolean;
  /**
   * False where dd/mm and mm/dd are both possible and nothing decides, or the printed weekday is another: show it to a
   * person rather than rely on it.
   */
  sure: boolean;
  /** Only digits, no year and no weekday ("28/03"): perhaps no date at all. */
  weak: boolean;
};

export type DateFacts = {
  /** "Today" of the document: a year that is not printed is the one nearest to it. */
  contextDate: PlainDay;
  language: Language;
  /** From `dateOrder`, over the whole document. */
  order?: DateOrder;
};

/** For telling a day from other words, whichever year it is in. One for all, so that what was found in a line is found once. */
export const anyDay: DateFacts = { contextDate: '2026-01-01', language: 'fr' };

export type DateOrder = 'dmy' | 'mdy' | 'unknown';

/** Every date in the text, in order. Linear in the length of the text; give it at most some hundred thousand characters. */
export function findDates(text: string, facts: DateFacts): readonly Readonly<FoundDate>[] {
  if (!/\d/.test(text) && !speaksOfDay(text)) return [];
  return facts === anyDay ? datesOfAny(text) : datesBy(facts, text, () => readDates(text, facts));
}

/** Readers look for the dates of one line again and again. */
const datesBy = onceWithin<DateFacts, string, readonly FoundDate[]>();
/** These facts live as long as the process: only the last texts are kept. */
const datesOfAny = onceForText((text): readonly FoundDate[] => readDates(text, anyDay));

function readDates(text: string, facts: DateFacts): readonly FoundDate[] {
  const found: FoundDate[] = [];
  const shape = plain(text);
  const order = facts.order ?? dateOrder(shape, facts.language);
  for (const match of shape.matchAll(anyDate)) {
    const date = readDate(match, order, facts.contextDate);
    if (!date || isOfStreet(shape, date)) continue;
    const before = rangeOpening(shape, match.index, date);
    // "June 9 and June 10": that one was found for itself
    const opening = before && endOf(found.at(-1)) > before.at ? null : before;
    if (opening && !numberOfService.test(text.slice(0, opening.at))) found.push(...daysBefore(shape, opening), opening);
    const figures = opening ? null : openingInFigures(shape, match, date);
    // the same with a dot behind it was found for itself, and was no more than likely
    if (figures && endOf(found.at(-1)) > figures.at) found.push({ ...figures, ...spanOf(found.pop() ?? figures) });
    else if (figures) found.push(figures);
    const closing = opening || figures ? null : rangeClosing(shape, match, date);
    found.push(...(closing ?? [date]));
  }
  const spoken = findSpokenDates(shape, found, facts.contextDate);
  const all = spoken.length > 0 ? [...found, ...spoken].sort((a, b) => a.at - b.at) : found;
  lendYears(all, shape);
  return withDayOfHour(all, shape);
}

/** "12 avenue du 8 mai 1945", "place du 14-Juillet": what a street is called after. */
function isOfStreet(shape: string, { at, length }: FoundDate): boolean {
  const before = shape.slice(Math.max(0, at - 24), at);
  return streetOf.test(before) || (squareOf.test(before) && remembered.test(shape.slice(at, at + length)));
}

const streetOf = /\b(?:rue|avenue|av\.?|boulevard|bd\.?|quai|esplanade|calle|avenida|rua) (?:du|del|de|do) $/;
/** A seat and a course have a day too. */
const squareOf = /\b(?:place|square|cours|passage|pont|stade|plaza|praca) (?:du|del|de|do) $/;
const remembered =
  /^(?:14[ -]juillet|8[ -]mai(?:[ -]1945)?|11[ -]novembre(?:[ -]1918)?|1er[ -]mai|4[ -]septembre|19[ -]mars(?:[ -]1962)?|18[ -]juin(?:[ -]1940)?|6[ -]juin(?:[ -]1944)?|2[ -]mayo|5[ -]outubro|25[ -]abril)$/;

const spanOf = ({ at, length }: FoundDate) => ({ at, length });
const endOf = (date: FoundDate | undefined) => (date ? date.at + date.length : -1);

/** Whether the document writes the day or the month first in "03/04/2027": by its own unmistakable dates, then by its language. */
export function dateOrder(text: string, language: Language): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of plain(text).matchAll(slashed)) {
    const a = Number(match[2]);
    const b = Number(match[3]);
    const said = weekdaysCalled(match[1] ?? match.groups?.behind ?? '');
    if (a > 12 && b <= 12) dayFirst++;
    else if (b > 12 && a <= 12) monthFirst++;
    else if (said.length > 0) {
      const year = fullYear(match[4] ?? '');
      if (said.includes(weekdayOf(dayOf(year, b, a)))) dayFirst++;
      if (said.includes(weekdayOf(dayOf(year, a, b)))) monthFirst++;
    }
  }
  // "Monday 29/3 … Tuesday 6/4"
  for (const [, a, b] of plain(text).matchAll(slashedDay)) {
    if (Number(a) > 12 && Number(b) <= 12) dayFirst++;
    else if (Number(b) > 12 && Number(a) <= 12) monthFirst++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  if (language !== 'en' && language !== 'unknown') return 'dmy';
  if (!/\d ?[ap]\.?m\b/i.test(text)) return 'unknown';
  // American houses and American prices alone
  const isDollars =
    american.test(text) &&
    /\$ ?\d/.test(text) &&
    !/[€£]|\b(?:A|C|AU|CA|NZ|S)\$|\b(?:EUR|GBP|AUD|CAD|NZD|CHF|SGD)\b/.test(text);
  return isDollars || american.test(text.slice(0, 500)) ? 'mdy' : 'unknown';
}

/** "Portland, OR 97205" in the letterhead: whoever writes it puts the month first. */
const american =
  /, (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}\b/;

const months = [...monthNames.keys()].sort((a, b) => b.length - a.length).join('|');
const yearMonths = `(?:${[...monthsByYear.keys()].join('|')})(?=\\.?,? {1,2}(?:19|20)\\d\\d(?!\\d))`;
const weekdayBefore = `(?:\\b(${weekdays})\\.?,?\\s{0,3}(?:le |the |den )?)?`;

/** "05 Jun 2027 (Sat)", "Apr.13(Tue)": which day of the week it is, behind it. */
const weekdayBehind = `(?: ?[(\\[](?<behind>${weekdays})\\.?[)\\]])?`;

const slashed = new RegExp(
  `${weekdayBefore}(?<![\\d/])(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})(?![\\d/])${weekdayBehind}`,
  'g',
);

const slashedDay = new RegExp(`\\b(?:${weekdays})\\.?,? (\\d{1,2})/(\\d{1,2})(?![\\d/])`, 'g');

// One alternation, tried at each position; every repetition is bounded, so the time is linear.
const anyDate = new RegExp(
  `(?:${[
    `(?<![\\d./-])(?<isoYear>(?:19|20)\\d\\d)(?<isoMark>[-/]|\\. ?)(?<isoMonth>\\d{1,2})\\k<isoMark>(?<isoDay>\\d{1,2})(?!\\d)`,
    // "2026年10月2日", "2026년 10월 02일"
    '(?:(?<![\\d.])(?<blockYear>(?:19|20)\\d\\d) ?[年년] ?)?(?<![\\d.])(?<blockMonth>\\d{1,2}) ?[月월] ?(?<blockDay>\\d{1,2}) ?[日일]',
    // "2026. szeptember 3.", "2026 m. liepos 24 d.", "2026. gada 25. julija"
    `(?<![\\d.,/])(?<headYear>(?:19|20)\\d\\d)(?:\\.| m\\.|\\. gada)? (?:(?<headDay>\\d{1,2})\\. (?<headMonth>${months})|(?<yearsMonth>${months})\\.? (?<yearsDay>\\d{1,2}))(?![a-z\\d:]|[.,]\\d)(?! ?(?:19|20)\\d\\d)`,
    `(?:\\b(?<weekday>${weekdays})\\b\\.?,?\\s{0,3}(?:le |the |den )?)?(?:${[
      `(?<![\\d.,/:]|(?<!\\d\\.|/\\d\\d)-)(?<first>\\d{1,2})(?<mark>[./-]|\\. (?=\\d{1,2}\\. (?:19|20)\\d\\d))(?<second>\\d{1,2})(?:(?:\\k<mark>|(?<=/\\d{1,2})(?<nordic>-)(?=(?:19|20)\\d\\d))(?<numYear>(?:19|20)\\d\\d|\\d{2})(?![\\d/h]|[:.,-]\\d)|(?<noYear>\\.(?!\\d)|(?<!-\\d\\d?)(?![\\d./%-]|:(?!\\s|$)|,\\d| (?:${months})(?![a-z]))))`,
      // "12/13 February" are two days
      `(?<![\\d.,:]|(?<!(?<![\\d./])\\d\\d?)/)(?<day>\\d{1,2})(?:er|st|nd|rd|th|\\.|[º°])?(?:\\s|[./-]){0,2}(?:de |of |d')?(?!(?:${monthsAndNames})\\b(?!\\.?,? {1,2}(?:19|20)\\d\\d(?!\\d)))(?<month>${months}|${yearMonths})(?![a-z])\\.?(?:(?:,? {0,2}|[/-]|\\n)(?:de |del )?(?:(?<year>(?:19|20)\\d\\d)(?!\\d)|(?<shortYear>'\\d{2}|\\d{2}(?!(?<=[,\\n] {0,2}\\d\\d),? [a-z]{2}))(?![\\da-z€$£%]|[:.,]\\d| ?h\\b| ?[ap]\\.?m)))?`,
      `\\b(?!(?:${monthsAndNames})\\b)(?<usMonth>${months})(?:\\.? |\\.)(?<usDay>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d|h| ?[ap]m)(?:,? {1,2}(?<usYear>(?:19|20)\\d\\d)(?!\\d))?`,
    ].join('|')})`,
  ].join('|')})${weekdayBehind}`,
  'g',
);

function readDate(
  match: RegExpMatchArray & { index: number },
  order: DateOrder,
  contextDate: PlainDay,
): FoundDate | null {
  const g = match.groups ?? {};
  const said = weekdaysCalled(g.weekday ?? g.behind ?? '');
  const at = match.index;
  const length = match[0].trimEnd().length;
  if (g.isoYear) {
    const day = dayOf(Number(g.isoYear), Number(g.isoMonth), Number(g.isoDay));
    return day ? { day, at, length, yearPrinted: true, sure: true, weak: false } : null;
  }
  if (g.blockMonth) return dated(g.blockYear, Number(g.blockMonth), Number(g.blockDay), false, true);
  if (g.headYear) {
    const month = monthNames.get(g.headMonth ?? g.yearsMonth ?? '');
    return month ? dated(g.headYear, month, Number(g.headDay ?? g.yearsDay), false, true) : null;
  }
  if (g.first) return isBlockOfHouses(match, contextDate) ? null : readNumeric();
  // "Passeig del Mar 12" is a house
  if (
    g.usMonth &&
    !g.weekday &&
    !g.usYear &&
    /\b(?:del|dels|della|dello|do|da|la|el|al|los|las|rue|calle|via) $/.test(
      match.input?.slice(Math.max(0, at - 8), at) ?? '',
    )
  )
    return null;
  const named = g.month ?? g.usMonth ?? '';
  const month = monthNames.get(named) ?? monthsByYear.get(named);
  const dayOfMonth = Number(g.day ?? g.usDay);
  if (month === undefined) return null;
  const printed = g.year ?? g.usYear ?? g.shortYear?.replace("'", '');
  return dated(printed, month, dayOfMonth, false, true);

  function readNumeric(): FoundDate | null {
    const a = Number(g.first);
    const b = Number(g.second);
    // "21. 8. 2025"
    const mark = g.mark?.trim();
    const printed = g.numYear;
    // Without a year: "09.08." or, where slashes are days, "28/03". "12-14" is a range and "1/48" a seat.
    if (!printed) {
      const closed = mark === '.' && g.noYear === '.';
      const padded = mark === '/' && /^\d\d\/\d\d$/.test(`${g.first}/${g.second}`) && order === 'dmy';
      const before = match.input?.slice(Math.max(0, at - 16), at) ?? '';
      // "vous partez le 8/6", "from 1/4 to 6/4": a word leads to it
      const isLed = mark === '/' && !closed && order === 'dmy' && a <= 31 && b <= 12 && leadsToDay.test(before);
      if (isLed) return dated(undefined, b, a, false, true);
      if (!closed && !padded && said.length === 0) return null;
      // "gets to Edinburgh at 19.10.": the dot ends a sentence
      if (closed && clockBefore.test(match.input?.slice(Math.max(0, at - 8), at) ?? '')) return null;
      if (mark === '-') return null;
    }
    // "lundi 20/9" is a day, and no fraction
    const weak = !printed && said.length === 0;
    // "02/09-2027", as Danes write it
    if (mark === '.' || g.nordic || a > 12) return dated(printed, b, a, weak, true);
    if (b > 12) return dated(printed, a, b, weak, true);
    if (a === b) return dated(printed, a, b, weak, true);
    if (said.length > 0 && printed) {
      const year = fullYear(printed);
      const dmy = said.includes(weekdayOf(dayOf(year, b, a)));
      const mdy = said.includes(weekdayOf(dayOf(year, a, b)));
      if (dmy !== mdy) return dmy ? dated(printed, b, a, false, true) : dated(printed, a, b, false, true);
    }
    return order === 'mdy' ? dated(printed, a, b, weak, true) : dated(printed, b, a, weak, order === 'dmy');
  }

  function dated(
    printed: string | undefined,
    month: number,
    dayOfMonth: number,
    weak: boolean,
    sure: boolean,
  ): FoundDate | null {
    if (printed !== undefined) {
      const day = dayOf(fullYear(printed), month, dayOfMonth);
      if (!day) return null;
      const agrees = said.length === 0 || said.includes(weekdayOf(day));
      return { day, at, length, yearPrinted: true, sure: sure && agrees, weak: false };
    }
    const near = nearestYear(month, dayOfMonth, said, contextDate);
    return near ? { day: near.day, at, length, yearPrinted: false, sure: sure && near.isLikely, weak } : null;
  }
}

/** "1-8-22 Sonezaki": a Japanese house, and no day of years ago. */
function isBlockOfHouses(
  { 0: whole, index, input = '', groups: g = {} }: RegExpMatchArray,
  contextDate: PlainDay,
): boolean {
  if (g.mark !== '-' || g.numYear?.length !== 2 || g.weekday) return false;
  const isNear = Math.abs(fullYear(g.numYear) - Number(contextDate.slice(0, 4))) < 3;
  return !isNear && /^,? [a-z]{4}/.test(input.slice((index ?? 0) + whole.length));
}

const leadsToDay =
  /(?<![a-z])(?:le|du|on|from|am|vom|dal|il|el|collect(?:ed)?|(?:\d{1,2}\/\d{1,2}|\dh\d{0,2}) (?:au|to|until|till|bis|al)|(?:until|till|by|out|in|back|before|jusqu'au|avant le|des le|depart|arrivee|retour)) $/;

const clockBefore = /(?<![a-z])(?:at|um|kl\.?|klokken|alle|ore|a las|@) $/;

/** In front of "Vol AF 4 – jeudi 25 novembre": the 4 opens no range. */
const numberOfService = /(?<![\p{L}\d])(?!(?:LE|DU|DE|AM|OF|ON|AL|EL|IL|OM|DEN|THE|VOM|DEL) )[A-Z][A-Z\d]{1,2} {0,2}$/u;

/** "27 March to 30 March 2027": the year at the end is the year of both. */
function lendYears(found: FoundDate[], shape: string): void {
  found.forEach((date, i) => {
    const next = found[i + 1];
    if (!next || date.yearPrinted || !next.yearPrinted) return;
    const between = shape.slice(date.at + date.length, next.at);
    if (between.length > 30 || !/[-→➔➜⇒⟶>]|\b(?:to|au|bis|al|until|et|and)\b/.test(between)) return;
    const year = Number(next.day.slice(0, 4));
    const own = [year, year - 1]
      .map((one) => `${one}${date.day.slice(4)}`)
      .find((day) => isDay(day) && day <= next.day);
    // "Seats may be chosen until 24 May. Changes are free up to 11 May 2027": no range, which would last a year
    if (!own || daysBetween(own, next.day) > longestRange) return;
    date.day = own;
    date.yearPrinted = true;
  });
  // "from 14 September 2027; you leave it by 11 on 16 September": soon after it, and so of the same year
  found.forEach((date, i) => {
    const before = found.slice(0, i).findLast(({ yearPrinted }) => yearPrinted);
    if (!before || date.sure || date.yearPrinted || date.weak || startsWithWeekday.test(shape.slice(date.at))) return;
    const sameYear = before.day.slice(0, 4) + date.day.slice(4);
    if (!isDay(sameYear) || sameYear < before.day || daysBetween(before.day, sameYear) > soonDays) return;
    date.day = sameYear;
    date.sure = true;
  });
}

const soonDays = 60;
/** In days, of those that print one year for both ends. */
const longestRange = 183;

export { addDays, daysBetween, weekdayOf };
