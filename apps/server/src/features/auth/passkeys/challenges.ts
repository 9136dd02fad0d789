import { hash } from 'node:crypto';
import type { Tx } from '../../../platform/db.ts';

const lifetimeMs = 5 * 60_000;

/** Who was asked, and what for: a challenge of one is worth nothing to another. */
export type Asked = { readonly whom: string | Buffer; readonly what: 'add' | 'prove' | 'sign-in' };

/** The newest question counts. */
export async function keepChallenge(tx: Tx, asked: Asked, challenge: string, now: Date): Promise<void> {
  const row = { challenge, expires_at: new Date(now.getTime() + lifetimeMs).toISOString() };
  await tx
    .insertInto('passkey_challenges')
    .values({ asked: keyOf(asked), ...row })
    .onConflict((conflict) => conflict.column('asked').doUpdateSet(row))
    .execute();
}

/** Once. Null: nothing was asked, or too long ago. */
export async function takeChallenge(tx: Tx, asked: Asked, now: Date): Promise<string | null> {
  const row = await tx
    .deleteFrom('passkey_challenges')
    .where('asked', '=', keyOf(asked))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && new Date(row.expires_at) > now ? row.challenge : null;
}

function keyOf({ whom, what }: Asked): Buffer {
  return hash('sha256', `${what} ${typeof whom === 'string' ? whom : whom.toString('hex')}`, 'buffer');
}
