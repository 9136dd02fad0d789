import type { Queries, Tx } from '../../platform/db.ts';
import { newImportToken } from './import-token.ts';

/** Whose tray the token of an import address opens; null: nobody's. */
export async function findAccountByImportToken(queries: Queries, token: string): Promise<{ id: string } | null> {
  const row = await queries
    .selectFrom('accounts')
    .select('id')
    .where('import_token', '=', token.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** The old address stops at once. */
export async function replaceImportToken(tx: Tx, accountId: string): Promise<string> {
  const token = newImportToken();
  await tx.updateTable('accounts').set({ import_token: token }).where('id', '=', accountId).execute();
  return token;
}
