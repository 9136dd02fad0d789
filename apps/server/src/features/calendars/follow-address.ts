import type { Tx } from '../../platform/db.ts';
import { findAccounts, hostOf, newSecret } from './connect.ts';
import type { Needs } from './needs.ts';
import { accessTo } from './secrets.ts';

/**
 * The account's subscription to a calendar of this very server: where its host or port are other ones than when it was
 * connected, it is read at the new address. Others, of the same path too, are left alone.
 */
export async function followAddress(needs: Needs, tx: Tx, accountId: string, address: string): Promise<void> {
  const now = new URL(address);
  for (const row of await findAccounts(tx, accountId)) {
    if (row.kind !== 'subscription') continue;
    const before = URL.parse((await accessTo(needs, row))?.secret.address ?? '');
    const isOurs = before?.hostname === now.hostname && before.pathname === now.pathname;
    if (!isOurs || before.href === now.href) continue;
    await tx
      .updateTable('calendar_accounts')
      .set({ title: hostOf(address) })
      .where('id', '=', row.id)
      .execute();
    await newSecret(needs, tx, row, { address });
  }
}
