import { onceFor } from '../../../once-for.ts';
import { weekdayNames } from '../../../text/calendar-words.ts';
import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import type { Label } from '../../text/labels/labels.ts';
import { withoutFormer } from '../../text/passages/former.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { Item } from '../items.ts';

/** A day and where the piece says it; `from` and `to` count within the piece, `at` within the document. */
export type SaidDay = { day: string; sure: boolean; from: number; to: number; at: number; text: string };

/** A whole date, and where it stands in the document. */
export type WholeDay = {
  day: string;
  at: number;
  yearPrinted?: boolean;
  /** "The next morning": counted from the day told last, and as long as these words. */
  counted?: { sure: boolean; length: number };
  /** Which day of the programme it is, where "Day 4" stands in front of it. */
  count?: number | undefined;
};

/**
 * The days that a piece of an order names; "on the 15th" is of the month of the last whole date before it, in the piece or
 * `before` it. Where there is none it is the next from the day on which the document is read, and not sure.
 */
export function daysIn(item: Item, facts: DateFacts, before: readonly WholeDay[] = none): readonly SaidDay[] {
  return daysBy(before)(facts)(item);
}

const none: readonly WholeDay[] = [];

/** Of one piece the days are asked for by each that it may be a part of. */
const daysBy = onceFor((before: readonly WholeDay[]) =>
  onceFor((facts: DateFacts) => onceFor((item: Item) => findDays(item, facts, before))),
);

function findDays(item: Item, facts: DateFacts, before: readonly WholeDay[]): readonly SaidDay[] {
  const days: SaidDay[] = [];
  const earlier = before.findLast(({ at }) => at < (item.passages[0]?.at ?? 0))?.day;
  let start = 0;
  // "14/04 dès 15h00" in the row of "Mercredi 14 avril 2027"
  let whole = earlier;
  for (const p of item.passages) {
    // "au lieu du 19 au 22 août, vous serez chez nous du vendredi 20 au …": what was, in blanks
    const text = withoutFormer(p.text);
    const shape = text === p.text ? p.shape : withoutFormer(p.shape);
    const dates = findDates(text, facts).filter(
      (date) => !date.weak || isSoon(date.day, whole) || isCalledDay(date, p),
    );
    whole = dates.findLast(({ weak, yearPrinted }) => !weak && yearPrinted)?.day ?? whole;
    const said = dates.map(({ day, sure, at, length, yearPrinted }) => ({
      day,
      sure:
        sure ||
        (!yearPrinted && isOfYear(day, before, p.at) && !weekdayNames.has(/^[a-z]+/.exec(shape.slice(at))?.[0] ?? '')),
      at,
      length,
    }));
    const called = [...shape.matchAll(weekdayAndNumber)];
    for (const match of called) {
      const isSaid = said.some(({ at, length }) => match.index < at + length && match.index + match[0].length > at);
      const since = dates.findLast(({ at }) => at < match.index)?.day ?? earlier;
      const weekday = weekdayNames.get(match[1] ?? '');
      const day = isSaid ? null : dayCalled(since ?? facts.contextDate, Number(match[2]), weekday, since !== undefined);
      // "this Friday, the 13th": there is none other for months
      if (day) said.push({ day, sure: true, at: match.index, length: match[0].length });
    }
    for (const match of shape.matchAll(thatWeekday)) {
      const weekday = weekdayNames.get(match[2] ?? '');
      const told = [...before, ...dates.map((date) => ({ day: date.day, at: p.at + date.at }))];
      const isSaid = said.some(({ at, length }) => match.index < at + length && match.index + match[0].length > at);
      const of = told.findLast(({ day, at }) => at < p.at + match.index && weekdayOf(day) === weekday);
      if (of && !isSaid) said.push({ day: of.day, sure: true, at: match.index, length: match[0].length });
    }
    for (const match of dates.length === 0 ? shape.matchAll(countedDay) : []) {
      const day = dayCounted(before, Number(match[1]));
      if (day) said.push({ day, sure: true, at: match.index, length: match[0].length });
    }
    for (const match of shape.matchAll(numberAlone)) {
      const number = match.slice(1).find((one) => one !== undefined) ?? '';
      // "Monday the 20th" was found by its weekday, or is no day near
      const isIn = (at: number, length: number) => match.index < at + length && match.index + match[0].length > at;
      const inside =
        said.some(({ at, length }) => isIn(at, length)) || called.some((one) => isIn(one.index, one[0].length));
      const since = dates.findLast(({ at }) => at < match.index)?.day;
      const day = inside
        ? null
        : ((since
            ? dayAfter(since, Number(number))
            : (named(before, number, earlier) ?? amid(before, Number(number), earlier, facts.contextDate))) ??
          dayAfter(earlier ?? facts.contextDate, Number(number)));
      if (day) said.push({ day, sure: (since ?? earlier) !== undefined, at: match.index, length: match[0].length });
    }
    for (const { day, at, counted } of before) {
      const own = at - p.at;
      if (!counted || own < 0 || own + counted.length > p.text.length) continue;
      if (!said.some((one) => own < one.at + one.length && own + counted.length > one.at))
        said.push({ day, sure: counted.sure, at: own, length: counted.length });
    }
    for (const { day, sure, at, length } of said.sort((a, b) => a.at - b.at))
      days.push({ day, sure, from: start + at, to: start + at + length, at: p.at + at, text: p.text });
    start += p.text.length + 1;
  }
  return days;
}

