import type { House } from '../../platform/house.ts';
import { enqueue } from '../../platform/jobs.ts';
import { settleCancellation } from './cancel-booking.ts';
import { followUp, placeCancellation, placeOrder } from './jobs.ts';
import type { Needs } from './needs.ts';
import { openPerson, openToken } from './person.ts';
import type { HotelProvider } from './provider.ts';
import { checkLater, lockBooking, settle, type Word } from './settle.ts';
import type { BookingRow } from './tables.ts';

export function askProviders(jobs: House['jobs'], needs: Needs): void {
  jobs.work(placeOrder, ({ bookingId }) => askToBook(needs, bookingId));
  jobs.work(placeCancellation, ({ bookingId }) => askToCancel(needs, bookingId));
  jobs.work(followUp, ({ bookingId }) => askWhatBecame(needs, bookingId));
  jobs.every(1, 'hotels:follow-up-all', () => followUpAll(needs));
}

/**
 * The one time that the provider is asked to book. That it will be is written down before, for good: a process that dies in
 * the middle leaves a booking of which nobody knows, and whoever takes its job over asks what became of it.
 */
async function askToBook(needs: Needs, bookingId: string): Promise<void> {
  const { row, before } = await claim(needs, bookingId, 'booking', 'asked_at');
  if (!row) return;
  if (before) return settle(needs, bookingId, { state: 'silent' });
  const provider = providerOf(needs, row);
  const person = await openPerson(needs.db.query, needs.fields, row);
  // Erased in this very moment: nobody is booked in whose name is gone.
  if (!person || !provider) return settle(needs, bookingId, { state: 'refused', why: 'refused' });
  const token = await openToken(needs.db.query, needs.fields, row);
  const word = await heard(needs, row, () =>
    provider.book({
      reference: row.id,
      token: row.provider_token,
      total: row.rate.total,
      stay: row.stay,
      ...person,
      payment: { kind: row.payment.kind, token },
    }),
  );
  await settle(needs, bookingId, word ?? { state: 'silent' });
}

async function askToCancel(needs: Needs, bookingId: string): Promise<void> {
  const { row, before } = await claim(needs, bookingId, 'cancelling', 'cancel_sent_at');
  if (!row || before) return;
  const provider = providerOf(needs, row);
  const outcome =
    provider &&
    (await heard(needs, row, () =>
      provider.cancel({ reference: row.id, providerBookingId: row.provider_booking_id ?? '' }),
    ));
  // Without an answer the row's next check asks what became of it.
  if (outcome) await settleCancellation(needs, bookingId, outcome);
}

/** Asks what became of a question that nobody answered. Never repeats the question itself. */
async function askWhatBecame(needs: Needs, bookingId: string): Promise<void> {
  const row = await needs.db.query
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirst();
  const provider = row && providerOf(needs, row);
  if (!row?.next_check_at) return;
  const since = row.state === 'cancelling' ? row.cancel_sent_at : row.asked_at;
  // Its job has not run yet, or was lost.
  if (since === null) return askAgain(needs, row);
  const waitedMs = needs.clock.now().getTime() - Date.parse(since);
  const found = provider && (await heard(needs, row, async () => ({ booking: await provider.find(row.id) })));
  const isOver = found && waitedMs >= provider.settledAfterMs;
  if (row.state === 'cancelling') {
    if (found?.booking?.state === 'cancelled') {
      return settleCancellation(needs, bookingId, { state: 'cancelled', fee: null, refund: null });
    }
    if (isOver) return settleCancellation(needs, bookingId, { state: 'refused' });
    return needs.db.transact(async (tx) => {
      const locked = await lockBooking(tx, bookingId);
      if (locked?.state === 'cancelling') await checkLater(tx, needs, locked, since);
    });
  }
  const word: Word = found?.booking ?? (isOver ? { state: 'refused', why: 'not-made' } : { state: 'silent' });
  await settle(needs, bookingId, word);
}

/** Whatever became of its job: no booking is left without somebody who asks. */
export async function followUpAll(needs: Needs): Promise<void> {
  const due = await needs.db.query
    .selectFrom('hotel_bookings')
    .select('id')
    .where('next_check_at', '<=', needs.clock.now().toISOString())
    .orderBy('next_check_at')
    .limit(200)
    .execute();
  for (const { id } of due) await askWhatBecame(needs, id);
}

async function askAgain({ db }: Needs, row: BookingRow): Promise<void> {
  const [job, key] =
    row.state === 'cancelling' ? [placeCancellation, `hotel cancel ${row.id}`] : [placeOrder, `hotel ${row.id}`];
  await db.transact((tx) => enqueue(tx, job, { bookingId: row.id }, { key }));
}

/** Says in the row, before anything is asked, that it will be; and whether that was said before. */
async function claim(
  needs: Needs,
  bookingId: string,
  state: BookingRow['state'],
  column: 'asked_at' | 'cancel_sent_at',
): Promise<{ row: BookingRow | null; before: boolean }> {
  return needs.db.transact(async (tx) => {
    const row = await lockBooking(tx, bookingId);
    if (row?.state !== state) return { row: null, before: false };
    if (row[column] !== null) return { row, before: true };
    const now = needs.clock.now().toISOString();
    await tx
      .updateTable('hotel_bookings')
      .set({ [column]: now })
      .where('id', '=', bookingId)
      .execute();
    await checkLater(tx, needs, row, new Date(needs.clock.now().getTime() - longestAnswerMs).toISOString());
    return { row: { ...row, [column]: now }, before: false };
  });
}

/** Longer than a provider is waited for; only then is it asked from elsewhere what became of it. */
const longestAnswerMs = 4 * 60_000;

/** Another provider's booking is followed up when that one is back. */
function providerOf({ provider }: Needs, row: BookingRow): HotelProvider | null {
  return provider?.name === row.provider ? provider : null;
}

/** Null: it did not answer, or not so that one would know. Never anything that is not certain. */
async function heard<T>({ log }: Needs, row: BookingRow, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, bookingId: row.id }, 'a hotel provider did not answer');
    return null;
  }
}
