import type { AgencyTripSummary, listAgencyTrips, QueryOf } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import type { Needs } from '../needs.ts';
import { newestPublications, unseenTrips } from './publications.ts';

type Asked = QueryOf<typeof listAgencyTrips>;

const weekMs = 7 * 86_400_000;

/** A page of the trips of those whom the advisor looks after. */
export async function listTrips(
  queries: Queries,
  { trips, clock }: Needs,
  agentId: string,
  asked: Asked,
): Promise<{ items: AgencyTripSummary[]; nextCursor: string | null }> {
  const chair = await openChair(queries, agentId);
  const accountId = asked.customerId && (await openCustomer(queries, chair, asked.customerId)).account_id;
  const unseen = asked.unseen === '1' ? await unseenTrips(queries, chair.agency.id) : undefined;
  const nowMs = clock.now().getTime();
  const { items, nextCursor } = await trips.desk.list(queries, chair, {
    accountId,
    // By the clocks where the trip is, today is one of its days as long as it is under way.
    timing: asked.travels === 'today' ? 'ongoing' : asked.timing,
    beforeMs: asked.travels === 'week' ? nowMs + weekMs : undefined,
    tripIds: unseen?.map(({ tripId }) => tripId),
    query: asked.query,
    limit: asked.limit,
    cursor: asked.cursor,
  });
  const ids = items.map(({ id }) => id);
  const [published, drafts] = await Promise.all([
    newestPublications(queries, chair.agency.id, ids),
    draftsOf(queries, chair.agency.id, ids),
  ]);
  return {
    items: items.map(({ accountId: _, ...item }) => ({
      ...item,
      draftId: drafts.get(item.id) ?? null,
      published: published.get(item.id) ?? null,
    })),
    nextCursor,
  };
}

async function draftsOf(queries: Queries, agencyId: string, tripIds: readonly string[]) {
  if (tripIds.length === 0) return new Map<string, string>();
  const rows = await queries
    .selectFrom('trip_drafts')
    .select(['id', 'trip_id'])
    .where('agency_id', '=', agencyId)
    .where('trip_id', 'in', tripIds)
    .execute();
  return new Map(rows.map((row) => [row.trip_id ?? '', row.id]));
}