/** "Return on Day 4" below "Day 1 – Monday 7 June": counted from the days that the titles say, where they count alike. */
function dayCounted(whole: readonly WholeDay[], number: number): string | null {
  const firsts = whole.flatMap(({ day, count }) => (count === undefined ? [] : addDays(day, 1 - count)));
  const [first, more] = new Set(firsts);
  return first && !more && number > 0 ? addDays(first, number - 1) : null;
}

/** "You have it from that Sunday", "de ce dimanche": the one that was told last. */
const thatWeekday = /\b(that(?: same)?|the same|ce(?: meme)?|le meme) ([a-z]{5,9})\b(?! (?:prochain|\d))/g;

const countedDay =
  /\b(?:on |le |am |il |el )?(?:day|jour|tag|giorno|dia) (\d{1,2})\b(?! ?(?::|[–—-] ?\p{L}|(?:[–—,&-]|to|au|bis|et|and|und) ?(?:day |jour |tag )?\d))/gu;
/** "Day 4 – ", "Jour 2 : " in front of the day that it is. */
const countLead = /^(?:[*•·▪-] )?(?:jour|day|tag|giorno|dia) (\d{1,2}) ?[:–—.,·(-]? ?(?:le |the )?$/;

/** Which day of the programme a date is. */
export function countOfDay(lead: string): number | undefined {
  const count = countLead.exec(lead)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** "Sortie 23/06" below "lundi 21 juin 2027": figures that are a day of the journey. */
function isSoon(day: string, earlier: string | undefined): boolean {
  const later = earlier ? daysBetween(earlier, day) : -1;
  return later >= 0 && later < 32;
}

/** "06/10" and no more below "In", "Arrivée" or "Date", however long before the list was sent. */
const isCalledDay = ({ length }: { length: number }, { label, text }: Passage): boolean =>
  label !== null && ofDays.has(label) && length === text.trim().length;
const ofDays: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'arrival', 'departure', 'date']);

/** "16 septembre" below "jeudi 16 septembre 2027": the paper has said of which year its days are. */
function isOfYear(day: string, before: readonly WholeDay[], at: number): boolean {
  return before.some((one) => one.yearPrinted && one.at < at && Math.abs(daysBetween(one.day, day)) < 32);
}

/** "From the 18th", where the paper has a whole date that is one: that, also where a later one stands between. */
function named(whole: readonly WholeDay[], number: string, earlier: string | undefined): string | null {
  const days = new Set(whole.map(({ day }) => day).filter((day) => Number(day.slice(8)) === Number(number)));
  const [only, more] = days;
  return only && !more && (!earlier || Math.abs(daysBetween(earlier, only)) < 32) ? only : null;
}

/** "The nights of the 22nd and 23rd" of a journey from the 19th to the 24th, told before them: no days of the month after. */
function amid(
  whole: readonly WholeDay[],
  number: number,
  earlier: string | undefined,
  contextDate: string,
): string | null {
  const days = whole.map(({ day }) => day).filter((day) => day > contextDate);
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b), '9'), days.reduce((a, b) => (a > b ? a : b), '')];
  for (let off = 0; earlier && off < 16; off++)
    for (const day of [addDays(earlier, -off), addDays(earlier, off)])
      if (Number(day.slice(8)) === number && day >= first && day <= last) return day;
  return null;
}

/** A storey, or the day of a month that is said. */
const noDay = String.raw`(?! (?!(?:and|und|under|until|from|after|before|with|for|sous|pour|vers|avant|apres) )\p{L}{3,9} \d| (?:balcon\w*|etage|rang\w*|niveau|class\w*|floor|row|level|tier|deck|pont|arrondissement|sous-sol)\b| (?:january|february|march|april|may|june|july|august|september|october|november|december))`;

