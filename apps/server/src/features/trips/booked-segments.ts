import type { SegmentDraft } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { reckonTrip } from './reckon-trip.ts';
import { isPaperIdentity, segmentColumns } from './segment-row.ts';

/** The trip that each of these segments is in now; one that was deleted is left out. */
export async function tripsOfSegments(
  queries: Queries,
  segmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (segmentIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('segments')
    .select(['id', 'trip_id'])
    .where('id', '=', sql<string>`any(${[...segmentIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.trip_id]));
}

/** For whoever has cancelled what it stands for: who may, was asked there. */
export async function markCancelled(tx: Tx, segmentId: string, now: Date): Promise<void> {
  const row = await tx.selectFrom('segments').selectAll().where('id', '=', segmentId).forUpdate().executeTakeFirst();
  if (!row || row.details.status === 'cancelled') return;
  const draft: SegmentDraft = { ...row.details, status: 'cancelled' };
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, row.identity.filter(isPaperIdentity)),
      version: row.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', segmentId)
    .execute();
  await reckonTrip(tx, row.trip_id);
}
