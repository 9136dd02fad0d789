import type { Queries } from '../../platform/db.ts';
import './tables.ts';

/**
 * What agencies prepare for a person and what they published to them, for their copy of everything. With the account
 * it goes by itself: drafts with the customer, what was read with its reader, publications with the trip.
 */
export async function showAll(queries: Queries, accountId: string) {
  return { drafts: await draftsFor(queries, accountId), publications: await publicationsTo(queries, accountId) };
}

async function draftsFor(queries: Queries, accountId: string) {
  const rows = await queries
    .selectFrom('trip_drafts as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .innerJoin('agencies as y', 'y.id', 'd.agency_id')
    .select(['d.id', 'd.trip_id', 'd.fields', 'd.created_at', 'd.updated_at', 'y.name as agency'])
    .where('c.account_id', '=', accountId)
    .orderBy('d.id')
    .execute();
  if (rows.length === 0) return [];
  const lines = await queries
    .selectFrom('draft_segments')
    .select(['draft_id', 'id', 'state', 'details', 'base'])
    .where(
      'draft_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, trip_id: tripId, fields, created_at: createdAt, updated_at: updatedAt, agency }) => ({
    agency,
    tripId,
    createdAt,
    updatedAt,
    fields,
    segments: lines
      .filter(({ draft_id }) => draft_id === id)
      .map(({ state, details, base }) => ({ state, segment: details ?? base })),
  }));
}

function publicationsTo(queries: Queries, accountId: string) {
  return queries
    .selectFrom('publication_readers as r')
    .innerJoin('publications as u', 'u.id', 'r.publication_id')
    .innerJoin('agencies as y', 'y.id', 'u.agency_id')
    .select(['y.name as agency', 'u.trip_id as tripId', 'u.published_at as publishedAt', 'u.new_trip as newTrip'])
    .select(['u.difference', 'r.seen_at as seenAt'])
    .where('r.account_id', '=', accountId)
    .orderBy('u.id')
    .execute();
}
