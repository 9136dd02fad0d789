import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '@escale/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { deriveKey, type MasterKey } from '../../platform/keys.ts';

export const codeLifetimeMs = 10 * 60_000;
export const triesPerCode = 5;

/** What a code is for, which its mail says. */
export type CodePurpose = 'sign-in' | 'proof' | 'address';

/** The sign-in (or proof) that a code belongs to, as the database knows it; a code is worth nothing in another browser's. */
export type Asking = {
  readonly interaction: Buffer;
  readonly email: string;
  readonly language: Language;
  readonly purpose: CodePurpose;
};

/** A new code for this sign-in; an earlier one of the same sign-in is dead. The code itself is nowhere but in the mail. */
export async function makeCode(tx: Tx, master: MasterKey, asking: Asking, now: Date): Promise<string> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const row = {
    email: asking.email,
    code_hash: codeHash(master, asking.interaction, code),
    tries_left: triesPerCode,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + codeLifetimeMs).toISOString(),
  };
  await tx
    .insertInto('one_time_codes')
    .values({ interaction: asking.interaction, ...row })
    .onConflict((conflict) => conflict.column('interaction').doUpdateSet(row))
    .execute();
  return code;
}

export type CodeAnswer =
  | { readonly kind: 'right'; readonly email: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** Used up, too old, or never sent. */
  | { readonly kind: 'dead' };

/**
 * Takes one try. The row is locked by the first statement, so of any number of guesses at once only as many are looked at as
 * there are tries, and a right one is right once.
 */
export async function tryCode(
  tx: Tx,
  master: MasterKey,
  interaction: Buffer,
  code: string,
  now: Date,
): Promise<CodeAnswer> {
  const row = await tx
    .updateTable('one_time_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('interaction', '=', interaction)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning(['code_hash', 'email', 'tries_left'])
    .executeTakeFirst();
  if (!row) return { kind: 'dead' };
  if (!timingSafeEqual(row.code_hash, codeHash(master, interaction, code))) {
    return { kind: 'wrong', triesLeft: row.tries_left };
  }
  await tx.deleteFrom('one_time_codes').where('interaction', '=', interaction).execute();
  return { kind: 'right', email: row.email };
}

/** Keyed: eight digits behind a plain hash would be found in a second by whoever reads the table. */
function codeHash(master: MasterKey, interaction: Buffer, code: string): Buffer {
  return createHmac('sha256', deriveKey(master, 'one-time codes')).update(interaction).update(code).digest();
}
