import { draftSummary, pageSize } from '@escale/contract';
import type { z } from 'zod';
import type { Queries } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/refuse.ts';
import { type AgentChair, openChair, openCustomer } from '../../accounts/index.ts';
import type { Needs } from '../needs.ts';
import { openDraft } from './open-draft.ts';
import { presentDraft } from './present.ts';

export type DraftSummary = z.infer<typeof draftSummary>;
type Asked = { customerId?: string | undefined; limit?: number | undefined; cursor?: string | undefined };

/** Drafts on which the advisor may work, the last changed first. */
export async function listDrafts(
  queries: Queries,
  needs: Needs,
  agentId: string,
  asked: Asked,
): Promise<{ items: DraftSummary[]; nextCursor: string | null }> {
  const chair = await openChair(queries, agentId);
  const customer = asked.customerId ? await openCustomer(queries, chair, asked.customerId) : null;
  const limit = asked.limit ?? pageSize.default;
  const rows = await readPage(queries, chair, { customerId: customer?.id, limit: limit + 1, cursor: asked.cursor });
  const shown = rows.slice(0, limit);
  const items: DraftSummary[] = [];
  for (const { id } of shown) {
    try {
      const open = await openDraft(queries, needs, agentId, id);
      items.push(draftSummary.parse(await presentDraft(queries, needs, open)));
    } catch (error) {
      // Gone in between, or for a trip that its customer no longer shows.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items, nextCursor: last ? `${last.updated_at} ${last.id}` : null };
}

/** How many there are in all. */
export async function countDrafts(queries: Queries, chair: AgentChair): Promise<number> {
  let query = queries
    .selectFrom('trip_drafts as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('d.agency_id', '=', chair.agency.id);
  if (chair.sees === 'own') query = query.where('c.agent_id', '=', chair.agentId);
  return (await query.executeTakeFirstOrThrow()).count;
}

async function readPage(
  queries: Queries,
  chair: AgentChair,
  { customerId, limit, cursor }: { customerId: string | undefined; limit: number; cursor: string | undefined },
) {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([0-9a-f-]{36})$/.exec(cursor ?? '') ?? [];
  let query = queries
    .selectFrom('trip_drafts as d')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['d.id', 'd.updated_at'])
    .where('d.agency_id', '=', chair.agency.id)
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit);
  if (chair.sees === 'own') query = query.where('c.agent_id', '=', chair.agentId);
  if (customerId) query = query.where('d.customer_id', '=', customerId);
  if (at && id) {
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('d.updated_at', 'd.id'), '<', tuple(at, id)));
  }
  return query.execute();
}
