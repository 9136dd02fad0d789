import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import type { ImportRow, KeptBooking } from './store.ts';

/** Tells what an import changed of segments that were there. */
export async function tellOfChanges(
  tx: Tx,
  { id: importId, account_id: accountId }: Pick<ImportRow, 'id' | 'account_id'>,
  bookings: readonly KeptBooking[],
): Promise<void> {
  for (const { action, tripId, segmentId } of bookings) {
    if (!tripId || !segmentId) continue;
    if (action === 'updated') await tell(tx, 'booking.updated', { importId, accountId, tripId, segmentId });
    if (action === 'cancelled') await tell(tx, 'booking.cancelled', { importId, accountId, tripId, segmentId });
  }
}
