import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { type Change, changeImport, type ImportRow } from './store.ts';

/** Writes the change, and tells the open pages of the import's person. */
export async function save(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'account_id' | 'state' | 'progress'>,
  change: Change,
): Promise<void> {
  await changeImport(tx, row.id, change);
  await publish(tx, row.account_id, {
    what: 'import',
    importId: row.id,
    state: change.state ?? row.state,
    progress: change.progress ?? row.progress,
  });
}
