import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { mayEditSegment } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { inTurn, relationTo } from './access.ts';
import { papersOf, wholeOf } from './papers.ts';
import { reckonTrip } from './reckon-trip.ts';
import { foldPapers } from './rules/fold-papers.ts';
import type { Difference } from './rules/newer-paper.ts';
import { isSameValue } from './rules/same-value.ts';
import { isPaperIdentity, segmentColumns } from './segment-row.ts';

/**
 * Takes what a paper offered in the place of what the traveller had set. Refuses with `import.changed-since` where the segment
 * is gone or says something else than when the difference was told.
 */
export async function takeOffered(
  tx: Tx,
  accountId: string,
  segmentId: string,
  { field, kept, offered }: Difference,
  now: Date,
  byAccountId = accountId,
): Promise<void> {
  await inTurn(tx, accountId);
  const row = await tx.selectFrom('segments').selectAll().where('id', '=', segmentId).forUpdate().executeTakeFirst();
  if (!row) return refuse('import.changed-since');
  const who = await relationTo(tx, accountId, row.trip_id);
  const before = row.details as { [field: string]: unknown };
  if (!mayEditSegment(who, accountId, { personalTo: row.personal_to, addedBy: row.added_by }))
    return refuse('import.changed-since');
  if (!isSameValue(before[field] ?? null, kept ?? null)) return refuse('import.changed-since');
  const draft = wholeOf({ ...before, [field]: offered });
  if (!draft) return refuse('import.changed-since');
  const { kept: papers, beside } = await papersOf(tx, row);
  // From now on the papers speak for it again; where they would say something else, it is the person's word.
  const isPapers = isSameValue(foldPapers([...papers, ...beside])[field], offered);
  const byHand = row.by_hand.filter((name) => name !== field);
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, row.identity.filter(isPaperIdentity)),
      by_hand: isPapers ? byHand : [...byHand, field],
      version: row.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', segmentId)
    .execute();
  await reckonTrip(tx, row.trip_id);
  await tell(tx, 'trip.changed', { tripId: row.trip_id, byAccountId });
}
