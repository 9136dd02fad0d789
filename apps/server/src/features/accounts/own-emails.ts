import type { OwnEmail } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refuse.ts';

export const mostEmails = 10;

/** The proven addresses of an account, the main one first. */
export async function ownEmails(queries: Queries, accountId: string): Promise<OwnEmail[]> {
  return queries
    .selectFrom('account_emails')
    .select(['id', 'email', 'main'])
    .where('account_id', '=', accountId)
    .where('verified_at', 'is not', null)
    .orderBy('main', 'desc')
    .orderBy('id')
    .execute();
}

/** Adds an address that was just proven; null: it belongs to another account. */
export async function keepEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<OwnEmail | null> {
  await tx
    .insertInto('account_emails')
    .values({ id: newId(), account_id: accountId, email, main: false, verified_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('account_emails')
    .select(['id', 'email', 'main'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives the main address of before; null: the account has no such proven address. */
export async function makeMain(tx: Tx, accountId: string, id: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('account_emails')
    .select(['id', 'email', 'main', 'verified_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const before = rows.find((row) => row.main);
  const chosen = rows.find((row) => row.id === id && row.verified_at !== null);
  if (!before || !chosen) return null;
  // One after the other: there is never more than one main address.
  await tx.updateTable('account_emails').set({ main: false }).where('id', '=', before.id).execute();
  await tx.updateTable('account_emails').set({ main: true }).where('id', '=', chosen.id).execute();
  return before.email;
}

export async function takeEmailAway(tx: Tx, accountId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('account_emails')
    .select(['id', 'main'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('email.not-found');
  if (row.main) return refuse('email.main-stays');
  await tx.deleteFrom('account_emails').where('id', '=', row.id).execute();
}
