import type { ImportModelOutcome } from '@escale/contract';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';

type TriesTable = {
  id: string;
  import_id: string;
  account_id: string;
  provider: string;
  asked_at: Generated<string>;
  sent_at: string | null;
  finished_at: string | null;
  outcome: ImportModelOutcome | null;
  left_out: Generated<number>;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    model_consents: { account_id: string; provider: string; agreed_at: Generated<string> };
    model_tries: TriesTable;
  }
}

export type Try = Selectable<TriesTable>;

/** When the account agreed that documents go to this provider; null: it has not, or another was named to it. */
export async function agreedAt(db: Queries, accountId: string, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('model_consents')
    .select('agreed_at')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.agreed_at ?? null;
}

export async function agree(tx: Tx, accountId: string, provider: string): Promise<void> {
  await tx
    .insertInto('model_consents')
    .values({ account_id: accountId, provider })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ provider, agreed_at: sql<string>`now()` })
        .where('model_consents.provider', '<>', provider),
    )
    .execute();
}

export async function withdraw(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('model_consents').where('account_id', '=', accountId).execute();
}

export async function lastTry(db: Queries, importId: string): Promise<Try | null> {
  const row = await db
    .selectFrom('model_tries')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function triesToday(db: Queries, accountId: string): Promise<number> {
  const { tries } = await db
    .selectFrom('model_tries')
    .select((of) => of.fn.countAll<number>().as('tries'))
    .where('account_id', '=', accountId)
    .where('asked_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return tries;
}

export async function addTry(tx: Tx, given: { importId: string; accountId: string; provider: string }) {
  const id = newId();
  await tx
    .insertInto('model_tries')
    .values({ id, import_id: given.importId, account_id: given.accountId, provider: given.provider })
    .execute();
  return id;
}

/** Takes it up; null where it was taken up before. */
export async function takeUpTry(tx: Tx, id: string): Promise<Try | null> {
  const row = await tx
    .updateTable('model_tries')
    .set({ sent_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function finishTry(tx: Tx, id: string, outcome: ImportModelOutcome, leftOut = 0): Promise<void> {
  await tx
    .updateTable('model_tries')
    .set({ finished_at: sql<string>`now()`, outcome, left_out: leftOut })
    .where('id', '=', id)
    .execute();
}

/** What is kept of the account here, for its owner. */
export async function showModelUse(db: Queries, accountId: string) {
  const consent = await db
    .selectFrom('model_consents')
    .select(['provider', 'agreed_at as agreedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const tries = await db
    .selectFrom('model_tries')
    .select(['import_id as importId', 'provider', 'sent_at as sentAt', 'outcome'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { consent: consent ?? null, documentsSent: tries };
}
