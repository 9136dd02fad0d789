import type { Queries } from '../../platform/db.ts';

export type AccountName = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** What to call the person on screen: the name, or the address while there is no name. */
  readonly name: string;
};

/** The names of these accounts, by id. An id that is no account is left out. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, AccountName>> {
  if (!ids.length) return new Map();
  const rows = await queries
    .selectFrom('accounts as a')
    .innerJoin('account_emails as e', (on) => on.onRef('e.account_id', '=', 'a.id').on('e.main', '=', true))
    .select(['a.id', 'a.first_name', 'a.last_name', 'e.email'])
    .where((where) => where('a.id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        name: displayName(row.first_name, row.last_name, row.email),
      },
    ]),
  );
}

export function displayName(firstName: string, lastName: string, email: string): string {
  return `${firstName} ${lastName}`.trim() || email;
}
