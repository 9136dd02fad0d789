import type { ReadingStep } from '@escale/contract';
import type { Db } from '../../platform/db.ts';
import { sayProgress } from '../../platform/live.ts';
import type { Needs } from './needs.ts';
import { save } from './save-import.ts';
import { getImportForUpdate, type ImportRow } from './store.ts';

/** Of the bar: what comes before the first page, and what is left for the placing. */
const readingFrom = 0.1;
const readingTo = 0.95;

/** What is read sooner was never seen being read: to say it took five of a mail's ninety questions to the database. */
const worthSayingMs = 250;

/**
 * Keeps that something is being read, and how far that is, for pages that are opened meanwhile, and tells the open ones.
 * Steps that come while one is being kept are passed over. `over`: resolves when the last has been kept, and takes no more.
 */
export function stepNotes({ db, log }: Pick<Needs, 'db' | 'log'>, row: ImportRow) {
  let keeping: Promise<void> | null = null;
  let latest: ReadingStep | null = null;
  let isLong = false;
  let isOver = false;
  const longEnough = setTimeout(() => {
    isLong = true;
    begin();
  }, worthSayingMs);

  function begin(): void {
    if (!isLong || isOver || keeping) return;
    keeping = keep(latest)
      .catch((error: unknown) => log.warn({ err: error, importId: row.id }, 'how far a reading is could not be told'))
      .finally(() => {
        keeping = null;
      });
  }

  async function keep(step: ReadingStep | null): Promise<void> {
    await sayThatItIsRead(db, row.id);
    if (!step) return;
    const progress = readingFrom + (readingTo - readingFrom) * shareOf(step);
    // Not a version of its own: nothing that somebody could be working on has changed.
    await db.query
      .updateTable('imports')
      .set({ step: JSON.stringify(step), progress })
      .where('id', '=', row.id)
      .where('state', '=', 'reading')
      .execute();
    const event = { what: 'import', importId: row.id, state: 'reading', progress, step } as const;
    await sayProgress(db.query, row.account_id, event);
    if (row.by_account_id) await sayProgress(db.query, row.by_account_id, event);
  }

  return {
    note(step: ReadingStep): void {
      latest = step;
      begin();
    },
    async over(): Promise<void> {
      isOver = true;
      clearTimeout(longEnough);
      await keeping;
    },
  };
}

/** Unless its person has taken it out of the tray meanwhile. */
function sayThatItIsRead(db: Db, importId: string): Promise<void> {
  return db.transact(async (tx) => {
    const row = await getImportForUpdate(tx, importId);
    if (row?.state === 'received') await save(tx, row, { state: 'reading', progress: readingFrom });
  });
}

/** How much lies behind it: the present page is still being read. */
function shareOf({ document, documents, page, pages }: ReadingStep): number {
  return (document - 1 + (page - 1) / pages) / documents;
}
