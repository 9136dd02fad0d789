import { type listCustomerHotelBookings, type listHotelBookings, pageSize, type QueryOf } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { openChair } from '../accounts/index.ts';
import type { Needs } from './needs.ts';
import type { BookingRow } from './tables.ts';

type Page = { rows: BookingRow[]; nextCursor: string | null };

/** The caller's own; of a trip or a segment that they run, everybody's. */
export async function listBookings(
  queries: Queries,
  needs: Needs,
  callerId: string,
  asked: QueryOf<typeof listHotelBookings>,
): Promise<Page> {
  const tripId = asked.tripId ?? (asked.segmentId && (await tripOf(queries, needs, asked.segmentId)));
  const who = tripId ? await needs.trips.relationTo(queries, callerId, tripId) : null;
  if (who === 'stranger') return refuse('trip.not-found');
  const runs = who === 'owner' || who === 'primary';
  return pageOfBookings(queries, asked, runs ? null : [callerId]);
}

/** Those of the advisor's customers in the trip. */
export async function listCustomerBookings(
  queries: Queries,
  { trips }: Needs,
  agentId: string,
  asked: QueryOf<typeof listCustomerHotelBookings>,
): Promise<Page> {
  const { customers } = await trips.desk.open(queries, await openChair(queries, agentId), asked.tripId, 'see-trip');
  return pageOfBookings(
    queries,
    asked,
    customers.map(({ customer }) => customer.account_id),
  );
}

/** `of`: whose; null: whoever's is in the trip. */
async function pageOfBookings(
  queries: Queries,
  asked: QueryOf<typeof listHotelBookings>,
  of: readonly string[] | null,
): Promise<Page> {
  const limit = asked.limit ?? pageSize.default;
  const rows = await queries
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('account_id', 'is not', null)
    .$if(of !== null, (query) => query.where('account_id', 'in', of ?? []))
    .$if(asked.segmentId !== undefined, (query) => query.where('segment_id', '=', asked.segmentId ?? null))
    .$if(asked.tripId !== undefined, (query) => query.where('trip_id', '=', asked.tripId ?? null))
    .$if(asked.cursor !== undefined, (query) => query.where('id', '<', cursorOf(asked.cursor)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), nextCursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null };
}

async function tripOf(queries: Queries, { trips }: Needs, segmentId: string): Promise<string> {
  return (await trips.tripsOfSegments(queries, [segmentId])).get(segmentId) ?? refuse('trip.not-found');
}

function cursorOf(cursor: string | undefined): string {
  const known = /^[\da-f-]{36}$/.test(cursor ?? '');
  return known ? String(cursor) : refuse('request.invalid', { errors: [{ path: 'cursor', code: 'invalid' }] });
}
