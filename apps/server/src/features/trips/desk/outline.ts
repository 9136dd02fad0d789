import type { Place, SegmentDraft } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { commonSegments } from '../common-segments.ts';
import { daysOf } from '../rules/days-of.ts';
import { destinationOf } from '../rules/destination-of.ts';
import { inTimeOrder } from '../rules/itinerary.ts';

const undatedAt = '9999-01-01T00:00:00Z';
const instantOr = (ms: number | null) => (ms === null ? undatedAt : new Date(ms).toISOString());

/** What the line of a trip is made of. `segments`: nobody's personal event. */
type Outlined = {
  readonly id: string;
  readonly name: string;
  readonly set_start: string | null;
  readonly set_end: string | null;
  readonly set_destination: Place | null;
  readonly segments: readonly SegmentDraft[];
};

/**
 * Brings the lines of a trip on the desks of its people's agencies up to its present content. Called with every reckoning,
 * which has read all of it; for people without an agency it costs one short question.
 */
export async function writeOutline(tx: Tx, trip: Outlined): Promise<void> {
  const tripId = trip.id;
  const customers = await tx
    .selectFrom('trip_parts as p')
    .innerJoin('customers as c', 'c.account_id', 'p.account_id')
    .select(['p.account_id', 'p.is_primary', 'c.agency_id', 'c.agent_id'])
    .where('p.trip_id', '=', tripId)
    .execute();
  await tx.deleteFrom('desk_trips').where('trip_id', '=', tripId).execute();
  if (customers.length === 0) return;
  const zone = trip.set_destination?.timeZone ?? null;
  const days = daysOf(trip.segments, { start: trip.set_start, end: trip.set_end, zone });
  const destination = destinationOf(trip.segments, trip.set_destination);
  const words = sql`to_tsvector('simple', ${folded(`${trip.name} ${destination?.name ?? ''}`)})`;
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
        segment_types: typesInOrder(trip.segments),
        starts_at: instantOr(days.startsAtMs),
        ends_at: instantOr(days.endsAtMs),
        words,
      })),
    )
    .execute();
}

const typesInOrder = (segments: readonly SegmentDraft[]) => [
  ...new Set(inTimeOrder(segments).map((segment) => segment.type)),
];

/** The same, of a trip as it lies in the database. */
export async function outlineTrip(tx: Tx, tripId: string): Promise<void> {
  const trip = await tx
    .selectFrom('trips')
    .select(['id', 'name', 'set_start', 'set_end', 'set_destination'])
    .where('id', '=', tripId)
    .executeTakeFirst();
  if (!trip) return;
  await writeOutline(tx, { ...trip, segments: await commonSegments(tx, tripId) });
}

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
