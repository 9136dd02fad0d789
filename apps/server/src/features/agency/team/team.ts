import type { Agent } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { publish } from '../../../platform/live.ts';
import { tell } from '../../../platform/outbox.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, namesOf, openChair } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { invitationsOf } from './invitations.ts';

/** The chair of an admin; other advisors may not. */
export async function openAdmin(tx: Tx, accountId: string): Promise<AgentChair> {
  const chair = await openChair(tx, accountId);
  return chair.admin ? chair : refuse('agency.not-an-admin');
}

/** By its name, as the operator types it. */
export async function findAgency(queries: Queries, name: string): Promise<{ id: string; name: string } | null> {
  const row = await queries
    .selectFrom('agencies')
    .select(['id', 'name'])
    .where(sql`lower(name)`, '=', name.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Who works for an agency, and who was asked to. */
export async function teamOf(queries: Queries, agencyId: string, now: Date) {
  return {
    agents: await agentsOfAgency(queries, agencyId, null),
    invitations: await invitationsOf(queries, agencyId, now),
  };
}

/** The advisors of an agency, who came first first. `you`: who asks. */
export async function agentsOfAgency(queries: Queries, agencyId: string, you: string | null): Promise<Agent[]> {
  const rows = await queries
    .selectFrom('agents as a')
    .select(['a.account_id', 'a.admin', 'a.since'])
    .select((select) =>
      select
        .selectFrom('customers as c')
        .whereRef('c.agent_id', '=', 'a.account_id')
        .select((counting) => counting.fn.countAll<number>().as('n'))
        .as('customers'),
    )
    .where('a.agency_id', '=', agencyId)
    .orderBy('a.since')
    .orderBy('a.account_id')
    .execute();
  const names = await namesOf(
    queries,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => ({
    id: row.account_id,
    name: names.get(row.account_id)?.name ?? '',
    email: names.get(row.account_id)?.email ?? '',
    admin: row.admin,
    since: row.since,
    customers: row.customers ?? 0,
    you: row.account_id === you,
  }));
}

export async function shareCustomers(
  tx: Tx,
  agencyId: string,
  shared: boolean,
  byAccountId: string | null,
  now: Date,
): Promise<void> {
  await tx.updateTable('agencies').set({ customers_shared: shared }).where('id', '=', agencyId).execute();
  await writeAudit(tx, { agencyId, byAccountId, deed: 'agency-changed' }, now);
  await sayToAll(tx, agencyId);
}

/**
 * Ends somebody's work for the agency: no later request of theirs is an advisor's, whatever token it comes with. Their
 * customers are never without one: they go to the successor.
 */
export async function removeAgent(
  tx: Tx,
  agencyId: string,
  agentId: string,
  { successorId, byAccountId }: { successorId: string | null; byAccountId: string | null },
  now: Date,
): Promise<void> {
  const agents = await tx
    .selectFrom('agents')
    .select(['account_id', 'admin'])
    .where('agency_id', '=', agencyId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  const leaving = agents.find((agent) => agent.account_id === agentId);
  const successor = agents.find((agent) => agent.account_id === successorId && agent !== leaving);
  if (!leaving || (successorId && !successor)) return refuse('agent.not-found');
  // By the operator an agency may be left without anybody.
  if (byAccountId && leaving.admin && agents.filter(({ admin }) => admin).length === 1) {
    return refuse('agent.last-admin');
  }
  await sayToAll(tx, agencyId);
  await handOver(tx, agencyId, agentId, successor?.account_id ?? null, byAccountId, now);
  await tx.deleteFrom('agents').where('account_id', '=', agentId).execute();
  await writeAudit(tx, { agencyId, byAccountId, deed: 'agent-removed', agentId }, now);
}

async function handOver(
  tx: Tx,
  agencyId: string,
  fromAgentId: string,
  toAgentId: string | null,
  byAccountId: string | null,
  now: Date,
): Promise<void> {
  const customers = await tx
    .selectFrom('customers')
    .select(['id', 'account_id'])
    .where('agent_id', '=', fromAgentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!customers.length) return;
  if (!toAgentId) return refuse('agent.has-customers');
  await tx.updateTable('customers').set({ agent_id: toAgentId }).where('agent_id', '=', fromAgentId).execute();
  for (const { id, account_id } of customers) {
    const deed = 'customer-transferred';
    await writeAudit(tx, { agencyId, byAccountId, deed, customerId: id, agentId: toAgentId }, now);
    await tell(tx, 'customer.transferred', { customerId: id, accountId: account_id, fromAgentId, toAgentId });
    await publish(tx, account_id, { what: 'customers' });
  }
}

async function sayToAll(tx: Tx, agencyId: string): Promise<void> {
  const rows = await tx.selectFrom('agents').select('account_id').where('agency_id', '=', agencyId).execute();
  for (const { account_id } of rows) await publish(tx, account_id, { what: 'customers' });
}
