import { type AuditEntry, auditDeedsAbout, type listAudit, pageSize, type QueryOf } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { mayLookAfter } from '../../platform/policy.ts';
import { type AgentChair, namesOf } from '../accounts/index.ts';

type Asked = QueryOf<typeof listAudit>;

/** An admin reads what the whole agency did, any other advisor what they did themselves. Newest first. */
export async function readAudit(
  queries: Queries,
  chair: AgentChair,
  asked: Asked,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const limit = asked.limit ?? pageSize.default;
  const after = asked.cursor && uuid.test(asked.cursor) ? asked.cursor : undefined;
  let query = queries
    .selectFrom('audit_entries')
    .selectAll()
    .where('agency_id', '=', chair.agency.id)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (!chair.admin) query = query.where('by_account_id', '=', chair.agentId);
  if (asked.agentId) query = query.where('by_account_id', '=', asked.agentId);
  if (asked.customerId) query = query.where('customer_id', '=', asked.customerId);
  if (asked.tripId) query = query.where('trip_id', '=', asked.tripId);
  if (asked.about) query = query.where('deed', 'in', [...auditDeedsAbout[asked.about]]);
  if (asked.from) query = query.where('at', '>=', asked.from);
  if (asked.before) query = query.where('at', '<', asked.before);
  if (after) query = query.where('id', '<', after);
  const rows = await query.execute();
  const shown = rows.slice(0, limit);

  const people = await namesOf(
    queries,
    shown.flatMap((row) => [row.by_account_id, row.agent_id]).filter((id) => id !== null),
  );
  const customers = await customerNames(
    queries,
    chair,
    shown.map((row) => row.customer_id).filter((id) => id !== null),
  );
  // A customer who agreed or left did it themselves, and is called as the agency calls them.
  const nameOf = (accountId: string) => people.get(accountId)?.name ?? null;
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.at,
      deed: row.deed,
      by: row.by_account_id && { id: row.by_account_id, name: nameOf(row.by_account_id) },
      customer: row.customer_id && { id: row.customer_id, name: customers.get(row.customer_id) ?? null },
      agent: row.agent_id && { id: row.agent_id, name: nameOf(row.agent_id) },
      tripId: row.trip_id,
    })) as AuditEntry[],
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A customer who was handed on is out of reach by name too; an admin answers for the whole agency. */
async function customerNames(
  queries: Queries,
  chair: AgentChair,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await queries
    .selectFrom('customers')
    .select(['id', 'agency_id', 'agent_id', 'first_name', 'last_name', 'email'])
    .where((where) => where('id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(
    rows
      .filter((row) => row.agency_id === chair.agency.id && (chair.admin || mayLookAfter(chair, row)))
      .map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim() || row.email]),
  );
}
