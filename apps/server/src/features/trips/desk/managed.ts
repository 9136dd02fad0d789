import type { Queries, Tx } from '../../../platform/db.ts';

/** From now on the agency manages the trip: it made it, or published to it. */
export async function noteManaged(tx: Tx, agencyId: string, tripId: string, now: Date): Promise<void> {
  await tx
    .insertInto('agency_trips')
    .values({ trip_id: tripId, agency_id: agencyId, since: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Does the agency manage the trip, for a customer of its own who runs it? */
export async function manages(queries: Queries, agencyId: string, tripId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('agency_trips as m')
    .innerJoin('trips as t', 't.id', 'm.trip_id')
    .innerJoin('trip_parts as p', 'p.trip_id', 'm.trip_id')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.account_id', '=', 'p.account_id').onRef('c.agency_id', '=', 'm.agency_id'),
    )
    .select('m.agency_id')
    .where('m.trip_id', '=', tripId)
    .where('m.agency_id', '=', agencyId)
    .where((of) => of.or([of('p.is_primary', '=', true), of('p.account_id', '=', of.ref('t.owner_id'))]))
    .executeTakeFirst();
  return row !== undefined;
}

/** The agency whose face is on the trip: one that manages it, while a traveller of it is still its customer. */
export async function managingAgency(queries: Queries, tripId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('agency_trips as m')
    .innerJoin('trip_parts as p', 'p.trip_id', 'm.trip_id')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.account_id', '=', 'p.account_id').onRef('c.agency_id', '=', 'm.agency_id'),
    )
    .select('m.agency_id')
    .where('m.trip_id', '=', tripId)
    .where('p.travels', '=', true)
    .orderBy('p.is_primary', 'desc')
    .orderBy('m.since', 'desc')
    .executeTakeFirst();
  return row?.agency_id ?? null;
}
