import { createHmac } from 'node:crypto';
import type { Db, Tx } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import { deriveKey, type MasterKey } from '../../platform/keys.ts';
import { tell } from '../../platform/outbox.ts';
import type { Room } from './rooms.ts';

export const tombstoneJob = defineJob<{ key: string }>('privacy:tombstone', { maxAttempts: 25 });

export type EraseNeeds = { readonly db: Db; readonly files: Files; readonly master: MasterKey };

/**
 * Erases an account for good, in one transaction: each room lets go of what is the account's, the key that everything of
 * theirs is sealed with is destroyed, and the account goes with all rows that hang on it.
 */
export async function eraseAccount(
  tx: Tx,
  { files, master }: Omit<EraseNeeds, 'db'>,
  rooms: readonly Room[],
  accountId: string,
  now: Date,
): Promise<void> {
  // Two that ask at once wait for each other; the second finds nothing.
  const row = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
  if (!row) return;
  // From the upper floors to the lower ones: what stands on something goes first.
  for (const room of [...rooms].reverse()) await room.forget?.(tx, accountId);
  await files.forgetKey(tx, accountId);
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  const key = tombstoneOf(master, accountId);
  await tx
    .insertInto('erasures')
    .values({ key, erased_on: now.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await enqueue(tx, tombstoneJob, { key: key.toString('hex') });
  await tell(tx, 'account.erased', { accountId });
}

/** Says that somebody was erased, and to nobody who. */
export function tombstoneOf(master: MasterKey, accountId: string): Buffer {
  return createHmac('sha256', deriveKey(master, 'erasures')).update(accountId).digest();
}
