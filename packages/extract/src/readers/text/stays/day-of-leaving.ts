import { weekdayNames } from '../../../text/calendar-words.ts';
import type { FoundDate } from '../../../text/dates.ts';
import { dayOf, daysBetween, weekdayOf } from '../../../text/days.ts';

/**
 * "Vous arrivez le vendredi 20 août et vous repartez le mardi 24 au matin", "you leave on Tuesday the 24th": the month is that of the day
 * before it or the next, where such a day is called so.
 * @param shape a line made plain. @param dates its days, in order.
 */
export function daysOfLeaving(shape: string, dates: readonly FoundDate[]): FoundDate[] {
  if (dates.length === 0) return [];
  return [...shape.matchAll(leaving)].flatMap(({ 0: whole, 1: lead = '', 2: name = '', 3: said, index }) => {
    const at = index + lead.length;
    const before = dates.findLast((date) => date.at + date.length <= at && !date.weak);
    const isKnown = dates.some((date) => date.at < at + whole.length && at < date.at + date.length);
    const day = before && !isKnown ? nextCalled(before.day, weekdayNames.get(name), Number(said)) : undefined;
    return before && day ? [{ ...before, day, at, length: whole.length - lead.length }] : [];
  });
}

const names = [...weekdayNames.keys()].filter((name) => name.length > 4).join('|');
const leaving = new RegExp(
  String.raw`\b((?:(?:re)?part(?:ez|irez|ons|irons|ir|ant)|repart|quitt(?:ez|erez|ons)|leav(?:e|es|ing)|depart(?:s|ing)?|check(?:ing)? ?out|until|jusqu'au|abreise|bis zum) (?:us |nous |donc |again )?(?:on )?(?:le |the |am )?)(${names}),? (?:the |le |den )?(\d{1,2})(?:er|st|nd|rd|th)?(?![\p{L}\d]|[.:/-]\d| ?h\b| ?[ap]\.?m\b)`,
  'gu',
);

function nextCalled(from: string, weekday: number | undefined, dayOfMonth: number): string | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const both = [dayOf(year, month, dayOfMonth), dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, dayOfMonth)];
  const day = both.find((one) => one !== null && daysBetween(from, one) > 0);
  return day && weekdayOf(day) === weekday ? day : undefined;
}
