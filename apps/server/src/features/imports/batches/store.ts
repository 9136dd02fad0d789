import type { ImportReason } from '@escale/contract';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';

type ImportBatchesTable = {
  id: string;
  account_id: string;
  created_at: Generated<string>;
  closed_at: string | null;
  stopped_at: string | null;
  finished_at: string | null;
  version: Generated<number>;
};

type ImportBatchFilesTable = {
  id: string;
  batch_id: string;
  account_id: string;
  name: string;
  file_address: string;
  media_type: string;
  size_bytes: number;
  state: 'waiting' | 'unpacked' | 'failed';
  reason: ImportReason | null;
  next_entry: Generated<number>;
  next_at: Generated<number>;
  found: Generated<number>;
  duplicates: Generated<number>;
  skipped: Generated<number>;
  nothing: Generated<number>;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    import_batches: ImportBatchesTable;
    import_batch_files: ImportBatchFilesTable;
  }
}

export type BatchRow = Selectable<ImportBatchesTable>;
export type BatchFileRow = Selectable<ImportBatchFilesTable>;

/** What one account may bring, so that nobody keeps a whole archive of a company here. */
export const batchLimits = {
  filesPerBatch: 1_000,
  documentsPerBatch: 10_000,
  /** Being read at the same time. */
  openBatches: 3,
  documentsPerDay: 20_000,
} as const;

export async function findBatch(db: Queries, accountId: string, id: string): Promise<BatchRow | null> {
  const query = db.selectFrom('import_batches').selectAll().where('id', '=', id).where('account_id', '=', accountId);
  return (await (db.isTransaction ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Whoever adds to a batch or ends something of it holds its row, so that its end is seen by exactly one of them. */
export async function lockBatch(tx: Tx, id: string): Promise<BatchRow | null> {
  const query = tx.selectFrom('import_batches').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export function filesOf(db: Queries, batchIds: readonly string[]): Promise<BatchFileRow[]> {
  if (batchIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('import_batch_files').selectAll().where('batch_id', 'in', batchIds).orderBy('id').execute();
}

export type BatchCount = { batch_id: string | null; state: string; count: number };

export function countImports(db: Queries, batchIds: readonly string[]): Promise<BatchCount[]> {
  if (batchIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('imports')
    .select((of) => ['batch_id', 'state', of.fn.countAll<number>().as('count')])
    .where('batch_id', 'in', batchIds)
    .groupBy(['batch_id', 'state'])
    .execute();
}

export async function documentsToday(db: Queries, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('imports')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('batch_id', 'is not', null)
    .where('received_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}
