import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';

/** Is mail from this address the person's own, or from somebody they said to trust? Says nothing about whether it is genuine. */
export async function isVerifiedSender(queries: Queries, accountId: string, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const row = await queries
    .selectFrom('account_emails')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(sql`lower(email)`, '=', address)
    .where('verified_at', 'is not', null)
    .union((union) =>
      union
        .selectFrom('trusted_senders')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('email', '=', address),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on, mail from this address is placed without asking. */
export async function trustSender(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx
    .insertInto('trusted_senders')
    .values({ account_id: accountId, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
