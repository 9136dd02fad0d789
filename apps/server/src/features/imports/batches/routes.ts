import { calls, pageSize } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { cleanName } from '../../../platform/file-name.ts';
import type { House } from '../../../platform/house.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Needs } from '../needs.ts';
import { present, tripIdsIn } from '../present.ts';
import { closeBatch } from './finish-batch.ts';
import { presentBatches } from './present-batch.ts';
import { type BatchRow, batchLimits, documentsToday, filesOf, findBatch } from './store.ts';
import { unpackJob } from './unpack-file.ts';

const states = { placed: ['placed'], waiting: ['needs-review', 'failed'], empty: ['empty'] } as const;

export function batchRoutes({ route }: Pick<House, 'route'>, { trips, files }: Needs): void {
  const open = async (db: Queries, accountId: string, id: string): Promise<BatchRow> =>
    (await findBatch(db, accountId, id)) ?? refuse('import.not-found');

  const answer = async (db: Queries, accountId: string, id: string) => {
    const [shown] = await presentBatches(db, [await open(db, accountId, id)]);
    return shown ?? refuse('import.not-found');
  };

  route(calls.listImportBatches, async ({ db, caller, query }) => {
    const limit = query.limit ?? pageSize.default;
    const rows = await db
      .selectFrom('import_batches')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .$if(isId(query.cursor), (of) => of.where('id', '<', query.cursor ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
    return { items: await presentBatches(db, shown), nextCursor };
  });

  route(calls.createImportBatch, async ({ tx, caller }) => {
    const under = tx.selectFrom('import_batches').select('id').where('account_id', '=', caller.accountId);
    const reading = await under.where('finished_at', 'is', null).where('stopped_at', 'is', null).execute();
    if (reading.length >= batchLimits.openBatches) await endForgotten(tx, caller.accountId);
    const id = newId();
    await tx
      .insertInto('import_batches')
      .values({ id, account_id: caller.accountId, closed_at: null, stopped_at: null, finished_at: null })
      .execute();
    return answer(tx, caller.accountId, id);
  });

  route(calls.getImportBatch, ({ db, caller, params }) => answer(db, caller.accountId, params.id));

  route(calls.addToImportBatch, async ({ tx, caller, params, body, file }) => {
    const { accountId } = caller;
    const batch = await open(tx, accountId, params.id);
    if (batch.closed_at || batch.stopped_at) return refuse('import.not-waiting');
    if ((await filesOf(tx, [batch.id])).length >= batchLimits.filesPerBatch) return refuse('import.too-many');
    if ((await documentsToday(tx, accountId)) >= batchLimits.documentsPerDay) return refuse('import.too-many');
    const id = newId();
    await tx
      .insertInto('import_batch_files')
      .values({
        id,
        batch_id: batch.id,
        account_id: accountId,
        name: cleanName(body.name) || 'file',
        file_address: file.address,
        media_type: file.mediaType,
        size_bytes: file.sizeBytes,
        state: 'waiting',
        reason: null,
      })
      .execute();
    await files.use(tx, file, 'import_batch_files', id);
    await enqueue(tx, unpackJob, { fileId: id }, { key: `unpack ${id}`, queue: `unpack ${accountId}`, priority: 10 });
    return answer(tx, accountId, batch.id);
  });

  route(calls.listBatchImports, async ({ db, caller, params, query }) => {
    const batch = await open(db, caller.accountId, params.id);
    const limit = query.limit ?? pageSize.default;
    const rows = await db
      .selectFrom('imports')
      .selectAll()
      .where('batch_id', '=', batch.id)
      .where('account_id', '=', caller.accountId)
      .where('state', '<>', 'dismissed')
      .$if(query.outcome !== undefined, (of) => of.where('state', 'in', states[query.outcome ?? 'placed']))
      .$if(isId(query.cursor), (of) => of.where('id', '<', query.cursor ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const names = await trips.namesOf(db, caller.accountId, tripIdsIn(shown));
    return {
      items: shown.map((row) => present(row, names)),
      nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  });

  route(calls.closeImportBatch, async ({ tx, caller, params }) => {
    const batch = await open(tx, caller.accountId, params.id);
    await closeBatch(tx, batch.id);
    return answer(tx, caller.accountId, batch.id);
  });

  route(calls.stopImportBatch, async ({ tx, caller, params }) => {
    const batch = await open(tx, caller.accountId, params.id);
    if (!batch.finished_at && !batch.stopped_at) await stop(tx, batch.id);
    return answer(tx, caller.accountId, batch.id);
  });

  /** What is read already stays; of the rest nothing is kept. */
  async function stop(tx: Tx, batchId: string): Promise<void> {
    for (const { id, state } of await filesOf(tx, [batchId])) {
      if (state !== 'waiting') continue;
      await files.release(tx, 'import_batch_files', id);
      await tx.updateTable('import_batch_files').set({ state: 'failed' }).where('id', '=', id).execute();
    }
    const unread = await tx
      .updateTable('imports')
      .set({ state: 'dismissed', finished_at: sql<string>`now()`, version: sql`version + 1` })
      .where('batch_id', '=', batchId)
      .where('state', '=', 'received')
      .returning('id')
      .execute();
    for (const { id } of unread) await files.release(tx, 'imports', id);
    await tx
      .updateTable('import_batches')
      .set({ stopped_at: sql<string>`now()`, version: sql`version + 1` })
      .where('id', '=', batchId)
      .execute();
  }

  /** Begun and never given a file: whoever closed the page there does not stand in their own way. */
  async function endForgotten(tx: Tx, accountId: string): Promise<void> {
    const empty = await tx
      .deleteFrom('import_batches as b')
      .where('b.account_id', '=', accountId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('import_batch_files as f').select('f.id').whereRef('f.batch_id', '=', 'b.id'))),
      )
      .returning('b.id')
      .execute();
    if (empty.length === 0) refuse('import.too-many');
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (cursor: string | undefined) => cursor !== undefined && uuid.test(cursor);
