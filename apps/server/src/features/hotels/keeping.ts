import type { HotelBooking } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Needs } from './needs.ts';
import { presentBookings } from './present.ts';

/** Who stayed, and what the hotel was told: a year and some weeks after the stay, for complaints and expenses. */
const personDays = 400;
/** What was booked for which price on which terms, without anybody's name: as long as the books must be kept. */
const recordYears = 10;

/** Everything about this account's bookings, for its owner. */
export async function showAll(queries: Queries, needs: Needs, accountId: string): Promise<HotelBooking[]> {
  const rows = await queries
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return presentBookings(queries, needs, accountId, rows);
}

/**
 * The bookings stay valid with the hotels, and their record in the books; who it was is gone from it. What is under way at
 * this moment is followed up to its end all the same.
 */
export async function forget(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('hotel_bookings')
    .set({
      account_id: null,
      person: null,
      payment_token: null,
      payment: sql`jsonb_build_object('kind', payment->'kind', 'cardType', null, 'last4', null)`,
      virtual_card: null,
      trip_id: null,
      segment_id: null,
    })
    .where('account_id', '=', accountId)
    .execute();
}

export async function sweepHotels({ db, clock }: Needs): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
  const { query } = db;
  await query.deleteFrom('hotel_offers').where('created_at', '<', daysAgo(1)).execute();
  const checkout = sql<string>`stay->>'checkout'`;
  await query
    .updateTable('hotel_bookings')
    .set({ person: null })
    .where('person', 'is not', null)
    .where(checkout, '<', daysAgo(personDays).slice(0, 10))
    .execute();
  await query
    .deleteFrom('hotel_bookings')
    .where('account_id', 'is', null)
    .where(checkout, '<', daysAgo(recordYears * 365).slice(0, 10))
    .execute();
}
