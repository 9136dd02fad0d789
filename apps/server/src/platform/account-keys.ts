import { randomBytes } from 'node:crypto';
import type { Queries, Tx } from './db.ts';
import { deriveKey, type MasterKey, seal, unseal } from './keys.ts';

/**
 * A key for each account, wrapped by the master key. Everything that is sealed for a person comes from theirs: without its
 * row, their files and sealed fields are noise, in backups too.
 */
export type AccountKeys = {
  /** Makes one where there is none; with a `Tx` it goes again when that is rolled back. */
  open(queries: Queries | Tx, accountId: string): Promise<Buffer>;
  /** Null: there never was one, or it was forgotten. */
  find(queries: Queries, accountId: string): Promise<Buffer | null>;
  forget(tx: Tx, accountId: string): Promise<void>;
};

declare module './db.ts' {
  interface Tables {
    file_keys: { account_id: string; wrapped_key: Buffer };
  }
}

export function accountKeys(master: MasterKey): AccountKeys {
  const wrapping = deriveKey(master, 'file keys');

  async function find(queries: Queries, accountId: string): Promise<Buffer | null> {
    const row = await queries
      .selectFrom('file_keys')
      .select('wrapped_key')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ? unseal(wrapping, row.wrapped_key, accountId) : null;
  }

  return {
    find,
    async open(queries, accountId) {
      const before = await find(queries, accountId);
      if (before) return before;
      await queries
        .insertInto('file_keys')
        .values({ account_id: accountId, wrapped_key: seal(wrapping, randomBytes(32), accountId) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const key = await find(queries, accountId);
      if (!key) throw new Error('an account key went away while it was made');
      return key;
    },
    async forget(tx, accountId) {
      await tx.deleteFrom('file_keys').where('account_id', '=', accountId).execute();
    },
  };
}
