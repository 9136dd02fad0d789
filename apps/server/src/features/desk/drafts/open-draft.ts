import type { Selectable } from 'kysely';
import type { Queries, Tables } from '../../../platform/db.ts';
import { mayAtDesk } from '../../../platform/policy.ts';
import { Refusal, refuse } from '../../../platform/refuse.ts';
import { type AgentChair, type CustomerRow, openChair, openCustomer } from '../../accounts/index.ts';
import type { DeskTrip } from '../../trips/index.ts';
import type { Needs } from '../needs.ts';
import '../tables.ts';
import { type Assembled, assemble, type Content, nothingYet, type PendingSegment } from './assemble.ts';

export type DraftRow = Selectable<Tables['trip_drafts']>;

/** A draft, opened by an advisor who may still work on it. */
export type OpenDraft = {
  readonly chair: AgentChair;
  readonly row: DraftRow;
  /** Null: the trip comes with the publication. */
  readonly trip: DeskTrip | null;
  readonly customer: CustomerRow;
};

/**
 * The only door to a draft: of the advisor's own agency, for a trip or a customer that they may still work for. In a
 * transaction draft, trip and customer stay as they are until that ends.
 */
export async function openDraft(queries: Queries, { trips }: Needs, agentId: string, id: string): Promise<OpenDraft> {
  const chair = await openChair(queries, agentId);
  const query = queries
    .selectFrom('trip_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', chair.agency.id);
  const row = await (queries.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return refuse('draft.not-found');
  try {
    if (!row.trip_id) return { chair, row, trip: null, customer: await openCustomer(queries, chair, row.customer_id) };
    const trip = await trips.desk.find(queries, chair, row.trip_id);
    if (!trip || !mayAtDesk(trip.standing, 'draft-trip')) return refuse('draft.not-found');
    const for_ = trip.customers.find(({ customer }) => customer.id === row.customer_id) ?? trip.customers[0];
    const customer = await openCustomer(queries, chair, for_?.customer.id ?? row.customer_id);
    return { chair, row, trip, customer };
  } catch (error) {
    // Whose draft it is is out of reach now, and so is the draft.
    if (error instanceof Refusal && error.code === 'customer.not-found') return refuse('draft.not-found');
    throw error;
  }
}

export async function contentFor(queries: Queries, { trips }: Needs, trip: { id: string } | null): Promise<Content> {
  return trip ? trips.desk.contentOf(queries, trip.id) : nothingYet;
}

export async function pendingOf(queries: Queries, draftId: string): Promise<readonly PendingSegment[]> {
  return queries
    .selectFrom('draft_segments')
    .select(['id', 'state', 'details', 'base', 'base_version'])
    .where('draft_id', '=', draftId)
    .orderBy('id')
    .execute();
}

export async function assembleDraft(queries: Queries, needs: Needs, { row, trip }: OpenDraft): Promise<Assembled> {
  const content = await contentFor(queries, needs, trip);
  const segments = await pendingOf(queries, row.id);
  return assemble({ fields: row.fields, basedOn: row.based_on, segments }, content);
}
