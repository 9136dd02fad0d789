import type { PlainDay } from '../origin.ts';
import { monthNames, weekdayNames, weekdaysCalled } from './calendar-words.ts';
import type { FoundDate } from './dates.ts';
import { dayOf, daysBetween, weekdayOf } from './days.ts';
import { nearestYear } from './year.ts';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const cardinals =
  'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente-et-un'.split(
    ' ',
  );
const countOf = new Map([ordinals, cardinals].flatMap((row) => row.map((word, i) => [word, i + 1] as const)));

/** The longest first; between their parts stands a stroke or a space. */
const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('-', '[- ]');
const months = oneOf([...monthNames.keys()].filter((name) => name.length > 2));
const weekday = `(?:\\b(?<weekday>${oneOf([...weekdayNames.keys()].filter((name) => name.length > 4))}),?\\s)?`;
const year = '(?:,?\\s(?<year>(?:19|20)\\d\\d)(?!\\d))?';

const withMonth = new RegExp(
  [
    `${weekday}(?:the\\s)?\\b(?<day>${oneOf(ordinals)})\\s(?:day\\s)?of\\s(?<month>${months})\\b${year}`,
    `${weekday}(?:le\\s)?\\b(?<day>${oneOf(cardinals)})\\s(?<month>${months})\\b${year}`,
    `${weekday}\\b(?<month>${months})\\sthe\\s(?<day>${oneOf(ordinals)})\\b${year}`,
    // "March second, 2027"; "you may second it" is no day
    `${weekday}\\b(?<month>${months})\\s(?<day>${oneOf(ordinals)}),?\\s(?<year>(?:19|20)\\d\\d)(?!\\d)`,
  ].join('|'),
  'g',
);
/** "And you leave on Monday the seventh": its month is that of the day before it. */
const withoutMonth = new RegExp(
  `\\b(?<weekday>${oneOf([...weekdayNames.keys()].filter((name) => name.endsWith('day')))}),?\\sthe\\s(?<day>${oneOf(ordinals)})\\b(?!\\s(?:of|time|floor|day|week|night|person|room|one)\\b)`,
  'g',
);

const opening = new RegExp(
  `${weekday}(?:le\\s|the\\s)?\\b(?<day>${oneOf([...ordinals, ...cardinals])})\\s(?:au|to|until)\\s(?:the\\s|le\\s)?$`,
);

/** Cheap, and rather too often yes: whether a text without a digit may hold a day. */
export function speaksOfDay(text: string): boolean {
  return anyCount.test(text) && anyMonth.test(text);
}
/** What every number in words has. */
const anyCount =
  /first|second|third|[efhnrtvx]th\b|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onz|douz|treiz|torz|quinz|seiz|vingt|trent/i;
const anyMonth = new RegExp(
  `\\b(?:${[...monthNames.keys()].filter((name) => name.length > 2).join('|')}|août|février|décembre)\\b`,
  'i',
);

/**
 * "Saturday the fifth of June", "le premier mai", "June the fifth", in a text made plain.
 * @param others the days that are printed in figures; one without a month follows the nearest before it
 */
export function findSpokenDates(shape: string, others: readonly FoundDate[], contextDate: PlainDay): FoundDate[] {
  if (!speaksOfDay(shape)) return [];
  const found = [...shape.matchAll(withMonth)].flatMap((match) => {
    const date = dateOf(match, contextDate);
    return date ? [...openingOf(shape, date), date] : [];
  });
  if (found.length === 0 && others.length === 0) return found;
  for (const match of shape.matchAll(withoutMonth)) {
    const before = [...others, ...found]
      .filter(({ at }) => at < match.index)
      .sort((a, b) => a.at - b.at)
      .at(-1);
    const date = before ? dateAfter(match, before) : null;
    if (date) found.push(date);
  }
  return found.filter((date) => !others.some(({ at, length }) => date.at < at + length && at < date.at + date.length));
}

function dateOf(match: RegExpMatchArray & { index: number }, contextDate: PlainDay): FoundDate | null {
  const { month: said = '', day: spoken = '', weekday: named = '', year: printed } = match.groups ?? {};
  const month = monthNames.get(said);
  const dayOfMonth = countOf.get(spoken.replaceAll(/\s/g, '-'));
  if (month === undefined || dayOfMonth === undefined) return null;
  const weekdays = weekdaysCalled(named);
  const where = { at: match.index, length: match[0].length, weak: false };
  if (printed) {
    const day = dayOf(Number(printed), month, dayOfMonth);
    const agrees = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
    return day ? { ...where, day, yearPrinted: true, sure: agrees } : null;
  }
  const near = nearestYear(month, dayOfMonth, weekdays, contextDate);
  return near ? { ...where, day: near.day, yearPrinted: false, sure: near.isLikely } : null;
}

/** "Du samedi trois au mardi six juillet": the first day, whose month stands behind the last. */
function openingOf(shape: string, last: FoundDate): FoundDate[] {
  const match = opening.exec(shape.slice(Math.max(0, last.at - 40), last.at));
  const { day: spoken = '', weekday: named = '' } = match?.groups ?? {};
  const [year = 0, month = 0] = last.day.split('-').map(Number);
  const day = match ? dayOf(year, month, countOf.get(spoken.replaceAll(/\s/g, '-')) ?? 0) : null;
  if (!match || !day || day >= last.day) return [];
  const weekdays = weekdaysCalled(named);
  const agrees = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
  const at = Math.max(0, last.at - 40) + match.index;
  return [{ ...last, day, at, length: match[0].search(/\s(?:au|to|until)\s/), sure: last.sure && agrees }];
}

/** The next such day after the one before, where its weekday agrees. */
function dateAfter(match: RegExpMatchArray & { index: number }, before: FoundDate): FoundDate | null {
  const { day: spoken = '', weekday: named = '' } = match.groups ?? {};
  const dayOfMonth = countOf.get(spoken.replaceAll(/\s/g, '-')) ?? 0;
  const [inYear = 0, month = 0] = before.day.split('-').map(Number);
  const days = [
    dayOf(inYear, month, dayOfMonth),
    dayOf(month === 12 ? inYear + 1 : inYear, (month % 12) + 1, dayOfMonth),
  ];
  const day = days.find((one) => one !== null && daysBetween(before.day, one) > 0);
  if (!day || weekdayOf(day) !== weekdayNames.get(named)) return null;
  return { ...before, day, at: match.index, length: match[0].length };
}
