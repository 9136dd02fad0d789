import type { ImportReason } from '@escale/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import type { KeptFile } from '../../../platform/files.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { publish } from '../../../platform/live.ts';
import type { Unpacked, UnpackedSlice } from '../../reading/index.ts';
import type { Needs } from '../needs.ts';
import { enqueueReading } from '../receive-mail.ts';
import { readMailHeaders } from '../rules/mail-headers.ts';
import { addImport, fingerprintOf, fingerprintOfMail } from '../store.ts';
import { finishIfRead } from './finish-batch.ts';
import { type BatchFileRow, batchLimits, documentsToday, lockBatch } from './store.ts';

export const unpackJob = defineJob<{ fileId: string }>('imports.unpack', { maxAttempts: 6 });

/**
 * Takes the documents out of an uploaded file, a slice at a time, each slice in one transaction with the place where the
 * next begins: whoever is killed goes on there. What was kept of a slice that was lost is the same bytes again.
 */
export async function unpackFile(needs: Needs, fileId: string): Promise<void> {
  for (;;) {
    const file = await openFile(needs, fileId);
    if (!file) return;
    const bytes = await needs.files.bytes({ accountId: file.account_id, address: file.file_address });
    if (!bytes) return end(needs, fileId, 'unreadable');
    const outcome = await needs.room.do('unpack', {
      bytes,
      fileName: file.name,
      mediaType: file.media_type,
      from: { entry: file.next_entry, at: file.next_at },
      contextDate: new Date().toISOString().slice(0, 10),
    });
    if (!('answer' in outcome)) {
      needs.log.warn({ fileId, failure: outcome.failure, limit: outcome.message }, 'a file was not unpacked');
      return end(needs, fileId, outcome.failure === 'too-long' ? 'too-long' : 'unreadable');
    }
    if (!(await takeIn(needs, file, outcome.answer))) return;
  }
}

/** After the last attempt. */
export const giveUpUnpacking = (needs: Needs, fileId: string) => end(needs, fileId, 'unreadable');

/** Null: done, or its person has stopped it. */
async function openFile({ db }: Needs, fileId: string): Promise<BatchFileRow | null> {
  const row = await db.query
    .selectFrom('import_batch_files')
    .selectAll()
    .where('id', '=', fileId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether there is more. */
async function takeIn(needs: Needs, file: BatchFileRow, slice: UnpackedSlice): Promise<boolean> {
  const { db, files } = needs;
  const kept: [Unpacked, KeptFile][] = [];
  let full = false;
  for (const document of slice.documents) {
    full = !(await files.hasRoom(file.account_id, document.bytes.byteLength));
    if (full) break;
    kept.push([document, await files.keep(file.account_id, document.bytes)]);
  }
  return db.transact(async (tx) => {
    const batch = await lockBatch(tx, file.batch_id);
    const now = await tx
      .selectFrom('import_batch_files')
      .selectAll()
      .where('id', '=', file.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    // Stopped meanwhile, or another run was faster.
    if (!batch || !now || now.next_entry !== file.next_entry || now.next_at !== file.next_at) return false;
    let left = await room(tx, file);
    let [found, duplicates] = [0, 0];
    for (const [document, keptFile] of kept) {
      if (left === 0) break;
      if (await addDocument(tx, needs, file, document, keptFile)) {
        found++;
        left--;
      } else duplicates++;
    }
    const refused: ImportReason | null = full
      ? 'storage-full'
      : left === 0 && (slice.next || found + duplicates < kept.length)
        ? 'too-large'
        : slice.refused;
    const more = slice.next !== null && !refused;
    await tx
      .updateTable('import_batch_files')
      .set({
        next_entry: slice.next?.entry ?? file.next_entry,
        next_at: slice.next?.at ?? file.next_at,
        found: now.found + found,
        duplicates: now.duplicates + duplicates,
        skipped: now.skipped + slice.skipped,
        nothing: now.nothing + slice.nothing,
      })
      .where('id', '=', file.id)
      .execute();
    if (!more) await close(tx, needs, file, refused);
    await publish(tx, file.account_id, { what: 'import', importId: file.id, state: 'received', progress: 0 });
    return more;
  });
}

/** How many documents may still come. */
async function room(tx: Tx, file: BatchFileRow): Promise<number> {
  const { found } = await tx
    .selectFrom('import_batch_files')
    .select((of) => of.fn.sum<number>('found').as('found'))
    .where('batch_id', '=', file.batch_id)
    .executeTakeFirstOrThrow();
  const today = await documentsToday(tx, file.account_id);
  const { documentsPerBatch, documentsPerDay } = batchLimits;
  return Math.max(0, Math.min(documentsPerBatch - Number(found), documentsPerDay - today));
}

/** False where the account has it already, by whichever way it came. */
async function addDocument(
  tx: Tx,
  { files }: Needs,
  of: BatchFileRow,
  document: Unpacked,
  file: KeptFile,
): Promise<boolean> {
  const mail = file.mediaType === 'message/rfc822' || document.mediaType === 'message/rfc822';
  const headers = mail ? readMailHeaders(document.bytes) : null;
  const importId = await addImport(tx, {
    accountId: of.account_id,
    via: 'file',
    title: (headers?.subject ?? document.title ?? of.name).slice(0, 300).toWellFormed(),
    file,
    fileName: document.fileName,
    mediaType: mail ? 'message/rfc822' : file.mediaType,
    // As when it comes by mail, or by itself: what is here is here.
    fingerprint: headers ? fingerprintOfMail(headers, document.bytes) : fingerprintOf('file', file.address, ''),
    wantedTripId: null,
    sender: headers?.from[0] ?? null,
    arrival: null,
    batchId: of.batch_id,
  });
  if (!importId) return false;
  await files.use(tx, file, 'imports', importId);
  await enqueueReading(tx, of.account_id, importId, { oneOfMany: true });
  return true;
}

async function end(needs: Needs, fileId: string, reason: ImportReason): Promise<void> {
  const file = await openFile(needs, fileId);
  if (file) await needs.db.transact((tx) => close(tx, needs, file, reason));
}

async function close(tx: Tx, { files }: Needs, file: BatchFileRow, reason: ImportReason | null): Promise<void> {
  await lockBatch(tx, file.batch_id);
  await tx
    .updateTable('import_batch_files')
    .set({ state: reason ? 'failed' : 'unpacked', reason })
    .where('id', '=', file.id)
    .execute();
  await files.release(tx, 'import_batch_files', file.id);
  await finishIfRead(tx, file.batch_id);
}

/** What booked nothing is not kept for long: nobody gave us a mailbox so that we have it. */
export async function sweepEmpty({ db, files }: Needs, days = 30): Promise<void> {
  for (;;) {
    const rows = await db.query
      .selectFrom('imports')
      .select('id')
      .where('batch_id', 'is not', null)
      .where('state', '=', 'empty')
      .where('finished_at', '<', sql<string>`now() - make_interval(days => ${days})`)
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    await db.transact(async (tx) => {
      for (const { id } of rows) {
        await files.release(tx, 'imports', id);
        await tx.deleteFrom('imports').where('id', '=', id).where('state', '=', 'empty').execute();
      }
    });
  }
}
