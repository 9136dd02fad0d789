import type { Tx } from '../../platform/db.ts';
import { enqueueReading } from './receive-mail.ts';
import { save } from './save-import.ts';
import type { ImportRow } from './store.ts';

/** Has an import read once more, by a reader that may have learnt since. One that is being read already stays as it is. */
export async function readAgain(tx: Tx, row: ImportRow): Promise<void> {
  if (row.state === 'received' || row.state === 'reading') return;
  await save(tx, row, { state: 'received', reason: null, progress: 0, finished: false });
  await enqueueReading(tx, row.account_id, row.id);
}
