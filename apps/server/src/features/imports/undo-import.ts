import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Trips } from '../trips/index.ts';
import { standingOf } from './place-bookings.ts';
import { save } from './save-import.ts';
import type { ImportRow } from './store.ts';

/** Takes back what an import did. What it read waits in the tray again, to be accepted after all or dismissed. */
export async function undoImport(tx: Tx, trips: Trips, row: ImportRow, byAccountId?: string): Promise<void> {
  if (!row.bookings.some(({ action }) => action !== 'waiting' && action !== 'dismissed')) refuse('import.not-placed');
  await trips.takeBack(tx, row.account_id, row.id, byAccountId);
  const bookings = row.bookings.map((booking) =>
    booking.action === 'waiting'
      ? booking
      : {
          ...booking,
          action: 'waiting' as const,
          tripId: null,
          segmentId: null,
          reason: 'undone' as const,
          differences: [],
          changes: [],
        },
  );
  await save(tx, row, { ...standingOf(bookings, row), bookings });
}
