import { type DateOrder, dateOrder, findDates } from '../../src/text/dates.ts';
import { addDays, daysBetween } from '../../src/text/days.ts';
import { rewrittenDay } from './rewritten-day.ts';
import type { Span } from './substitute.ts';
import { isBoardingPass, leaves, oneOf, type Vary } from './variation.ts';

/** Days that come out wrong where a reader counts on its sample's: ends of months and years, the leap day, the hour's changes. */
const edges = [
  '2028-02-29',
  '2027-12-31',
  '2028-01-01',
  '2027-03-28',
  '2027-10-31',
  '2028-02-28',
  '2027-07-31',
  '2027-11-30',
];

/** All days earlier or later by the same weeks, so that weekdays, nights and gaps stay true. */
export const varyDays: Vary = ({ expected, contextDate }, shown, random) => {
  if (isBoardingPass(shown)) return 'a day in a code has no year';
  const stamps = leaves(expected, /[tT]ime(?:\.@value)?$|(?:Date|Day)(?:\.@value)?$|valid(?:From|Until)/).filter(
    (value) => /^\d{4}-\d\d-\d\d/.test(value),
  );
  const days = [...new Set(stamps.map((stamp) => stamp.slice(0, 10)))];
  if (days.length === 0) return 'no day';
  const order = orderOf(shown, days);
  const facts = (context: string) => ({ contextDate: context, language: 'unknown' as const, order });
  const printed = new Set([
    ...findDates(shown, facts(contextDate)).flatMap(({ day, yearPrinted }) =>
      yearPrinted ? [day] : days.filter((one) => one.slice(5) === day.slice(5)),
    ),
    ...[...shown.matchAll(basicDay)].map(([, year, month, day]) => `${year}-${month}-${day}`),
  ]);
  const isPrinted = (day: string) => printed.has(day) || printed.has(addDays(day, -1));
  if (!days.every(isPrinted)) return 'a day is not printed as expected';
  for (let tries = 0; tries < 12; tries++) {
    const by = shiftFor(days, random);
    if (by === 0 || daysBetween(days[0] ?? '', contextDate) > 400) continue;
    if (hasOffsets.test(shown) && days.some((day) => hourOf(day) !== hourOf(addDays(day, by)))) continue;
    const spans = spansIn(shown, by, facts(contextDate), days);
    if (!spans) continue;
    const then = replaced(shown, spans);
    if (
      orderOf(
        then,
        days.map((day) => addDays(day, by)),
      ) !== order
    )
      continue;
    return {
      changes: [{ found: (text) => spansIn(text, by, facts(contextDate), days) ?? [] }],
      needed: [],
      says: (value, path) =>
        /token/i.test(path) ? value : value.replace(/^\d{4}-\d\d-\d\d/, (day) => addDays(day, by)),
      contextDate: addDays(contextDate, by),
    };
  }
  return 'no other days say the same';
};

const basicDay = /(?<!\d)(20\d\d)(0[1-9]|1[0-2])([0-3]\d)(?=T\d{6}|\s|$)/g;
const hasOffsets = /\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)(?!\d)|\d{8}T\d{6}Z/;

/** Whether clocks have gone forward in most of the world: an hour's change between two days would make printed offsets untrue. */
function hourOf(day: string): boolean {
  const march = /^\d{4}-03-(?:0|1|2)/.test(day) || /^\d{4}-(?:03-3|10-2[5-9]|10-3|11-0)/.test(day);
  return march ? false : /^\d{4}-(?:0[4-9]|10)/.test(day);
}

function shiftFor(days: string[], random: () => number): number {
  if (random() < 0.6) {
    const [edge, day] = [oneOf(edges, random), oneOf(days, random)];
    return 7 * Math.round(daysBetween(day, edge) / 7);
  }
  return 7 * (Math.floor(random() * 90) - 45);
}

function orderOf(shown: string, days: string[]): DateOrder {
  const hits = (order: DateOrder) =>
    findDates(shown, { contextDate: days[0] ?? '', language: 'unknown', order }).filter(({ day }) => days.includes(day))
      .length;
  const [dmy, mdy] = [hits('dmy'), hits('mdy')];
  if (dmy === mdy) return dateOrder(shown, 'fr');
  return dmy > mdy ? 'dmy' : 'mdy';
}

/** Null where a range would need a month that it does not print. */
function spansIn(text: string, by: number, facts: Parameters<typeof findDates>[1], days: string[]): Span[] | null {
  const dates = findDates(text, facts);
  const spans: Span[] = [];
  const isPadded = dates.some(({ at, length }) => /^0\d[^/]/.test(text.slice(at, at + length)));
  for (const [i, { day: read, at, length, weak, yearPrinted }] of dates.entries()) {
    // a day without a year is of the year that the expected file knows
    const day = yearPrinted ? read : (days.find((one) => one.slice(5) === read.slice(5)) ?? read);
    if (weak && !days.includes(day)) continue;
    const printed = text.slice(at, at + length);
    const then = addDays(day, by);
    if (/^\d{1,2}$/.test(printed)) {
      // the first day of a range, whose month stands behind the last
      const end = dates[i + 1];
      if (!end || addDays(end.day, by).slice(0, 7) !== then.slice(0, 7)) return null;
      spans.push({
        from: at,
        to: at + length,
        word: String(Number(then.slice(8))).padStart(isPadded ? printed.length : 1, '0'),
      });
      continue;
    }
    const word = rewrittenDay(printed, day, then, { isPadded, order: facts.order ?? 'dmy', text });
    if (word === null) return null;
    spans.push({ from: at, to: at + length, word });
  }
  for (const match of text.matchAll(basicDay)) {
    const day = `${match[1]}-${match[2]}-${match[3]}`;
    spans.push({ from: match.index, to: match.index + 8, word: addDays(day, by).replaceAll('-', '') });
  }
  // "/15MAR/" within a system's line
  for (const match of text.matchAll(systemDay)) {
    const day = days.find((one) => one.slice(5) === `${monthOf(match[2] ?? '')}-${(match[1] ?? '').padStart(2, '0')}`);
    if (!day || spans.some(({ from, to }) => from < match.index + match[0].length && match.index < to)) continue;
    const word = rewrittenDay(match[0], day, addDays(day, by), { isPadded: true, order: 'dmy', text });
    if (word === null) return null;
    spans.push({ from: match.index, to: match.index + match[0].length, word });
  }
  // "Tue 12" over "13 May", "from the 18th to the 20th": a day that is nowhere a date would stay behind
  return looseDay.test(withoutSpans(text, spans)) ? null : spans;
}

const systemMonths = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const systemDay = new RegExp(String.raw`(?<![A-Z\d])(\d{1,2})(${systemMonths.join('|')})(?![A-Z])`, 'g');

function monthOf(word: string): string {
  return String(systemMonths.indexOf(word) + 1).padStart(2, '0');
}

const weekday =
  'mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const looseDay = new RegExp(
  String.raw`\b(?:${weekday})\.? (?:le |the )?\d{1,2}(?:st|nd|rd|th|er)?(?![\d:h.,])(?! ?h)|\bthe \d{1,2}(?:st|nd|rd|th)\b`,
  'iu',
);

function withoutSpans(text: string, spans: Span[]): string {
  return replaced(
    text,
    spans.map((span) => ({ ...span, word: '…' })),
  );
}

function replaced(text: string, spans: Span[]): string {
  let [out, at] = ['', 0];
  for (const { from, to, word } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    out += text.slice(at, from) + word;
    at = to;
  }
  return out + text.slice(at);
}
