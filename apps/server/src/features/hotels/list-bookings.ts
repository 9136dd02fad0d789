import { type listHotelBookings, pageSize, type QueryOf } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { standingIn } from './access.ts';
import type { Needs } from './needs.ts';
import type { BookingRow } from './tables.ts';

type Page = { rows: BookingRow[]; nextCursor: string | null };

/** The caller's own; with a trip or a segment, those in it that the caller may look after. */
export async function listBookings(
  queries: Queries,
  needs: Needs,
  callerId: string,
  asked: QueryOf<typeof listHotelBookings>,
): Promise<Page> {
  const limit = asked.limit ?? pageSize.default;
  const tripId = asked.tripId ?? (asked.segmentId && (await tripOf(queries, needs, asked.segmentId)));
  const sees = tripId ? await seesAllOf(queries, needs, callerId, tripId) : false;
  const rows = await queries
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('account_id', 'is not', null)
    .$if(!sees, (query) => query.where('account_id', '=', callerId))
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

/** Refuses a trip that is not the caller's to see. A fellow traveller sees their own bookings in it. */
async function seesAllOf(queries: Queries, needs: Needs, callerId: string, tripId: string): Promise<boolean> {
  const standing = await standingIn(queries, needs, callerId, tripId);
  if (standing !== 'stranger') return true;
  const relation = await needs.trips.relationTo(queries, callerId, tripId);
  return relation === 'stranger' ? refuse('trip.not-found') : false;
}

function cursorOf(cursor: string | undefined): string {
  const known = /^[\da-f-]{36}$/.test(cursor ?? '');
  return known ? String(cursor) : refuse('request.invalid', { errors: [{ path: 'cursor', code: 'invalid' }] });
}
