import type { Booking } from '../../booking.ts';
import type { Passage } from '../text/passages/passages.ts';

/** "LV PORTLAND ME" over "AR BOSTON" of an American print, where no journey was read. */
export function isLegUnread(told: readonly Passage[], bookings: readonly Booking[]): boolean {
  const isEnd = (word: RegExp) => told.some(({ text, label }) => label === null && word.test(text));
  const hasJourney = bookings.some((one) => 'arrival' in one && one.type !== 'RentalCarReservation');
  return !hasJourney && isEnd(/^LV \p{Lu}{3}/u) && isEnd(/^AR \p{Lu}{3}/u);
}
