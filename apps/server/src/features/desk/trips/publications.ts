import { type Publication, pageSize } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { namesOf } from '../../accounts/index.ts';
import type { Needs } from '../needs.ts';
import '../tables.ts';
import { tellDesk } from '../tell-desk.ts';

type Page = { limit?: number | undefined; cursor?: string | undefined };

/** What the agency published to a trip, the newest first. Whoever asks has opened the trip. */
export async function listPublications(
  queries: Queries,
  agencyId: string,
  tripId: string,
  page: Page,
): Promise<{ items: Publication[]; nextCursor: string | null }> {
  const limit = page.limit ?? pageSize.default;
  let query = queries
    .selectFrom('publications')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('agency_id', '=', agencyId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (page.cursor && uuid.test(page.cursor)) query = query.where('id', '<', page.cursor);
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const readers = await readersOf(
    queries,
    shown.map((row) => row.id),
  );
  const authors = await namesOf(
    queries,
    shown.map((row) => row.by_account_id).filter((id) => id !== null),
  );
  return {
    items: shown.map((row) => ({
      id: row.id,
      publishedAt: row.published_at,
      by: (row.by_account_id && authors.get(row.by_account_id)?.name) ?? null,
      newTrip: row.new_trip,
      ...row.difference,
      readers: readers.filter((of) => of.publication_id === row.id).map(({ name, seenAt }) => ({ name, seenAt })),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By the names that the trip has for them: an account's own name is told once it has joined. */
function readersOf(queries: Queries, publicationIds: readonly string[]) {
  if (publicationIds.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom('publication_readers as r')
    .innerJoin('publications as u', 'u.id', 'r.publication_id')
    .innerJoin('trip_parts as p', (on) =>
      on.onRef('p.trip_id', '=', 'r.trip_id').onRef('p.account_id', '=', 'r.account_id'),
    )
    .select(['r.publication_id', 'r.seen_at as seenAt'])
    .select(sql<string>`coalesce(p.own_name, p.typed_name, '')`.as('name'))
    .where('r.publication_id', 'in', publicationIds)
    .orderBy('p.is_primary', 'desc')
    .orderBy('p.added_at')
    .execute();
}

/** Of each trip the newest publication of the agency, and whether everybody has seen it. */
export async function newestPublications(queries: Queries, agencyId: string, tripIds: readonly string[]) {
  const rows = await sql<{ trip_id: string; published_at: string; seen: boolean; seen_at: string | null }>`
    select u.trip_id, u.published_at, coalesce(bool_and(r.seen_at is not null), true) as seen, max(r.seen_at) as seen_at
    from unnest(${[...tripIds]}::uuid[]) as wanted(id)
    cross join lateral (
      select * from publications where trip_id = wanted.id and agency_id = ${agencyId} order by id desc limit 1) u
    left join publication_readers r on r.publication_id = u.id
    group by u.trip_id, u.published_at`.execute(queries);
  return new Map(
    rows.rows.map(({ trip_id, published_at, seen, seen_at }) => [
      trip_id,
      { at: published_at, seen, seenAt: seen ? seen_at : null },
    ]),
  );
}

/** Trips with a publication of the agency that somebody has not seen, the oldest first. */
export async function unseenTrips(queries: Queries, agencyId: string): Promise<{ tripId: string; at: string }[]> {
  const rows = await queries
    .selectFrom('publication_readers as r')
    .innerJoin('publications as u', 'u.id', 'r.publication_id')
    .select((of) => ['u.trip_id as tripId', of.fn.max('u.published_at').as('at')])
    .where('u.agency_id', '=', agencyId)
    .where('r.seen_at', 'is', null)
    .groupBy('u.trip_id')
    .orderBy('at')
    .limit(5_000)
    .execute();
  return rows;
}

/** What a message about a publication says, and to whom; null: the trip is gone. */
export async function newsOfPublication({ db, trips }: Pick<Needs, 'db' | 'trips'>, publicationId: string) {
  const row = await db.query.selectFrom('publications').selectAll().where('id', '=', publicationId).executeTakeFirst();
  const trip = row && (await trips.newsOf(db.query, row.trip_id));
  if (!row || !trip) return null;
  const readers = await db.query
    .selectFrom('publication_readers')
    .select('account_id')
    .where('publication_id', '=', publicationId)
    .execute();
  const by = row.by_account_id && (await namesOf(db.query, [row.by_account_id])).get(row.by_account_id)?.name;
  const stillThere = readers.map((of) => of.account_id).filter((id) => trip.accountIds.includes(id));
  return { by: by || '', trip: trip.name, newTrip: row.new_trip, ...row.difference, accountIds: stillThere };
}

/** A traveller has this version of the trip on screen: what was published up to it is seen. */
export async function seeTrip(
  tx: Tx,
  { trips, clock }: Needs,
  accountId: string,
  tripId: string,
  version: number,
): Promise<void> {
  if ((await trips.relationTo(tx, accountId, tripId)) === 'stranger') return refuse('trip.not-found');
  const seen = await tx
    .updateTable('publication_readers as r')
    .from('publications as u')
    .set({ seen_at: clock.now().toISOString() })
    .whereRef('u.id', '=', 'r.publication_id')
    .where('r.account_id', '=', accountId)
    .where('r.trip_id', '=', tripId)
    .where('r.seen_at', 'is', null)
    .where('u.trip_version', '<=', version)
    .returning('u.agency_id')
    .execute();
  const agencies = [...new Set(seen.map((row) => row.agency_id))];
  if (agencies.length === 0) return;
  const customers = await tx
    .selectFrom('customers')
    .select(['agency_id', 'agent_id'])
    .where('account_id', '=', accountId)
    .where('agency_id', 'in', agencies)
    .execute();
  for (const customer of customers) await tellDesk(tx, customer);
}
