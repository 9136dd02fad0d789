import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Trips } from '../trips/index.ts';
import { standingOf } from './place-bookings.ts';
import { save } from './save-import.ts';
import type { ImportRow } from './store.ts';

export type Settling = { index: number; field: string; take: 'kept' | 'offered' };

/** The traveller has said which of two values is right: theirs, or the paper's. */
export async function settleImport(
  tx: Tx,
  trips: Trips,
  row: ImportRow,
  settling: Settling,
  byAccountId?: string,
): Promise<void> {
  const { index, field, take } = settling;
  const booking = row.bookings[index];
  const difference = booking?.differences.find((one) => one.field === field);
  if (!booking?.segmentId || !difference) return refuse('import.not-waiting');
  if (take === 'offered') await trips.takeOffered(tx, row.account_id, booking.segmentId, difference, byAccountId);
  const differences = booking.differences.filter((one) => one !== difference);
  const bookings = row.bookings.map((one) => (one === booking ? { ...booking, differences } : one));
  await save(tx, row, { ...standingOf(bookings, row), bookings });
}
