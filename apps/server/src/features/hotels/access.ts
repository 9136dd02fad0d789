import type { Queries } from '../../platform/db.ts';
import { type HotelBookingDeed, mayWithHotelBooking } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { findChair } from '../accounts/index.ts';
import type { Needs } from './needs.ts';
import type { BookingRow } from './tables.ts';

/**
 * The only door to a booking: its own traveller, who runs the trip that it is in, and the advisors who look after that
 * trip. Anybody else's and none at all sound the same. In a transaction the row stays locked until that ends.
 */
export async function openBooking(
  queries: Queries,
  needs: Needs,
  callerId: string,
  bookingId: string,
  deed: HotelBookingDeed,
): Promise<BookingRow> {
  const query = queries.selectFrom('hotel_bookings').selectAll().where('id', '=', bookingId);
  const row = await (queries.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  return row && (await may(queries, needs, callerId, row, deed)) ? row : refuse('booking.not-found');
}

async function may(
  queries: Queries,
  needs: Needs,
  callerId: string,
  row: BookingRow,
  deed: HotelBookingDeed,
): Promise<boolean> {
  if (row.account_id === callerId) return mayWithHotelBooking('own', deed);
  // A booking whose person is gone is a record for the books, and nobody's to look at.
  if (row.account_id === null) return false;
  const tripId = await whereIs(queries, needs, row);
  if (tripId === null) return false;
  const who = await needs.trips.relationTo(queries, callerId, tripId);
  if (who === 'owner' || who === 'primary') return mayWithHotelBooking('runs-trip', deed);
  const looksAfter = (await customersIn(queries, needs, callerId, tripId)).includes(row.account_id);
  return looksAfter && mayWithHotelBooking('advisor', deed);
}

/** The trip that it is in now: a merge may have moved its segment. */
export async function whereIs(queries: Queries, { trips }: Needs, row: BookingRow): Promise<string | null> {
  return row.segment_id
    ? ((await trips.tripsOfSegments(queries, [row.segment_id])).get(row.segment_id) ?? null)
    : row.trip_id;
}

/** The accounts of an advisor's customers in this trip; none for whoever is no advisor. Who else travels is not theirs. */
export async function customersIn(
  queries: Queries,
  { trips }: Needs,
  callerId: string,
  tripId: string,
): Promise<string[]> {
  const chair = await findChair(queries, callerId);
  const trip = chair && (await trips.desk.find(queries, chair, tripId));
  return (trip?.customers ?? []).map(({ customer }) => customer.account_id);
}
