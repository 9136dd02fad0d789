import type { AgencyTrip } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { namesOf, openChair } from '../../accounts/index.ts';
import { customerName } from '../customer-name.ts';
import type { Needs } from '../needs.ts';
import { listPublications } from './publications.ts';

/** A customer's trip as the advisor has it on the desk. */
export async function showTrip(queries: Queries, { trips }: Needs, agentId: string, id: string): Promise<AgencyTrip> {
  const chair = await openChair(queries, agentId);
  const trip = await trips.desk.open(queries, chair, id, 'see-trip');
  const shown = (await trips.desk.read(queries, chair, trip)) ?? refuse('trip.not-found');
  const [newest] = (await listPublications(queries, chair.agency.id, id, { limit: 1 })).items;
  return {
    ...shown,
    customers: trip.customers.map(({ travelerId, customer }) => ({ ...customerName(customer), travelerId })),
    managed: await trips.desk.manages(queries, chair.agency.id, id),
    draft: await openDraftOf(queries, chair.agency.id, id),
    publication: newest ?? null,
  };
}

async function openDraftOf(queries: Queries, agencyId: string, tripId: string): Promise<AgencyTrip['draft']> {
  const row = await queries
    .selectFrom('trip_drafts')
    .select(['id', 'version', 'updated_at', 'updated_by'])
    .where('agency_id', '=', agencyId)
    .where('trip_id', '=', tripId)
    .executeTakeFirst();
  if (!row) return null;
  const by = row.updated_by && (await namesOf(queries, [row.updated_by])).get(row.updated_by)?.name;
  return { id: row.id, version: row.version, updatedAt: row.updated_at, updatedBy: by || '' };
}
