import type { ImportBatch } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { type BatchFileRow, type BatchRow, countImports, filesOf } from './store.ts';

export async function presentBatches(db: Queries, rows: readonly BatchRow[]): Promise<ImportBatch[]> {
  const ids = rows.map(({ id }) => id);
  const [files, counts] = [await filesOf(db, ids), await countImports(db, ids)];
  return rows.map((row) => {
    const own = files.filter(({ batch_id }) => batch_id === row.id);
    const inState = (...states: string[]) =>
      counts
        .filter(({ batch_id, state }) => batch_id === row.id && states.includes(state))
        .reduce((sum, { count }) => sum + count, 0);
    const [placed, waiting, empty, dismissed] = [
      inState('placed'),
      inState('needs-review', 'failed'),
      inState('empty'),
      inState('dismissed'),
    ];
    const read = placed + waiting + empty + dismissed;
    const sum = (of: 'duplicates' | 'nothing' | 'skipped') => own.reduce((all, file) => all + file[of], 0);
    return {
      id: row.id,
      state: row.stopped_at ? 'stopped' : row.finished_at ? 'read' : 'reading',
      files: own.map(presentFile),
      counts: {
        found: read + inState('received', 'reading'),
        read,
        placed,
        waiting,
        empty,
        duplicates: sum('duplicates'),
        nothing: sum('nothing'),
        skipped: sum('skipped'),
      },
      createdAt: row.created_at,
      finishedAt: row.finished_at,
      version: row.version,
    };
  });
}

const presentFile = ({ id, name, size_bytes, state, reason }: BatchFileRow): ImportBatch['files'][number] => ({
  id,
  name,
  sizeBytes: size_bytes,
  state,
  reason,
});
