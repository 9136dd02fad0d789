import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { mayEditSegment, maySeeSegment, mayWithTrip, type TripDeed, type TripRelation } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import type { SegmentRow } from './segment-row.ts';

/** A trip, opened for somebody to do something with. */
export type OpenTrip = {
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  readonly who: TripRelation;
};

/**
 * The only door to a trip. For a deed of somebody it gives the trip, locked until the transaction ends, or refuses; a
 * stranger's trip and no trip sound the same.
 */
export async function openTrip(tx: Tx, accountId: string, tripId: string, deed: TripDeed): Promise<OpenTrip> {
  const row = await findTrip(tx, accountId, tripId, true);
  if (!row || !mayWithTrip(row.who, 'see-trip')) return refuse('trip.not-found');
  if (!mayWithTrip(row.who, deed)) return refuse('trip.not-editable');
  return row;
}

/** Several at once, locked in the order of their ids, so that two merges never wait for each other in a circle. */
export async function openSeveralTrips(
  tx: Tx,
  accountId: string,
  tripIds: readonly string[],
  deed: TripDeed,
): Promise<Map<string, OpenTrip>> {
  const opened = new Map<string, OpenTrip>();
  for (const id of [...new Set(tripIds)].sort()) opened.set(id, await openTrip(tx, accountId, id, deed));
  return opened;
}

/**
 * What moves one person's segments between trips goes one after the other: two papers that arrive together would both
 * find no trip and make one, and a paper would not find what a merge is just carrying away.
 */
export async function inTurn(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trips of ${accountId}`}, 0))`.execute(tx);
}

/** Who somebody is to a trip; a stranger to one that does not exist. */
export async function relationTo(queries: Queries, accountId: string, tripId: string): Promise<TripRelation> {
  return (await findTrip(queries, accountId, tripId, false))?.who ?? 'stranger';
}

/** The same, of a part in a trip that was read already. */
export function relationOf(accountId: string, row: { owner_id: string; is_primary: boolean }): TripRelation {
  return row.owner_id === accountId ? 'owner' : row.is_primary ? 'primary' : 'fellow';
}

async function findTrip(queries: Queries, accountId: string, tripId: string, lock: boolean): Promise<OpenTrip | null> {
  const query = queries
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 't.id').on('p.account_id', '=', accountId))
    .select(['t.id', 't.version', 't.owner_id', 'p.is_primary'])
    .where('t.id', '=', tripId);
  const row = await (lock ? query.forUpdate('t') : query).executeTakeFirst();
  if (!row) return null;
  return { id: row.id, version: row.version, ownerId: row.owner_id, who: relationOf(accountId, row) };
}

/** A segment of this very trip that the person may know of. */
export async function openSegment(
  tx: Tx,
  accountId: string,
  trip: OpenTrip,
  segmentId: string,
  deed: 'see' | 'edit',
): Promise<SegmentRow> {
  const row = await tx
    .selectFrom('segments')
    .selectAll()
    .where('id', '=', segmentId)
    .where('trip_id', '=', trip.id)
    .forUpdate()
    .executeTakeFirst();
  const known = row && { personalTo: row.personal_to, addedBy: row.added_by };
  if (!known || !maySeeSegment(accountId, known)) return refuse('segment.not-found');
  if (deed === 'edit' && !mayEditSegment(trip.who, accountId, known)) return refuse('trip.not-editable');
  return row;
}
