import type { Queries, Tx } from '../../platform/db.ts';
import { findChair } from '../accounts/index.ts';
import { dropCustomer } from './people/change-customers.ts';
import { ownAdvisors } from './people/own-advisors.ts';
import { removeAgent } from './team/team.ts';

/** What agencies keep of a person, and of somebody who works for one. */
export async function showAll(queries: Queries, accountId: string) {
  const chair = await findChair(queries, accountId);
  return {
    advisors: await ownAdvisors(queries, accountId),
    worksFor: chair && { agency: chair.agency.name, admin: chair.admin },
  };
}

/** An advisor who goes leaves their customers to an admin, else to whoever has been there the longest. */
export async function forgetAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  const looksAfter = await tx.selectFrom('customers').selectAll().where('account_id', '=', accountId).execute();
  for (const row of looksAfter) await dropCustomer(tx, row);
  const chair = await findChair(tx, accountId);
  if (!chair) return;
  const heir = await tx
    .selectFrom('agents')
    .select('account_id')
    .where('agency_id', '=', chair.agency.id)
    .where('account_id', '<>', accountId)
    .orderBy('admin', 'desc')
    .orderBy('since')
    .executeTakeFirst();
  if (!heir) {
    // Nobody is left to look after them.
    const left = await tx.selectFrom('customers').selectAll().where('agent_id', '=', accountId).execute();
    for (const row of left) await dropCustomer(tx, row);
  }
  const by = { successorId: heir?.account_id ?? null, byAccountId: null };
  await removeAgent(tx, chair.agency.id, accountId, by, now);
}
