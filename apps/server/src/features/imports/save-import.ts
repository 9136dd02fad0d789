import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { type Change, changeImport, type ImportRow } from './store.ts';

/** Writes the change, and tells the open pages of the import's person, and of the advisor who brought it for them. */
export async function save(
  tx: Tx,
  row: Pick<ImportRow, 'id' | 'account_id' | 'by_account_id' | 'state' | 'progress'>,
  change: Change,
): Promise<void> {
  await changeImport(tx, row.id, change);
  const state = change.state ?? row.state;
  const event = { what: 'import', importId: row.id, state, progress: change.progress ?? row.progress } as const;
  await publish(tx, row.account_id, event);
  if (row.by_account_id) await publish(tx, row.by_account_id, event);
}
