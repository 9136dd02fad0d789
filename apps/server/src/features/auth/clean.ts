import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { forgetBudgets } from './budgets.ts';
import { graceMs } from './rules/rotation.ts';

/** What is over is deleted: expired records and codes, sessions without a grant, last hour's budgets, and replies that nobody lost. */
export async function cleanSignIn(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.query.deleteFrom('sign_in_records').where('expires_at', '<', at).execute();
  await db.query.deleteFrom('one_time_codes').where('expires_at', '<', at).execute();
  await db.query
    .updateTable('sign_in_records')
    .set({ sealed_reply: null })
    .where('sealed_reply', 'is not', null)
    .where('consumed_at', '<', sql<string>`now() - ${`${graceMs} milliseconds`}::interval`)
    .execute();
  await db.query
    .deleteFrom('sessions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sign_in_records as r')
            .select('r.id')
            .where('r.kind', '=', 'Grant')
            .whereRef('r.id', '=', 'sessions.id'),
        ),
      ),
    )
    .execute();
  await forgetBudgets(db.query, now);
}
