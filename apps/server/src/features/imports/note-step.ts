import type { ReadingStep } from '@escale/contract';
import { sayProgress } from '../../platform/live.ts';
import type { Needs } from './needs.ts';
import type { ImportRow } from './store.ts';

/** Of the bar: what comes before the first page, and what is left for the placing. */
const readingFrom = 0.1;
const readingTo = 0.95;

/**
 * Keeps how far a reading is, for pages that are opened meanwhile, and tells the open ones. Steps that come while one is
 * being kept are passed over. `over`: resolves when the last has been kept, and takes no more.
 */
export function stepNotes({ db, log }: Pick<Needs, 'db' | 'log'>, row: ImportRow) {
  let keeping: Promise<void> | null = null;
  let isOver = false;

  async function keep(step: ReadingStep): Promise<void> {
    const progress = readingFrom + (readingTo - readingFrom) * shareOf(step);
    try {
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
    } catch (error) {
      log.warn({ err: error, importId: row.id }, 'how far a reading is could not be told');
    }
  }

  return {
    note(step: ReadingStep): void {
      if (isOver || keeping) return;
      keeping = keep(step).finally(() => {
        keeping = null;
      });
    },
    async over(): Promise<void> {
      isOver = true;
      await keeping;
    },
  };
}

/** How much lies behind it: the present page is still being read. */
function shareOf({ document, documents, page, pages }: ReadingStep): number {
  return (document - 1 + (page - 1) / pages) / documents;
}
