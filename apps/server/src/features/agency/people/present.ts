import type { Customer } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { maySeeTripsOf } from '../../../platform/policy.ts';
import { type AgentChair, type CustomerRow, namesOf } from '../../accounts/index.ts';

/** Customers as their agency sees them: what it wrote down itself, and, once they have agreed, when they were last there. */
export async function presentCustomers(
  queries: Queries,
  chair: AgentChair,
  rows: readonly CustomerRow[],
): Promise<Customer[]> {
  const agents = await namesOf(
    queries,
    rows.map((row) => row.agent_id),
  );
  const days = await lastDays(
    queries,
    rows.filter(maySeeTripsOf).map((row) => row.account_id),
  );
  return rows.map((row) => {
    const agent = agents.get(row.agent_id);
    const day = days.get(row.account_id);
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      chatSessionId: row.chat_session_id,
      managedByAgent: { id: row.agent_id, name: agent?.name ?? '', email: agent?.email ?? '' },
      agency: chair.agency,
      addedAt: row.added_at,
      acceptedAt: row.accepted_at,
      lastActiveAt: day ? `${day}T00:00:00Z` : null,
      version: row.version,
    };
  });
}

export async function presentCustomer(queries: Queries, chair: AgentChair, row: CustomerRow): Promise<Customer> {
  const [customer] = await presentCustomers(queries, chair, [row]);
  if (!customer) throw new Error('one row, one customer');
  return customer;
}

/** The last day on which each of these accounts was signed in. */
async function lastDays(queries: Queries, accountIds: string[]): Promise<ReadonlyMap<string, string>> {
  if (!accountIds.length) return new Map();
  const rows = await queries
    .selectFrom('sessions')
    .select((select) => ['account_id', select.fn.max('seen_on').as('day')])
    .where((where) => where('account_id', '=', where.fn.any(where.val(accountIds))))
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.day]));
}
