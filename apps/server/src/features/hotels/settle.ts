import type { Updateable } from 'kysely';
import type { Tables, Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { Refusal } from '../../platform/refuse.ts';
import { noteDeed } from './booking-log.ts';
import { followUp } from './jobs.ts';
import type { Needs } from './needs.ts';
import { openPerson } from './person.ts';
import type { BookFailure, ProviderBooking } from './provider.ts';
import { nextCheckAfterMs } from './rules/next-check.ts';
import { segmentOf } from './segment-of.ts';
import type { BookingRow } from './tables.ts';

/** What the provider has said of a booking, or that it has not. */
export type Word =
  | ProviderBooking
  | { readonly state: 'refused'; readonly why: BookFailure | 'not-made' }
  | { readonly state: 'silent' };

/**
 * Writes down what became of a booking that was asked for. The segment, the message and the booking's state are one
 * transaction. A booking that is settled already stays as it is, whoever comes later with another word.
 */
export async function settle(needs: Needs, bookingId: string, word: Word): Promise<void> {
  await needs.db.transact(async (tx) => {
    const row = await lockBooking(tx, bookingId);
    if (!row || !isOpenTo(word, row)) return;
    switch (word.state) {
      case 'confirmed':
        return confirm(tx, needs, row, word);
      case 'refused':
        return fail(tx, needs, row, word.why);
      case 'failed':
      case 'cancelled':
        return fail(tx, needs, row, 'refused');
      default:
        return wait(tx, needs, row);
    }
  });
}

function isOpenTo(word: Word, { state, failure }: BookingRow): boolean {
  // Given up for want of an answer; now there is one.
  if (state === 'failed' && failure === 'not-made') return word.state === 'confirmed';
  return state === 'booking' || state === 'unknown';
}

export async function lockBooking(tx: Tx, bookingId: string): Promise<BookingRow | null> {
  const row = await tx
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function confirm(tx: Tx, needs: Needs, row: BookingRow, word: ProviderBooking): Promise<void> {
  const placed = row.account_id === null ? null : await placeSegment(tx, needs, row, row.account_id, word);
  await update(tx, needs, row, {
    state: 'confirmed',
    failure: null,
    provider_booking_id: word.providerBookingId,
    confirmation_number: word.confirmationNumber,
    virtual_card: word.virtualCard && JSON.stringify(word.virtualCard),
    trip_id: placed?.tripId ?? row.trip_id,
    segment_id: placed?.segmentId ?? null,
    payment_token: null,
    next_check_at: null,
  });
  await noteDeed(tx, row.id, 'confirmed', { accountId: null, at: needs.clock.now().toISOString() });
  if (row.account_id) await tell(tx, 'hotel.booked', { bookingId: row.id, accountId: row.account_id });
}

/** The chosen trip may be gone by now, or closed to the traveller: the booking is real all the same, and finds a place. */
async function placeSegment(tx: Tx, needs: Needs, row: BookingRow, accountId: string, word: ProviderBooking) {
  const person = await openPerson(tx, needs.fields, row);
  const booking = {
    draft: segmentOf(row, { confirmationNumber: word.confirmationNumber, person }),
    source: 'hotel-booking',
    importId: null,
    identity: [`hotel-booking ${row.id}`],
  } as const;
  try {
    return await needs.trips.placeBooking(tx, accountId, { ...booking, tripId: row.trip_id ?? undefined });
  } catch (error) {
    if (!(error instanceof Refusal) || row.trip_id === null) throw error;
    return needs.trips.placeBooking(tx, accountId, booking);
  }
}

async function fail(tx: Tx, needs: Needs, row: BookingRow, why: BookFailure | 'not-made'): Promise<void> {
  await update(tx, needs, row, { state: 'failed', failure: why, payment_token: null, next_check_at: null });
  await noteDeed(tx, row.id, 'failed', { accountId: null, at: needs.clock.now().toISOString() });
  if (row.account_id) await tell(tx, 'hotel.not-booked', { bookingId: row.id, accountId: row.account_id });
}

async function wait(tx: Tx, needs: Needs, row: BookingRow): Promise<void> {
  await checkLater(tx, needs, row, row.asked_at);
  if (row.state === 'unknown') return;
  await update(tx, needs, row, { state: 'unknown' });
  await noteDeed(tx, row.id, 'unknown', { accountId: null, at: needs.clock.now().toISOString() });
  if (row.account_id) await tell(tx, 'hotel.unanswered', { bookingId: row.id, accountId: row.account_id });
}

/** By a job, so that it is soon; and by the row, so that it is not forgotten whatever becomes of the job. */
export async function checkLater(tx: Tx, { clock }: Needs, row: BookingRow, since: string | null): Promise<void> {
  const now = clock.now().getTime();
  const next = new Date(now + nextCheckAfterMs(since === null ? 0 : now - Date.parse(since)));
  await tx.updateTable('hotel_bookings').set({ next_check_at: next.toISOString() }).where('id', '=', row.id).execute();
  await enqueue(tx, followUp, { bookingId: row.id }, { key: `hotel follow-up ${row.id}`, runAt: next });
}

type Columns = Updateable<Tables['hotel_bookings']>;

export async function update(tx: Tx, { clock }: Needs, row: BookingRow, columns: Columns): Promise<void> {
  await tx
    .updateTable('hotel_bookings')
    .set({ ...columns, version: row.version + 1, updated_at: clock.now().toISOString() })
    .where('id', '=', row.id)
    .execute();
  for (const accountId of new Set([row.account_id, row.booked_by])) {
    if (accountId) await publish(tx, accountId, { what: 'hotel-booking', bookingId: row.id });
  }
}
