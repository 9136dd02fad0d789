import type { DateFacts } from '../../../text/dates.ts';
import { findDates } from '../../../text/dates.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { isStreet, isTown } from './addresses.ts';

/**
 * "Residencia Miramar" over its street and its town, "Arrival: 7 May" and then "Departure: 9 May": whoever arrives before he
 * leaves, and days before it, stays there, whatever the house is called. A journey says it the other way round, and twice
 * where there is a way back.
 */
export function livedBetween(passages: readonly Passage[], facts: DateFacts): boolean {
  const dated = (...labels: Label[]) =>
    passages.flatMap((p) => {
      const [date] = p.label !== null && labels.includes(p.label) && !p.former ? findDates(p.text, facts) : [];
      return date ? [{ day: date.day, at: p.at }] : [];
    });
  const [arrival, more] = dated('arrival', 'checkIn');
  const [departure, other] = dated('departure', 'checkOut');
  if (!arrival || !departure || more || other) return false;
  if (departure.at < arrival.at || departure.day <= arrival.day) return false;
  return passages.some((p, i) => {
    const parts = [p.text, passages[i + 1]?.text ?? ''].flatMap((text) => text.split(/, /));
    const street = parts.findIndex(isStreet);
    return street >= 0 && parts.slice(street + 1, street + 3).some(isTown);
  });
}
