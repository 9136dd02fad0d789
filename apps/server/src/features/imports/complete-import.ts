import type { SegmentDraft } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Trips } from '../trips/index.ts';
import { mustWait } from './accept-import.ts';
import { matchCancellations } from './match-cancellations.ts';
import { placeBooking, standingOf, typedByHand } from './place-bookings.ts';
import { save } from './save-import.ts';
import type { ImportRow } from './store.ts';

export type Completion = { index?: number | undefined; segment: SegmentDraft; tripId?: string | undefined };

/** Places a booking as its person has completed it, or one that the reader did not see. The others go on waiting. */
export async function completeImport(tx: Tx, trips: Trips, row: ImportRow, completion: Completion): Promise<void> {
  mustWait(row);
  const { index, segment, tripId } = completion;
  const before = row.bookings;
  const over = index === undefined ? null : before[index];
  if (over?.action !== 'waiting' && index !== undefined) return refuse('import.not-waiting');
  const position = Math.max(-1, ...before.map((booking) => booking.position ?? booking.index)) + 1;
  const typed = typedByHand(segment, over ?? null, { tripId, position });
  const placed = await placeBooking(tx, trips, row, typed, new Set());
  // A new entry behind the others, or in the place of the one that it completes.
  const all =
    index === undefined ? [...before, ...placed] : [...before.slice(0, index), ...placed, ...before.slice(index + 1)];
  const bookings = all.map((booking, i) => ({ ...booking, index: i }));
  // who adds what the reader did not see has looked
  const speaks_of_more = row.speaks_of_more && index !== undefined;
  await save(tx, row, { ...standingOf(bookings, { speaks_of_more }), bookings, speaks_of_more, finished: true });
  await matchCancellations(tx, trips, row.account_id);
}
