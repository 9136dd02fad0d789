import type { BodyOf, cancelHotelBooking as cancelCall, getCancellationPolicy, ReplyOf } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { tell } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { customersAmong, findChair } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { localTime } from '../places/index.ts';
import { openBooking, whereIs } from './access.ts';
import { noteDeed } from './booking-log.ts';
import { placeCancellation } from './jobs.ts';
import type { Needs } from './needs.ts';
import type { CancelOutcome } from './provider.ts';
import { type CancellationQuote, cancellationQuote } from './rules/cancellation-fee.ts';
import { isSamePrice } from './rules/money.ts';
import { checkinMs } from './segment-of.ts';
import { checkLater, lockBooking, update } from './settle.ts';
import type { BookingRow } from './tables.ts';

export function quoteFor(row: BookingRow, now: Date): CancellationQuote {
  const at = { nowMs: now.getTime(), checkinMs: checkinMs(row) };
  const quote = cancellationQuote(row.rate.cancellationPolicy, row.rate, at);
  return { ...quote, cancellable: quote.cancellable && row.state === 'confirmed' };
}

export function presentPolicy(row: BookingRow, now: Date): ReplyOf<typeof getCancellationPolicy> {
  const policy = row.rate.cancellationPolicy;
  return { ...quoteFor(row, now), hotelTime: localTime(now.getTime(), policy.hotelTimeZone), policy };
}

/** Writes down that it is to be cancelled for this fee, and leaves it to a job to ask the provider. */
export async function cancelBooking(
  tx: Tx,
  needs: Needs,
  callerId: string,
  { bookingId, acceptedFee, policyVersion }: BodyOf<typeof cancelCall>,
): Promise<BookingRow> {
  const row = await openBooking(tx, needs, callerId, bookingId, 'cancel-booking');
  // Asked twice, it is cancelled once.
  if (row.state === 'cancelling' || row.state === 'cancelled') return row;
  if (row.state === 'booking' || row.state === 'unknown') return refuse('booking.in-progress');
  const now = needs.clock.now();
  const quote = quoteFor(row, now);
  if (!quote.cancellable) return refuse('booking.not-cancellable');
  if (policyVersion !== row.rate.cancellationPolicy.version || !isSamePrice(acceptedFee, quote.fee)) {
    return refuse('booking.changed');
  }
  await update(tx, needs, row, {
    state: 'cancelling',
    cancel_fee: quote.fee.amount,
    cancel_refund: quote.refund.amount,
    cancel_asked_at: now.toISOString(),
    cancel_sent_at: null,
    cancel_refused: false,
  });
  await checkLater(tx, needs, row, null);
  await noteDeed(tx, row.id, 'cancel-asked', { accountId: callerId, at: now.toISOString() });
  if (row.account_id && row.account_id !== callerId) await auditForCustomer(tx, needs, callerId, row);
  await enqueue(tx, placeCancellation, { bookingId: row.id }, { key: `hotel cancel ${row.id}`, priority: -5 });
  return (await lockBooking(tx, row.id)) ?? refuse('booking.not-found');
}

/** An advisor's deed is in their agency's log; whoever runs the trip has none. */
async function auditForCustomer(tx: Tx, needs: Needs, agentId: string, row: BookingRow): Promise<void> {
  const chair = await findChair(tx, agentId);
  const accountId = row.account_id ?? '';
  const customer = chair && (await customersAmong(tx, chair, [accountId])).get(accountId);
  if (!customer) return;
  const entry = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer.id };
  const tripId = (await whereIs(tx, needs, row)) ?? undefined;
  await writeAudit(tx, { ...entry, tripId, deed: 'hotel-cancelled' }, needs.clock.now());
}

/** The segment is marked in the same transaction: nobody sees a hotel as booked that is cancelled. */
export async function settleCancellation(needs: Needs, bookingId: string, outcome: CancelOutcome): Promise<void> {
  await needs.db.transact(async (tx) => {
    const row = await lockBooking(tx, bookingId);
    if (row?.state !== 'cancelling') return;
    const at = needs.clock.now().toISOString();
    if (outcome.state === 'refused') {
      await update(tx, needs, row, { state: 'confirmed', cancel_refused: true, next_check_at: null });
      await noteDeed(tx, row.id, 'cancel-refused', { accountId: null, at });
      if (row.account_id) await tell(tx, 'hotel.not-cancelled', { bookingId, accountId: row.account_id });
      return;
    }
    await update(tx, needs, row, {
      state: 'cancelled',
      cancelled_at: at,
      next_check_at: null,
      // What the provider says it has charged is what counts.
      ...(outcome.fee && { cancel_fee: outcome.fee.amount }),
      ...(outcome.refund && { cancel_refund: outcome.refund.amount }),
      ...(row.virtual_card && { virtual_card: JSON.stringify({ ...row.virtual_card, state: 'closed' }) }),
    });
    if (row.segment_id) await needs.trips.markCancelled(tx, row.segment_id);
    await noteDeed(tx, row.id, 'cancelled', { accountId: null, at });
    if (row.account_id) await tell(tx, 'hotel.cancelled', { bookingId, accountId: row.account_id });
  });
}
