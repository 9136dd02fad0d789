import type { ImportModelOutcome } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { defineJob, enqueue } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Suggestions } from '../../reading/index.ts';
import type { Needs } from '../needs.ts';
import { keptWaiting } from '../place-bookings.ts';
import { save } from '../save-import.ts';
import { getImportForUpdate, type ImportRow, waitingStates } from '../store.ts';
import { askAbout } from './ask-about.ts';
import type { Model } from './model.ts';
import { addTry, agreedAt, finishTry, lastTry, takeUpTry, triesToday } from './store.ts';

export const modelJob = defineJob<{ tryId: string }>('imports.ask-model', { maxAttempts: 2 });

export const mostTriesADay = 20;
/** A try that says nothing after this was lost with its process. */
const lostAfterMs = 10 * 60_000;

/** A document may go to the model only while it waits and the engine found nothing in it. */
export function mayTry(row: ImportRow): boolean {
  return (waitingStates as readonly string[]).includes(row.state) && row.bookings.length === 0;
}

export function isUnderWay(one: { finished_at: string | null; asked_at: string } | null): boolean {
  return one !== null && one.finished_at === null && Date.now() - Date.parse(one.asked_at) < lostAfterMs;
}

/** Its person wants this document tried. Sent by a job, once. */
export async function tryModel(tx: Tx, model: Model, row: ImportRow): Promise<void> {
  const accountId = row.account_id;
  if (!mayTry(row)) refuse('import.not-waiting');
  if (!(await agreedAt(tx, accountId, model.provider))) refuse('import.model-not-agreed');
  if (isUnderWay(await lastTry(tx, row.id))) return;
  if ((await triesToday(tx, accountId)) >= mostTriesADay) refuse('request.too-many', { retryAfterSeconds: 24 * 3600 });
  const tryId = await addTry(tx, { importId: row.id, accountId, provider: model.provider });
  await enqueue(tx, modelJob, { tryId });
}

/** Sends the document, and lays what comes back into the tray as a suggestion. Whatever goes wrong, the import waits as before. */
export async function askModel(needs: Needs, model: Model, tryId: string): Promise<void> {
  const row = await begin(needs, model, tryId);
  if (!row) return;
  const { outcome, found } = await suggestionsFor(needs, model, row);
  await needs.db.transact(async (tx) => {
    await finishTry(tx, tryId, outcome, found?.leftOut);
    const now = await getImportForUpdate(tx, row.id);
    // Meanwhile it was completed by hand, read again or dismissed: then that counts.
    if (!now || !mayTry(now)) return;
    if (!found || found.bookings.length === 0) return save(tx, now, {});
    const reason = now.trusted ? null : 'sender-unknown';
    const bookings = found.bookings.map((booking, index) => {
      const waits = keptWaiting({ ...booking, position: index }, reason ?? booking.reason ?? 'uncertain');
      return { ...waits, index };
    });
    await save(tx, now, { state: 'needs-review', reason: bookings[0]?.reason ?? 'uncertain', bookings });
  });
}

/** Null: it was sent before, or may not be sent any more. */
async function begin({ db }: Needs, model: Model, tryId: string): Promise<ImportRow | null> {
  return db.transact(async (tx) => {
    const taken = await takeUpTry(tx, tryId);
    if (!taken) return null;
    const row = await getImportForUpdate(tx, taken.import_id);
    if (row && mayTry(row) && (await agreedAt(tx, row.account_id, model.provider))) return row;
    await finishTry(tx, tryId, 'failed');
    return null;
  });
}

type Answered = { outcome: ImportModelOutcome; found?: Suggestions };

async function suggestionsFor({ files, room, log }: Needs, model: Model, row: ImportRow): Promise<Answered> {
  const bytes = await files.bytes({ accountId: row.account_id, address: row.file_address });
  const contextDate = row.received_at.slice(0, 10);
  const facts = { mediaType: row.media_type, fileName: row.file_name ?? undefined, contextDate };
  const printed = bytes && (await room.do('print', { bytes, facts }));
  if (!printed || !('answer' in printed) || printed.answer.trim() === '') return { outcome: 'no-text' };
  const text = printed.answer;
  let said: string;
  try {
    said = await model.ask(askAbout(text));
  } catch (error) {
    log.warn({ importId: row.id, failure: error instanceof Error ? error.name : 'unknown' }, 'a model did not answer');
    return { outcome: 'failed' };
  }
  const read = await room.do('suggest', { said, text, contextDate });
  if (!('answer' in read) || read.answer === null) return { outcome: 'failed' };
  return { outcome: read.answer.bookings.length > 0 ? 'found' : 'nothing', found: read.answer };
}
