import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

export async function addAgency(tx: Tx, name: string): Promise<string> {
  const id = newId();
  await tx.insertInto('agencies').values({ id, name }).execute();
  return id;
}

/** Makes an account an advisor of the agency, or moves them there. Who has customers elsewhere cannot be moved: the database refuses. */
export async function addAgent(
  tx: Tx,
  agencyId: string,
  accountId: string,
  { admin = false }: { admin?: boolean } = {},
): Promise<void> {
  await tx
    .insertInto('agents')
    .values({ account_id: accountId, agency_id: agencyId, admin })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ agency_id: agencyId, admin }))
    .execute();
}

/** The chair of an advisor: for which agency they work, and whom they may look after there. */
export type AgentChair = {
  readonly agentId: string;
  readonly agency: { readonly id: string; readonly name: string };
  /** Invites and removes advisors, reads the whole audit log. Says nothing of whose customers they see. */
  readonly admin: boolean;
  /** All customers of the agency, or those that they manage themselves. */
  readonly sees: 'own' | 'all';
};

/** Null: the account is no advisor, or no longer one. In a write it stays one until the transaction ends. */
export async function findChair(queries: Queries, agentId: string): Promise<AgentChair | null> {
  const query = queries
    .selectFrom('agents as a')
    .innerJoin('agencies as y', 'y.id', 'a.agency_id')
    .select(['a.admin', 'y.id', 'y.name', 'y.customers_shared'])
    .where('a.account_id', '=', agentId);
  const row = await (queries.isTransaction ? query.forShare('a') : query).executeTakeFirst();
  if (!row) return null;
  const { id, name, admin, customers_shared } = row;
  return { agentId, agency: { id, name }, admin, sees: customers_shared ? 'all' : 'own' };
}

export type AgencyLine = {
  readonly id: string;
  readonly name: string;
  readonly customersShared: boolean;
  readonly agents: number;
  readonly customers: number;
};

/** All agencies of the installation, for its operator. */
export async function listAgencies(queries: Queries): Promise<AgencyLine[]> {
  const rows = await queries
    .selectFrom('agencies as y')
    .select(['y.id', 'y.name', 'y.customers_shared as customersShared'])
    .select((of) => [
      of
        .selectFrom('agents as a')
        .whereRef('a.agency_id', '=', 'y.id')
        .select((n) => n.fn.countAll<number>().as('n'))
        .as('agents'),
      of
        .selectFrom('customers as c')
        .whereRef('c.agency_id', '=', 'y.id')
        .select((n) => n.fn.countAll<number>().as('n'))
        .as('customers'),
    ])
    .orderBy('y.name')
    .execute();
  return rows.map((row) => ({ ...row, agents: row.agents ?? 0, customers: row.customers ?? 0 }));
}

/** False: somebody still works there, or is looked after. */
export async function removeAgency(tx: Tx, agencyId: string): Promise<boolean> {
  const used = await tx
    .selectFrom('agents')
    .select('account_id')
    .where('agency_id', '=', agencyId)
    .union((or) => or.selectFrom('customers').select('account_id').where('agency_id', '=', agencyId))
    .executeTakeFirst();
  if (used) return false;
  await tx.deleteFrom('agencies').where('id', '=', agencyId).execute();
  return true;
}

export async function agencyName(queries: Queries, agencyId: string): Promise<string> {
  const row = await queries.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirst();
  return row?.name ?? '';
}
