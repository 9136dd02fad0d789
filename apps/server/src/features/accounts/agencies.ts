import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

export async function addAgency(tx: Tx, name: string): Promise<string> {
  const id = newId();
  await tx.insertInto('agencies').values({ id, name }).execute();
  return id;
}

/** Makes an account an advisor of the agency, or moves them there. */
export async function addAgent(tx: Tx, agencyId: string, accountId: string): Promise<void> {
  await tx
    .insertInto('agents')
    .values({ account_id: accountId, agency_id: agencyId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ agency_id: agencyId }))
    .execute();
}
