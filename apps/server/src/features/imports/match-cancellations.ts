import type { Tx } from '../../platform/db.ts';
import type { Trips } from '../trips/index.ts';
import { placeableAgain, placeBooking, standingOf } from './place-bookings.ts';
import { save } from './save-import.ts';
import { type KeptBooking, waitingWithCancellations } from './store.ts';
import { tellOfChanges } from './tell-of-changes.ts';

/** A cancellation may come before what it cancels, and has waited since: what was placed now may be what it speaks of. */
export async function matchCancellations(tx: Tx, trips: Trips, accountId: string): Promise<void> {
  for (const row of await waitingWithCancellations(tx, accountId)) {
    const bookings: Omit<KeptBooking, 'index'>[] = [];
    for (const booking of row.bookings) {
      if (booking.action === 'waiting' && booking.reason === 'cancellation-unmatched')
        bookings.push(...(await placeBooking(tx, trips, row, placeableAgain(booking), new Set())));
      else bookings.push(booking);
    }
    if (bookings.every(({ action }, i) => action === row.bookings[i]?.action)) continue;
    const numbered = bookings.map((booking, index) => ({ ...booking, index }));
    await save(tx, row, { ...standingOf(numbered, row), bookings: numbered });
    const news = numbered.filter(({ segmentId }) => !row.bookings.some((before) => before.segmentId === segmentId));
    await tellOfChanges(tx, row, news);
  }
}
