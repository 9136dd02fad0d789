import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { tell } from '../../../platform/outbox.ts';
import { lockBatch } from './store.ts';

/** In the transaction that ends one of its documents or files: says once that all of it has been read. */
export async function finishIfRead(tx: Tx, batchId: string): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (!batch?.closed_at || batch.finished_at || batch.stopped_at) return;
  if (await isUnderWay(tx, batchId)) return;
  await tx
    .updateTable('import_batches')
    .set({ finished_at: sql<string>`now()`, version: sql`version + 1` })
    .where('id', '=', batchId)
    .execute();
  await tell(tx, 'imports.batch-read', { batchId, accountId: batch.account_id });
}

/** No more files come: who was uploading has said so, or has been gone for an hour. */
export async function closeBatch(tx: Tx, batchId: string): Promise<void> {
  await tx
    .updateTable('import_batches')
    .set({ closed_at: sql<string>`now()`, version: sql`version + 1` })
    .where('id', '=', batchId)
    .where('closed_at', 'is', null)
    .execute();
  await finishIfRead(tx, batchId);
}

/** @returns how many were closed. */
export async function closeForgotten(db: Db, olderThanHours = 1): Promise<number> {
  const rows = await db.query
    .selectFrom('import_batches')
    .select('id')
    .where('closed_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${olderThanHours})`)
    .execute();
  for (const { id } of rows) await db.transact((tx) => closeBatch(tx, id));
  return rows.length;
}

async function isUnderWay(tx: Tx, batchId: string): Promise<boolean> {
  const file = tx.selectFrom('import_batch_files').select('id').where('batch_id', '=', batchId);
  if (await file.where('state', '=', 'waiting').limit(1).executeTakeFirst()) return true;
  const document = tx.selectFrom('imports').select('id').where('batch_id', '=', batchId);
  return (await document.where('state', 'in', ['received', 'reading']).limit(1).executeTakeFirst()) !== undefined;
}
