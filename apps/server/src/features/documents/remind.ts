import type { Db, Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { addMonths } from './rules/add-months.ts';
import { lastPlaceOnEarth } from './rules/document-state.ts';
import { longestMonthsBefore, reminderDue } from './rules/reminder-due.ts';

const batch = 500;

/**
 * Tells of every document that ends soon, once for each of its last days and thresholds: what was told is written in the
 * same transaction, so that two runs at once, or one that was killed and begins again, say it once.
 */
export async function remind(db: Db, now: Date): Promise<void> {
  const today = lastPlaceOnEarth(now);
  let after: { expiry: string; id: string } | undefined = { expiry: today, id: nil };
  while (after) {
    const rows = await endingSoon(db, after, addMonths(today, longestMonthsBefore));
    for (const row of rows) {
      const threshold = reminderDue({ documentType: row.document_type, expiry: row.expiry }, today);
      if (threshold) await db.transact((tx) => tellOnce(tx, { ...row, threshold }, now));
    }
    after = rows.length === batch ? rows.at(-1) : undefined;
  }
}

const nil = '00000000-0000-0000-0000-000000000000';

async function endingSoon(db: Db, after: { expiry: string; id: string }, until: string) {
  const rows = await db.query
    .selectFrom('documents')
    .select(['id', 'account_id', 'document_type', 'expiry'])
    .where('expiry', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('expiry', 'id'), '>', tuple(after.expiry, after.id)))
    .orderBy('expiry')
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.flatMap((row) => (row.expiry === null ? [] : { ...row, expiry: row.expiry }));
}

type Due = { id: string; account_id: string; expiry: string; threshold: string };

async function tellOnce(tx: Tx, { id, account_id: accountId, expiry, threshold }: Due, now: Date): Promise<void> {
  // The document may have been deleted or renewed since it was read; locked, so that it stays for the length of this.
  const still = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('expiry', '=', expiry)
    .forShare()
    .executeTakeFirst();
  if (!still) return;
  const told = await tx
    .insertInto('document_reminders')
    .values({ document_id: id, expiry, threshold, told_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (told.numInsertedOrUpdatedRows) await tell(tx, 'document.expiring', { documentId: id, accountId });
}
