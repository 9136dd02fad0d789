import type { Booking } from '../../booking.ts';
import { readReferences } from '../text/numbers/references.ts';
import type { Passage } from '../text/passages/passages.ts';
import { hasCode } from './told-of.ts';

/**
 * "Confirmation WL-4471-A" over one room and "Confirmation WL-4471-B" over the next: where one of them is a booking's and the other is
 * nobody's, a booking is missing. What is called a number with the same right and made alike is no desk's own.
 * @returns where the other stands
 */
export function siblingNumber(told: readonly Passage[], bookings: readonly Booking[]): number | undefined {
  const numbers = readReferences(told, '', true).filter(({ value, weight }) => weight >= 2 && isLong.test(value));
  const isKnown = ({ value }: { value: string }) => bookings.some((one) => hasCode(one, value));
  const known = new Set(numbers.filter(isKnown).map(madeAs));
  return numbers.find((one) => !isKnown(one) && known.has(madeAs(one)))?.at;
}

/** "AA-9999-A" of 2. */
const madeAs = ({ value, weight }: { value: string; weight: number }) =>
  `${value.replaceAll(/[A-Z]/gi, 'A').replaceAll(/\d/g, '9')} of ${weight}`;

/** A locator of six letters and digits is made like any other. */
const isLong = /^(?=.*\d)(?=.{7}|.*\W)/;
