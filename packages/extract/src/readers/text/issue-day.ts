import type { PlainDay } from '../../origin.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import type { Passage } from './passages.ts';

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
  return null;
}
