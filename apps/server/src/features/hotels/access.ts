import type { Queries, Tx } from '../../platform/db.ts';
import { type HotelBookingDeed, type HotelBookingStanding, mayWithHotelBooking } from '../../platform/policy.ts';
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

export async function may(
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
  return tripId !== null && mayWithHotelBooking(await standingIn(queries, needs, callerId, tripId), deed);
}

/** The trip that it is in now: a merge may have moved its segment. */
export async function whereIs(queries: Queries, { trips }: Needs, row: BookingRow): Promise<string | null> {
  return row.segment_id
    ? ((await trips.tripsOfSegments(queries, [row.segment_id])).get(row.segment_id) ?? null)
    : row.trip_id;
}

/** Who somebody is to the bookings of a trip that are not their own. A fellow traveller is a stranger to them. */
export async function standingIn(
  queries: Queries,
  needs: Needs,
  callerId: string,
  tripId: string,
): Promise<HotelBookingStanding> {
  const who = await needs.trips.relationTo(queries, callerId, tripId);
  if (who === 'owner' || who === 'primary') return 'runs-trip';
  return (await customerIn(queries, needs, callerId, tripId)) ? 'advisor' : 'stranger';
}

/** For whom an advisor books in this trip: their customer who travels. Null: they look after nobody there. */
export async function customerIn(
  queries: Queries,
  { trips }: Needs,
  callerId: string,
  tripId: string,
): Promise<string | null> {
  const chair = await findChair(queries, callerId);
  const trip = chair && (await trips.desk.find(queries, chair, tripId));
  return trip?.customers[0]?.customer.account_id ?? null;
}

/**
 * Whose booking it will be. Who may add to the trip books for themselves; an advisor books for their customer in it.
 * Without a trip everybody books for themselves.
 */
export async function bookingFor(tx: Tx, needs: Needs, callerId: string, tripId: string | undefined): Promise<string> {
  if (tripId === undefined) return callerId;
  if ((await needs.trips.relationTo(tx, callerId, tripId)) === 'stranger') {
    return (await customerIn(tx, needs, callerId, tripId)) ?? refuse('trip.not-found');
  }
  await needs.trips.mayAddTo(tx, callerId, tripId);
  return callerId;
}
