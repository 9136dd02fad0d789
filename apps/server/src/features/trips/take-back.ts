import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { mayEditSegment } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { inTurn, relationTo } from './access.ts';
import { releaseFilesOfSegment, removeOriginal } from './attachments.ts';
import { deleteWhole } from './change-trip.ts';
import type { Needs } from './needs.ts';
import { handOf, type KeptPaper, papersOf, wholeOf } from './papers.ts';
import { reckonTrip } from './reckon-trip.ts';
import { foldPapers } from './rules/fold-papers.ts';
import { withHand } from './rules/newer-paper.ts';
import { isPaperIdentity, type SegmentRow, segmentColumns } from './segment-row.ts';

/**
 * Takes back what an import did, in the caller's transaction: the segments that it alone speaks of go, with the trip that was
 * made for them; the others say again what their other papers say. Refuses with `import.not-placed` where it did nothing,
 * and with `import.changed-since` where somebody has changed a segment since, or the account may not.
 */
export async function takeBack(
  tx: Tx,
  needs: Needs,
  accountId: string,
  importId: string,
  byAccountId = accountId,
): Promise<void> {
  await inTurn(tx, accountId);
  const rows = await tx
    .selectFrom('segments as s')
    .selectAll('s')
    .where('s.id', 'in', tx.selectFrom('segment_papers').select('segment_id').where('import_id', '=', importId))
    .orderBy('s.id')
    .forUpdate('s')
    .execute();
  if (rows.length === 0) return refuse('import.not-placed');
  const madeTrips = new Set<string>();
  for (const row of rows) {
    const who = await relationTo(tx, accountId, row.trip_id);
    if (!mayEditSegment(who, accountId, { personalTo: row.personal_to, addedBy: row.added_by }))
      return refuse('import.changed-since');
    const { kept, beside } = await papersOf(tx, row);
    const mine = kept.filter((paper) => paper.importId === importId);
    if (beside.length > 0 || mine.some(({ hand }) => !isDeepStrictEqual(hand, plain(handOf(row)))))
      return refuse('import.changed-since');
    if (mine.some(({ madeTrip }) => madeTrip)) madeTrips.add(row.trip_id);
    const others = kept.filter((paper) => paper.importId !== importId);
    if (others.length === 0) await removeSegment(tx, needs, row);
    else await restore(tx, needs, row, others, mine, importId);
  }
  for (const tripId of new Set(rows.map((row) => row.trip_id))) {
    if (madeTrips.has(tripId) && (await isAsItWasMade(tx, tripId))) {
      await deleteWhole(tx, needs, tripId, byAccountId);
      continue;
    }
    await reckonTrip(tx, tripId);
    await tell(tx, 'trip.changed', { tripId, byAccountId });
  }
}

async function removeSegment(tx: Tx, { files }: Needs, row: SegmentRow): Promise<void> {
  await releaseFilesOfSegment(tx, files, row.id);
  await tx.deleteFrom('segments').where('id', '=', row.id).execute();
}

async function restore(
  tx: Tx,
  { files, clock }: Needs,
  row: SegmentRow,
  others: readonly KeptPaper[],
  mine: readonly KeptPaper[],
  importId: string,
): Promise<void> {
  const completed = mine.flatMap((paper) => paper.completed);
  const byHand = row.by_hand.filter((field) => !completed.includes(field));
  const draft = wholeOf(withHand(foldPapers(others), row.details, byHand));
  if (!draft) return refuse('import.changed-since');
  await tx.deleteFrom('segment_papers').where('segment_id', '=', row.id).where('import_id', '=', importId).execute();
  await removeOriginal(tx, files, row.id, importId);
  const imports = others.flatMap((paper) => paper.importId ?? []);
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, row.identity.filter(isPaperIdentity)),
      by_hand: byHand,
      import_id: row.import_id === importId ? (imports[0] ?? null) : row.import_id,
      last_import_id: imports.at(-1) ?? null,
      version: row.version + 1,
      updated_at: clock.now().toISOString(),
    })
    .where('id', '=', row.id)
    .execute();
}

/** Nothing in it, nobody else on it, and never renamed or dated by anybody. */
async function isAsItWasMade(tx: Tx, tripId: string): Promise<boolean> {
  const { version, segments, files, people } = await tx
    .selectFrom('trips as t')
    .select(['t.version'])
    .select(({ selectFrom, fn }) => [
      selectFrom('segments as s')
        .whereRef('s.trip_id', '=', 't.id')
        .select(fn.countAll<number>().as('n'))
        .as('segments'),
      selectFrom('attachments as a')
        .whereRef('a.trip_id', '=', 't.id')
        .select(fn.countAll<number>().as('n'))
        .as('files'),
      selectFrom('trip_parts as p')
        .whereRef('p.trip_id', '=', 't.id')
        .select(fn.countAll<number>().as('n'))
        .as('people'),
    ])
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow();
  return version === 1 && Number(segments) === 0 && Number(files) === 0 && Number(people) === 1;
}

/** As the database gives it back. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
