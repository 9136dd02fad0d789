import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Db, Queries, Tx } from '../../platform/db.ts';

/** What the database knows an identifier by. The identifier itself opens something, so it is not kept. */
export function recordId(identifier: string): Buffer {
  return hash('sha256', identifier, 'buffer');
}

const transaction = new AsyncLocalStorage<Tx>();

/** Whatever the provider reads and writes while `work` runs belongs to this transaction. */
export function withRecordsIn<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return transaction.run(tx, work);
}

/** Reads within that transaction where there is one: a second connection would wait for the first. */
export function recordQueries(db: Db): Queries {
  return transaction.getStore() ?? db.query;
}

/** Where oidc-provider keeps what it has to remember. */
export function recordsAdapter(db: Db): AdapterFactory {
  return (kind) => new Records(kind, () => recordQueries(db));
}

class Records implements Adapter {
  readonly #kind: string;
  readonly #queries: () => Queries;

  constructor(kind: string, queries: () => Queries) {
    this.#kind = kind;
    this.#queries = queries;
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    const kept = {
      payload: withoutSecrets(payload),
      account_id: payload.accountId ?? null,
      grant_id: payload.grantId ? recordId(payload.grantId) : null,
      uid: payload.uid ? recordId(payload.uid) : null,
      expires_at: expiresInS ? new Date(Date.now() + expiresInS * 1000).toISOString() : null,
    };
    await this.#queries()
      .insertInto('sign_in_records')
      .values({ kind: this.#kind, id: recordId(id), ...kept })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(kept))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#queries()
      .selectFrom('sign_in_records')
      .select(['payload', 'consumed_at'])
      .where('kind', '=', this.#kind)
      .where('id', '=', recordId(id))
      .executeTakeFirst();
    return row && { ...(row.payload as AdapterPayload), jti: id, ...(row.consumed_at && { consumed: true }) };
  }

  /** Without its identifier, which only the cookie has: enough to look at, never to save. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#queries()
      .selectFrom('sign_in_records')
      .select('payload')
      .where('uid', '=', recordId(uid))
      .where('kind', '=', this.#kind)
      .executeTakeFirst();
    return row?.payload as AdapterPayload | undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Of two at once, one wins. The other must not be told "used" by the provider, which would end the winner's session. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#queries()
      .updateTable('sign_in_records')
      .set({ consumed_at: sql`now()` })
      .where('kind', '=', this.#kind)
      .where('id', '=', recordId(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#queries()
      .deleteFrom('sign_in_records')
      .where('kind', '=', this.#kind)
      .where('id', '=', recordId(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#queries()
      .deleteFrom('sign_in_records')
      .where('grant_id', '=', recordId(grantId))
      .where('kind', '=', this.#kind)
      .execute();
  }
}

/** `jti` is the identifier itself; an interaction's session repeats the session cookie. And jsonb cannot hold a NUL. */
function withoutSecrets({ jti: _, ...payload }: AdapterPayload): string {
  const { session } = payload as { session?: { cookie?: string } };
  const kept = session?.cookie ? { ...payload, session: { ...session, cookie: undefined } } : payload;
  return JSON.stringify(kept, (_key, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
}
