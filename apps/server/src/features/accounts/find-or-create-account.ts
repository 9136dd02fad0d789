import type { Language } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { newImportToken } from './import-token.ts';

export type FoundAccount = { readonly id: string; readonly claimed: boolean };

/** The account that an address belongs to, proven or not; null: none. Never let the answer show to whoever typed the address. */
export async function findAccountByEmail(queries: Queries, email: string): Promise<FoundAccount | null> {
  const row = await queries
    .selectFrom('account_emails as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['a.id', 'a.claimed_at'])
    .where(sql`lower(e.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row ? { id: row.id, claimed: row.claimed_at !== null } : null;
}

/**
 * The account of an address; where there is none, an unclaimed one that its person takes over by proving the address.
 * A name given here is kept only on the new one: nobody renames somebody else.
 */
export async function findOrCreateAccount(
  tx: Tx,
  email: string,
  about: { firstName?: string; lastName?: string; language?: Language; demo?: boolean } = {},
): Promise<FoundAccount & { readonly created: boolean }> {
  const found = await findAccountByEmail(tx, email);
  if (found) return { ...found, created: false };

  const id = newId();
  await tx
    .insertInto('accounts')
    .values({
      id,
      first_name: about.firstName ?? '',
      last_name: about.lastName ?? '',
      language: about.language ?? null,
      demo: about.demo ?? false,
      import_token: newImportToken(),
    })
    .execute();
  const taken = await tx
    .insertInto('account_emails')
    .values({ id: newId(), account_id: id, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows) return { id, claimed: false, created: true };

  // Somebody else added the same person in this moment: theirs is the account.
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
  const other = await findAccountByEmail(tx, email);
  if (!other) throw new Error('an address is taken and has no account');
  return { ...other, created: false };
}

/** Called when a person has proven the address: theirs from now on. Nothing else may call it. */
export async function claimAccount(
  tx: Tx,
  email: string,
  about: { now: Date; language?: Language },
): Promise<{ readonly id: string; readonly firstTime: boolean }> {
  const { id, claimed } = await findOrCreateAccount(tx, email, about);
  const now = about.now.toISOString();
  await tx
    .updateTable('account_emails')
    .set({ verified_at: now })
    .where('account_id', '=', id)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('verified_at', 'is', null)
    .execute();
  if (claimed) return { id, firstTime: false };
  await tx
    .updateTable('accounts')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .execute();
  return { id, firstTime: true };
}

/** Where nobody has chosen one, the language that its person speaks now is the account's. */
export async function noteLanguage(queries: Queries, id: string, language: Language): Promise<void> {
  await queries
    .updateTable('accounts')
    .set(({ eb }) => ({ language, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute();
}
