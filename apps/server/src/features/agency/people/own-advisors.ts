import type { Advisor } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { namesOf } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { dropCustomer, sayTo } from './change-customers.ts';

/** The agencies that look after the account, or would like to, as its person sees them. */
export async function ownAdvisors(queries: Queries, accountId: string): Promise<Advisor[]> {
  const rows = await queries
    .selectFrom('customers as c')
    .innerJoin('agencies as y', 'y.id', 'c.agency_id')
    .select(['c.id', 'y.name', 'c.agent_id', 'c.added_at', 'c.accepted_at', 'c.document_needs_allowed'])
    .where('c.account_id', '=', accountId)
    .orderBy('c.id')
    .execute();
  const agents = await namesOf(
    queries,
    rows.map((row) => row.agent_id),
  );
  return rows.map((row) => {
    const { name = '', email = '' } = agents.get(row.agent_id) ?? {};
    return {
      id: row.id,
      agency: row.name,
      agent: { name, email },
      addedAt: row.added_at,
      agreedAt: row.accepted_at,
      documentNeedsAllowed: row.document_needs_allowed,
    };
  });
}

export async function agree(tx: Tx, accountId: string, customerId: string, now: Date): Promise<void> {
  const row = await openOwn(tx, accountId, customerId);
  if (row.accepted_at) return;
  await tx
    .updateTable('customers')
    .set({ accepted_at: now.toISOString(), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await writeAudit(
    tx,
    { agencyId: row.agency_id, byAccountId: accountId, deed: 'customer-agreed', customerId: row.id },
    now,
  );
  await sayTo(tx, row);
}

/** Of this agency alone, and only while it looks after them: whoever comes back is not known to have said so. */
export async function allowDocumentNeeds(
  tx: Tx,
  accountId: string,
  customerId: string,
  allowed: boolean,
  now: Date,
): Promise<void> {
  const row = await openOwn(tx, accountId, customerId);
  if (row.document_needs_allowed === allowed) return;
  await tx.updateTable('customers').set({ document_needs_allowed: allowed }).where('id', '=', row.id).execute();
  const deed = allowed ? 'document-needs-allowed' : 'document-needs-withdrawn';
  await writeAudit(tx, { agencyId: row.agency_id, byAccountId: accountId, deed, customerId: row.id }, now);
  await sayTo(tx, row);
}

/** Refused, or ended: both take the agency's reach away at once. */
export async function leave(tx: Tx, accountId: string, customerId: string, now: Date): Promise<void> {
  const row = await openOwn(tx, accountId, customerId);
  await writeAudit(
    tx,
    { agencyId: row.agency_id, byAccountId: accountId, deed: 'customer-left', customerId: row.id },
    now,
  );
  await dropCustomer(tx, row);
}

/** Null: the person has answered, or is no longer asked. */
export async function whoAsks(queries: Queries, customerId: string): Promise<{ by: string; agency: string } | null> {
  const row = await queries
    .selectFrom('customers as c')
    .innerJoin('agencies as y', 'y.id', 'c.agency_id')
    .select(['y.name', 'c.agent_id'])
    .where('c.id', '=', customerId)
    .where('c.accepted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return { by: (await namesOf(queries, [row.agent_id])).get(row.agent_id)?.name ?? row.name, agency: row.name };
}

async function openOwn(tx: Tx, accountId: string, customerId: string) {
  const row = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('advisor.not-found');
}
