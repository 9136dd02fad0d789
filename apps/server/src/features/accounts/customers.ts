import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { mayLookAfter } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { type AgentChair, findChair } from './agencies.ts';
import type { CustomersTable } from './tables.ts';

export type CustomerRow = Selectable<CustomersTable>;

/** The chair of whoever asks; refuses who is no advisor. */
export async function openChair(queries: Queries, agentId: string): Promise<AgentChair> {
  return (await findChair(queries, agentId)) ?? refuse('session.not-an-agent');
}

/**
 * The only door to a customer. Another agency's, a colleague's and none at all sound the same. In a transaction the row
 * stays as it is until that ends, so nobody is given away or deleted while something is done for them.
 */
export async function openCustomer(queries: Queries, chair: AgentChair, customerId: string): Promise<CustomerRow> {
  const query = queries.selectFrom('customers').selectAll().where('id', '=', customerId);
  const row = await (queries.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  return row && mayLookAfter(chair, row) ? row : refuse('customer.not-found');
}

/** The customers of these accounts that the advisor looks after, by account. Whoever is not theirs is left out. */
export async function customersAmong(
  queries: Queries,
  chair: AgentChair,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerRow>> {
  if (!accountIds.length) return new Map();
  const rows = await queries
    .selectFrom('customers')
    .selectAll()
    .where('agency_id', '=', chair.agency.id)
    .where((where) => where('account_id', '=', where.fn.any(where.val([...new Set(accountIds)]))))
    .execute();
  return new Map(rows.filter((row) => mayLookAfter(chair, row)).map((row) => [row.account_id, row]));
}

/** Of those whom the advisor looks after, who lets the agency know of documents that end too soon. */
export async function allowingDocumentNeeds(queries: Queries, chair: AgentChair): Promise<CustomerRow[]> {
  const rows = await queries
    .selectFrom('customers')
    .selectAll()
    .where('agency_id', '=', chair.agency.id)
    .where('document_needs_allowed', '=', true)
    .execute();
  return rows.filter((row) => mayLookAfter(chair, row));
}

/** The advisor who manages the account there; null: it is no customer of the agency. */
export async function managerOf(queries: Queries, agencyId: string, accountId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('customers')
    .select('agent_id')
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.agent_id ?? null;
}

/** The advisors who see this customer: whose open pages hear of a change. */
export async function agentsOf(
  queries: Queries,
  customer: Pick<CustomerRow, 'agency_id' | 'agent_id'>,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('agents as a')
    .innerJoin('agencies as y', 'y.id', 'a.agency_id')
    .select('a.account_id')
    .where('a.agency_id', '=', customer.agency_id)
    .where((where) => where.or([where('y.customers_shared', '=', true), where('a.account_id', '=', customer.agent_id)]))
    .execute();
  return rows.map((row) => row.account_id);
}

/** Does the agency look after the account, and has its person agreed to that? */
export async function hasAgreedTo(queries: Queries, agencyId: string, accountId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('customers')
    .select('accepted_at')
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && row.accepted_at !== null;
}
