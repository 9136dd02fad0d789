import type { ImportReason } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/jobs.ts';
import { tell } from '../../platform/outbox.ts';
import { hasAgreedTo } from '../accounts/index.ts';
import type { WhatWasRead } from '../reading/index.ts';
import { finishIfRead } from './batches/finish-batch.ts';
import { matchCancellations } from './match-cancellations.ts';
import type { Needs } from './needs.ts';
import { keptWaiting, placeBooking, standingOf } from './place-bookings.ts';
import type { ReadAhead } from './read-ahead.ts';
import { save } from './save-import.ts';
import { getImport, getImportForUpdate, type ImportRow, type KeptBooking } from './store.ts';
import { tellOfChanges } from './tell-of-changes.ts';
import { isToBeRead, type Understood, understand } from './understand-import.ts';

export const readJob = defineJob<{ importId: string }>('imports.read', { maxAttempts: 6 });

/**
 * Reads what arrived and places what it says. Runs at least once for each import, and again after a crash: what was read
 * is placed in the very transaction that ends the import, so a second run finds nothing left to do.
 */
export async function readImport(needs: Needs, ahead: ReadAhead, importId: string): Promise<void> {
  const row = await getImport(needs.db.query, importId);
  if (!row || !isToBeRead(row)) return;
  const understood = await (ahead.take(importId) ?? understand(needs, row));
  ahead.begin(row);
  await settle(needs, importId, understood);
}

/** After the last attempt: it waits for its person instead. */
export async function giveUpReading(needs: Needs, importId: string): Promise<void> {
  await settle(needs, importId, { trusted: false, read: { failure: 'unreadable' } });
}

async function settle({ db, trips }: Needs, importId: string, { trusted, read, title }: Understood): Promise<void> {
  await db.transact(async (tx) => {
    const row = await getImportForUpdate(tx, importId);
    if (!row || !isToBeRead(row)) return;
    if ('failure' in read) {
      const state = read.failure === 'unreadable' ? 'failed' : 'needs-review';
      await save(tx, row, { state, reason: read.failure, progress: 1, trusted, finished: true });
      if (row.batch_id) await finishIfRead(tx, row.batch_id);
      else await tell(tx, 'import.waiting', { importId, accountId: row.account_id });
      return;
    }
    // Who has not agreed to be looked after, or no longer is, decides for themselves what becomes of it.
    const mayPlace = trusted && (await mayPlaceFor(tx, row));
    const bookings = await placeAll(tx, trips, row, mayPlace, read);
    const speaks_of_more = read.reason === 'more-inside';
    const standing = standingAmong(row, standingOnceRead(bookings, read.reason));
    const known = { ...(title && { title }), bookings, speaks_of_more, unread: read.unread, trusted };
    await save(tx, row, { ...standing, ...known, progress: 1, finished: true });
    await tellWhatHappened(tx, row, bookings, standing.state);
    if (bookings.some(({ action }) => action === 'created')) await matchCancellations(tx, trips, row.account_id);
  });
}

async function mayPlaceFor(tx: Tx, { by_agency_id, account_id }: ImportRow): Promise<boolean> {
  return !by_agency_id || (await hasAgreedTo(tx, by_agency_id, account_id));
}

async function placeAll(tx: Tx, trips: Needs['trips'], row: ImportRow, trusted: boolean, was: WhatWasRead) {
  const placed: Omit<KeptBooking, 'index'>[] = [];
  const made = new Set<string>();
  for (const [i, translation] of was.bookings.entries()) {
    const before = row.bookings[i];
    const reason = trusted ? translation.reason : 'sender-unknown';
    const read = { ...translation, position: i };
    if (!reason) placed.push(...(await placeBooking(tx, trips, row, read, made)));
    // Read again: what its person has completed meanwhile is not asked for a second time.
    else if (before?.segmentId && before.type === translation.type) placed.push(before);
    else placed.push(keptWaiting(read, reason));
  }
  // One that holds a single booking was named after it.
  const held = (tripId: string) => placed.filter((booking) => booking.tripId === tripId).length;
  for (const tripId of made) if (held(tripId) > 1) await trips.nameNewTrip(tx, tripId);
  return placed.map((booking, index) => ({ ...booking, index }));
}

function standingOnceRead(
  bookings: readonly KeptBooking[],
  reason: ImportReason | null,
): ReturnType<typeof standingOf> {
  const standing = standingOf(bookings, { speaks_of_more: reason === 'more-inside' });
  return standing.reason === null && reason !== null ? { state: 'needs-review', reason } : standing;
}

/** Of a whole mailbox most mails book nothing: that is no question to anybody. */
function standingAmong(row: ImportRow, standing: ReturnType<typeof standingOf>): ReturnType<typeof standingOf> {
  return row.batch_id && standing.reason === 'no-booking-found' ? { ...standing, state: 'empty' } : standing;
}

async function tellWhatHappened(tx: Tx, row: ImportRow, bookings: KeptBooking[], state: string): Promise<void> {
  const { id: importId, account_id: accountId } = row;
  // One message for all of them, when the last has been read: what is old news in a mailbox would be told as new.
  if (row.batch_id) return finishIfRead(tx, row.batch_id);
  const created = bookings.flatMap(({ action, tripId, segmentId }) =>
    action === 'created' && tripId && segmentId ? { tripId, segmentId } : [],
  );
  if (created.length > 0) {
    await tell(tx, 'import.placed', {
      importId,
      accountId,
      tripIds: [...new Set(created.map(({ tripId }) => tripId))],
      segmentIds: created.map(({ segmentId }) => segmentId),
    });
  }
  await tellOfChanges(tx, row, bookings);
  if (state === 'needs-review') await tell(tx, 'import.waiting', { importId, accountId });
}
