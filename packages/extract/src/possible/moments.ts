import { monthNames, weekdayNames } from '../text/calendar-words.ts';
import { plain } from '../text/plain.ts';

/** "OUT 15JUL27", "MAR 17 AVRIL 2018", "08:01": a day or an hour. "Place du 8 mai 1945" has no day of the week. */
export function isMoment(name: string): boolean {
  if (/(?<![\d\p{L}])\d{1,2}(?::|h)[0-5]\d(?!\d)/u.test(name)) return true;
  const [, month] = /(?<![\p{L}\d])\d{1,2} ?([A-Z]{3,4}) ?\d{2}(?![\p{L}\d])/u.exec(name) ?? [];
  if (month && monthNames.has(month.toLowerCase())) return true;
  const words = plain(name).match(/\p{L}+|\d+/gu) ?? [];
  const isCalendar = (word: string) => weekdayNames.has(word) || monthNames.has(word) || /^\d{1,4}$/.test(word);
  const isDated = words.some((word) => weekdayNames.has(word) || /^\d/.test(word));
  return isDated && words.every(isCalendar) && words.some((word) => word.length > 2 && monthNames.has(word));
}
