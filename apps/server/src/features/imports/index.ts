/** What arrives by mail, as a file or as text, and how it becomes segments. */
import type { Import } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { FileName } from '../../platform/files.ts';
import type { House } from '../../platform/house.ts';
import type { BatchFacts, ImportFacts } from '../messages/index.ts';
import type { ReadingRoom } from '../reading/index.ts';
import type { Trips } from '../trips/index.ts';
import { type DeskImports, deskImports } from './at-desk.ts';
import { batchNewsOf } from './batches/batch-news.ts';
import { closeForgotten } from './batches/finish-batch.ts';
import { batchRoutes } from './batches/routes.ts';
import { giveUpUnpacking, sweepEmpty, unpackFile, unpackJob } from './batches/unpack-file.ts';
import type { MailDesk } from './mail-desk.ts';
import type { Model } from './model/model.ts';
import { modelRoutes } from './model/routes.ts';
import { showModelUse } from './model/store.ts';
import { askModel, modelJob } from './model/try-model.ts';
import type { Needs } from './needs.ts';
import { present } from './present.ts';
import { openReadAhead } from './read-ahead.ts';
import { giveUpReading, readImport, readJob } from './read-import.ts';
import { openMailDesk } from './receive-mail.ts';
import { importRoutes } from './routes.ts';
import { getImport, type ImportRow, nextToRead } from './store.ts';
import { understand } from './understand-import.ts';

export type { DeskImport, DeskImports } from './at-desk.ts';
export {
  type ArrivedMail,
  DeskIsFull,
  MailComesBack,
  type MailDesk,
  StorageIsFull,
  type UnkeptMail,
} from './mail-desk.ts';
export { type MailboxPositions, mailboxPositions } from './mailbox-positions.ts';
export type { Model, Question } from './model/model.ts';

export type Imports = {
  /** Where mail is handed in. */
  readonly desk: MailDesk;
  /** What a message about an import needs. */
  newsOf(importId: string): Promise<ImportFacts | null>;
  /** The same, of many that were brought at once. */
  batchNewsOf(batchId: string): Promise<BatchFacts | null>;
  /** What agencies bring for their customers: see `at-desk.ts`. */
  readonly forCustomers: DeskImports;
  /** Everything that the account brought in, with where its originals are kept; for its owner. */
  showAll(queries: Queries, accountId: string): Promise<ShownImport[]>;
  /** Whether the account let a language model read documents, and which went there; for its owner. */
  showModelUse(queries: Queries, accountId: string): Promise<object>;
};

export function openImports(house: House, trips: Trips, room: ReadingRoom, model: Model | null): Imports {
  const { db, files, config, log } = house;
  const needs: Needs = { db, files, config, log, trips, room };
  const ahead = openReadAhead({
    next: (after) => nextToRead(db.query, after),
    understand: (row: ImportRow) => understand(needs, row),
    failed: (error) => log.warn({ err: error }, 'the next import could not be read ahead'),
  });
  house.jobs.work(
    readJob,
    ({ importId }) => readImport(needs, ahead, importId),
    ({ importId }) => giveUpReading(needs, importId),
  );
  house.jobs.work(
    unpackJob,
    ({ fileId }) => unpackFile(needs, fileId),
    ({ fileId }) => giveUpUnpacking(needs, fileId),
  );
  house.jobs.every(60, 'imports:sweep-empty', () => sweepEmpty(needs));
  house.jobs.every(30, 'imports:close-forgotten', async () => void (await closeForgotten(db)));
  importRoutes(house, needs);
  batchRoutes(house, needs);
  modelRoutes(house, model);
  // One that waits from before it was switched off is not sent.
  house.jobs.work(modelJob, async ({ tryId }) => {
    if (model) await askModel(needs, model, tryId);
  });
  return {
    desk: openMailDesk(needs),
    forCustomers: deskImports(needs),
    batchNewsOf: (batchId) => batchNewsOf(db.query, batchId),
    newsOf: (importId) => newsOf(needs, importId),
    showAll,
    showModelUse,
  };
}

export type ShownImport = Import & { readonly fileName: string; readonly kept: FileName };

async function showAll(queries: Queries, accountId: string): Promise<ShownImport[]> {
  const rows = await queries
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...present(row, new Map()),
    fileName: row.file_name ?? `${row.title}${row.via === 'email' ? '.eml' : '.txt'}`,
    kept: { accountId, address: row.file_address },
  }));
}

async function newsOf({ db }: Needs, importId: string): Promise<ImportFacts | null> {
  const row = await getImport(db.query, importId);
  if (!row || row.state === 'dismissed') return null;
  const bookings = row.bookings.map(({ title, type, segmentId, action, differences, changes = [] }) => ({
    title,
    type,
    segmentId,
    changes,
    created: action === 'created',
    differs: differences.length > 0,
  }));
  return { title: row.title, from: row.sender, reason: row.reason, bookings };
}
