import { createHmac } from 'node:crypto';
import { type Generated, sql } from 'kysely';
import type { Queries, Tx } from './db.ts';
import { seal, unseal } from './keys.ts';
import { refuse } from './refuse.ts';

type IdempotencyTable = {
  account_id: string;
  key: string;
  call: string;
  body_mac: Buffer;
  /** Of before replies were sealed. */
  reply: string | null;
  sealed_reply: Buffer | null;
  etag: string | null;
  created_at: Generated<string>;
};

declare module './db.ts' {
  interface Tables {
    idempotency_keys: IdempotencyTable;
  }
}

export type Repeated = { readonly reply: string | null; readonly etag: string | null };

export type Attempt = {
  readonly accountId: string;
  readonly key: string;
  /** Method and path, parameters filled in. */
  readonly call: string;
  readonly bodyMac: Buffer;
  /** Seals the answer: it may hold what lies sealed everywhere else. */
  readonly replyKey: Buffer;
};

const placeOf = ({ accountId, key }: Attempt) => `idempotency_keys ${accountId} ${key}`;

/** Keyed, because a body may hold what nobody should be able to guess from its hash. */
export function bodyMac(secret: Buffer, body: unknown, fileAddress: string | undefined): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([body ?? null, fileAddress ?? null]))
    .digest();
}

/**
 * Claims the key inside the transaction of the effect: a second request with the same key waits here until the first has
 * committed, and then gets its answer. A refused call rolls its claim back and may be tried again.
 */
export async function claimKey(tx: Tx, attempt: Attempt): Promise<Repeated | null> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      account_id: attempt.accountId,
      key: attempt.key,
      call: attempt.call,
      body_mac: attempt.bodyMac,
      reply: null,
      sealed_reply: null,
      etag: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .catch((error: { code?: string }) => {
      if (error.code === '55P03') return refuse('idempotency.in-progress', { retryAfterSeconds: 2 });
      throw error;
    });
  if (claimed?.numInsertedOrUpdatedRows) return null;
  const earlier = await findKey(tx, attempt.accountId, attempt.key);
  if (!earlier || earlier.call !== attempt.call || !earlier.body_mac.equals(attempt.bodyMac)) {
    return refuse('idempotency.key-reused');
  }
  const sealed = earlier.sealed_reply;
  const reply = sealed ? unseal(attempt.replyKey, sealed, placeOf(attempt)).toString() : earlier.reply;
  return { reply, etag: earlier.etag };
}

/** Was a call with this key answered before? One that is under way is not. */
export async function isKnownKey(db: Queries, { accountId, key }: Attempt): Promise<boolean> {
  return (await findKey(db, accountId, key)) !== undefined;
}

export async function keepReply(tx: Tx, attempt: Attempt, reply: string | null, etag: string | null): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ sealed_reply: reply === null ? null : seal(attempt.replyKey, Buffer.from(reply), placeOf(attempt)), etag })
    .where('account_id', '=', attempt.accountId)
    .where('key', '=', attempt.key)
    .execute();
}

/** Long after anybody would still repeat a request. */
export async function sweepKeys(db: Queries): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<string>`now() - interval '30 days'`).execute();
}

function findKey(db: Queries, accountId: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['call', 'body_mac', 'reply', 'sealed_reply', 'etag'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The answers that were kept for this account's repeated calls. */
export async function forgetKeysOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute();
}
