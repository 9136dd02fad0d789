import type { Draft } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { namesOf } from '../../accounts/index.ts';
import { customerName } from '../customer-name.ts';
import type { Needs } from '../needs.ts';
import { assembleDraft, type OpenDraft, openDraft } from './open-draft.ts';

/** The draft as it is now, laid over the trip as it is now. */
export async function showDraft(queries: Queries, needs: Needs, agentId: string, id: string): Promise<Draft> {
  return presentDraft(queries, needs, await openDraft(queries, needs, agentId, id));
}

export async function presentDraft(queries: Queries, needs: Needs, open: OpenDraft): Promise<Draft> {
  const { row, customer } = open;
  const { fields, changes, segments, pending, clashes } = await assembleDraft(queries, needs, open);
  const people = await namesOf(
    queries,
    [row.created_by, row.updated_by].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id && people.get(id)?.name) || '';
  return {
    id: row.id,
    customer: customerName(customer),
    tripId: row.trip_id,
    ...fields,
    changes: changes.map(({ now: _, ...change }) => change),
    segments: [...segments],
    pending,
    clashes,
    createdBy: nameOf(row.created_by),
    updatedBy: nameOf(row.updated_by),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
