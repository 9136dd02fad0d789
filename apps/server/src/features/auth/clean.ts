import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { forgetBudgets } from './budgets.ts';
import { deleteSession } from './end-session.ts';
import { graceMs } from './rules/rotation.ts';

/**
 * What is over is deleted: expired records and codes, sessions without a grant, last hour's budgets, and replies that nobody
 * lost. Over by the database's clock too: a server whose own is ahead signs nobody out.
 */
export async function cleanSignIn(db: Db, now: Date): Promise<void> {
  const at = sql<string>`least(now(), ${now.toISOString()}::timestamptz)`;
  await db.query.deleteFrom('sign_in_records').where('expires_at', '<', at).execute();
  await db.query.deleteFrom('one_time_codes').where('expires_at', '<', at).execute();
  await db.query
    .updateTable('sign_in_records')
    .set({ sealed_reply: null })
    .where('sealed_reply', 'is not', null)
    .where('consumed_at', '<', sql<string>`now() - ${`${graceMs} milliseconds`}::interval`)
    .execute();
  await db.query.deleteFrom('passkey_challenges').where('expires_at', '<', at).execute();
  await db.transact(async (tx) => {
    for (const { id } of await sessionsWithoutGrant(tx)) await deleteSession(tx, id);
  });
  await forgetBudgets(db.query, now);
}

/** Too old, or revoked by the provider. */
function sessionsWithoutGrant(tx: Tx) {
  return tx
    .selectFrom('sessions as s')
    .leftJoin('sign_in_records as r', (on) => on.onRef('r.id', '=', 's.id').on('r.kind', '=', 'Grant'))
    .select('s.id')
    .where('r.id', 'is', null)
    .limit(500)
    .execute();
}
