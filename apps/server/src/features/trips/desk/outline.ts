import type { SegmentDraft } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { daysOf } from '../rules/days-of.ts';
import { destinationOf } from '../rules/destination-of.ts';
import { inTimeOrder } from '../rules/itinerary.ts';

const undatedAt = '9999-01-01T00:00:00Z';
const instantOr = (ms: number | null) => (ms === null ? undatedAt : new Date(ms).toISOString());

/**
 * Brings the lines of a trip on the desks of its people's agencies up to its present content: nobody's personal event
 * is in them. Called with every reckoning; for people without an agency it costs one short question.
 */
export async function outlineTrip(tx: Tx, tripId: string): Promise<void> {
  const customers = await tx
    .selectFrom('trip_parts as p')
    .innerJoin('customers as c', 'c.account_id', 'p.account_id')
    .select(['p.account_id', 'p.is_primary', 'c.agency_id', 'c.agent_id'])
    .where('p.trip_id', '=', tripId)
    .execute();
  await tx.deleteFrom('desk_trips').where('trip_id', '=', tripId).execute();
  if (customers.length === 0) return;
  const outline = await outlineOf(tx, tripId);
  if (!outline) return;
  const { days, destination, name, types } = outline;
  const words = sql`to_tsvector('simple', ${folded(`${name} ${destination?.name ?? ''}`)})`;
  await tx
    .insertInto('desk_trips')
    .values(
      customers.map((of) => ({
        ...of,
        trip_id: tripId,
        first_day: days.start,
        last_day: days.end,
        start_zone: days.startZone,
        stays: JSON.stringify(days.stays),
        destination: destination && JSON.stringify(destination),
        segment_types: types,
        starts_at: instantOr(days.startsAtMs),
        ends_at: instantOr(days.endsAtMs),
        words,
      })),
    )
    .execute();
}

async function outlineOf(queries: Queries, tripId: string) {
  const trip = await queries
    .selectFrom('trips')
    .select(['name', 'set_start', 'set_end', 'set_destination'])
    .where('id', '=', tripId)
    .executeTakeFirst();
  if (!trip) return null;
  const rows = await queries
    .selectFrom('segments')
    .select('details')
    .where('trip_id', '=', tripId)
    .where('personal_to', 'is', null)
    .execute();
  const segments = rows.map((row) => row.details);
  const zone = trip.set_destination?.timeZone ?? null;
  return {
    name: trip.name,
    days: daysOf(segments, { start: trip.set_start, end: trip.set_end, zone }),
    destination: destinationOf(segments, trip.set_destination),
    types: typesInOrder(segments),
  };
}

const typesInOrder = (segments: readonly SegmentDraft[]) => [
  ...new Set(inTimeOrder(segments).map((segment) => segment.type)),
];

/** Somebody became a customer, or is none any more, or another advisor's: all their lines are made anew. */
export async function outlineTripsOf(tx: Tx, accountId: string): Promise<void> {
  const trips = await tx
    .selectFrom('trip_parts')
    .select('trip_id')
    .where('account_id', '=', accountId)
    .orderBy('trip_id')
    .execute();
  for (const { trip_id } of trips) {
    // As every other change of a trip: one after the other.
    await tx.selectFrom('trips').select('id').where('id', '=', trip_id).forUpdate().execute();
    await outlineTrip(tx, trip_id);
  }
}
