import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { trustSender } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import { matchCancellations } from './match-cancellations.ts';
import { placeableAgain, placeBooking, standingOf } from './place-bookings.ts';
import { save } from './save-import.ts';
import { type ImportRow, type KeptBooking, waitingStates } from './store.ts';

/** "Yes, this was me": places what waits, or one of it, as it was read. What is incomplete goes on waiting; refuses when nothing could be placed. */
export async function acceptImport(
  tx: Tx,
  trips: Trips,
  row: ImportRow,
  { trustSender: trusts, index }: { trustSender: boolean; index?: number | undefined },
): Promise<void> {
  mustWait(row);
  const bookings: Omit<KeptBooking, 'index'>[] = [];
  const made = new Set<string>();
  for (const booking of row.bookings) {
    if (booking.action === 'waiting' && (index === undefined || index === booking.index))
      bookings.push(...(await placeBooking(tx, trips, row, placeableAgain(booking), made)));
    else bookings.push(booking);
  }
  const settled = (of: readonly { action: string }[]) => of.filter(({ action }) => action !== 'waiting').length;
  if (settled(bookings) === settled(row.bookings)) refuse('import.incomplete');
  for (const tripId of made) await trips.nameNewTrip(tx, tripId);
  if (trusts && row.sender) await trustSender(tx, row.account_id, row.sender);
  const numbered = bookings.map((booking, index) => ({ ...booking, index }));
  await save(tx, row, { ...standingOf(numbered, row), bookings: numbered, trusted: true });
  await matchCancellations(tx, trips, row.account_id);
}

export function mustWait(row: ImportRow): void {
  // Of many, what holds no booking waits for nobody, but its person may know better.
  if (row.state !== 'empty' && !(waitingStates as readonly string[]).includes(row.state)) refuse('import.not-waiting');
}