/** "On the 15th", "le 1er"; "arrivée le 20, départ le 21": a day of a month that was said before, and no storey. */
const numberAlone = new RegExp(
  [
    String.raw`\b(?:on|le|until|till|the|au) (?:the )?(\d{1,2})(?:st|nd|rd|th|er)\b${noDay}`,
    // "the nights of the 22nd, 23rd and 24th"
    String.raw`(?<=\b(?:on|the) (?:\d{1,2}(?:st|nd|rd|th)(?:,? and| &|,) ){1,6})(\d{1,2})(?:st|nd|rd|th)\b${noDay}`,
    // "for the nights of June 14, 15 and 16"
    String.raw`(?<=\bnights of [a-z]{3,9} \d{1,2}(?:,? and|,| &) (?:\d{1,2}(?:,? and|,| &) ){0,5})(\d{1,2})(?![\d:.]\d|\d)\b`,
    // "nuits du 14 et du 15", "nuits des 14, 15 et 16": of a month that was said before
    String.raw`(?<=\bnuit(?:ee)?s d(?:u|es) (?:\d{1,2}(?:er)?(?:, | et )(?:du )?){0,5})(\d{1,2})(?:er)?(?=(?:, | et )(?:du )?\d{1,2}(?!\d|[.:h]\d| ?h\b))${noDay}`,
    String.raw`(?<=\bnuit(?:ee)?s d(?:u|es) (?:\d{1,2}(?:er)?(?:, | et )(?:du )?){1,6})(\d{1,2})(?:er)?\b(?![.:h/]\d| ?h\b| (?:(?:jan|fev|mar|avr|mai|jui|aou|sep|oct|nov|dec)\w*))${noDay}`,
    // "nuit du 8 au 9", "du 8 au 11"
    String.raw`\bdu (\d{1,2})(?:er)? (?=au \d{1,2}(?![\d:h/€%]|\.\d|er?\b)(?! (?:h\b|heures?|\p{L}{3,9} \d)))${noDay}`,
    String.raw`(?<=\bdu \d{1,2}(?:er)? )au (\d{1,2})(?![\d:h/€%]|\.\d| (?:h\b|heures?|rue|bis|ter|ans|euros?)\b)${noDay}`,
    // "tu la retires le 25 à 15 h 30 et tu la rends le 29 à 17 h"
    String.raw`\ble (\d{1,2}),? (?=(?:a|des|vers|avant|apres|pour|jusqu'a|a partir de|au plus tard a)(?: les)? (?:midi|\d{1,2} ?(?:h|:)))`,
    // "vous pourrez la garder jusqu'à midi le 14"
    String.raw`(?<=\b(?:midi|\d{1,2} ?h(?: ?\d\d)?|\d{1,2} heures)) le (\d{1,2})(?=[,;.)]|$)`,
    String.raw`\b(?:arrivee?|depart|sortie|entree|restitution|restituee?|retour|prise en charge|liberee?s?|rendue?) (?:le|au) (\d{1,2})(?=[,;.)]|$| ?\(| (?:a|des|vers|avant|apres|entre|au plus|a partir|jusqu|et|puis)(?![a-z]))`,
  ].join('|'),
  'gu',
);

/** "Mercredi 9", "Thursday the 9th": a day of a month that was said before. */
const weekdayAndNumber = new RegExp(
  String.raw`\b(${[...weekdayNames.keys()].filter((name) => name.length > 4).join('|')}),? (?:\((?=(?:the )?\d{1,2}(?:er|st|nd|rd|th)\)))?(?:le |the |den |dem |el |il )?(\d{1,2})(?:er|st|nd|rd|th|\.)?(?![\d.:]\d|\d| ?(?:h\b|h ?\d|uhr|[ap]\.?m\b|[-/] ?\d)| (?:de |of |d')?\p{L}+ \d{4})`,
  'gu',
);

/** The day nearest to another that falls on the weekday; never before one that is only when the paper was written. */
function dayCalled(near: string, number: number, weekday: number | undefined, isSaid: boolean): string | null {
  for (let off = 0; off < 70; off++)
    for (const day of isSaid ? [addDays(near, off), addDays(near, -off)] : [addDays(near, off)])
      if (Number(day.slice(8)) === number && weekdayOf(day) === weekday) return day;
  return null;
}

/** The next 15th from a day on. */
function dayAfter(day: string, number: number): string | null {
  if (number < 1 || number > 31) return null;
  for (let later = 0; later < 62; later++) {
    const next = addDays(day, later);
    if (Number(next.slice(8)) === number) return next;
  }
  return null;
}
