import type { Tx } from '../../platform/db.ts';
import type { Needs } from './needs.ts';
import { save } from './save-import.ts';
import type { ImportRow } from './store.ts';

/** Takes an import out of the tray. What it made stays. */
export async function dismissImport(tx: Tx, files: Needs['files'], row: ImportRow): Promise<void> {
  // The file stays while segments of it show it; nobody else needs the tray's own claim.
  await files.release(tx, 'imports', row.id);
  await save(tx, row, { state: 'dismissed', finished: true });
}
