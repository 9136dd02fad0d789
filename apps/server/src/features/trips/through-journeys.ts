import type { Tx } from '../../platform/db.ts';
import { legsOf } from './rules/through-journey.ts';

/** What a summary told as a whole goes when its last leg has come; not where a person has set something of it. */
export async function dropThroughJourney(tx: Tx, tripId: string): Promise<void> {
  const segments = await inTrip(tx, tripId);
  const whole = segments.find((segment) => segment.row.by_hand.length === 0 && legsOf(segment, segments));
  if (!whole) return;
  const leg = legsOf(whole, segments);
  // Its original goes over to its first leg.
  if (leg)
    await tx
      .updateTable('attachments')
      .set({ segment_id: leg.row.id })
      .where('segment_id', '=', whole.row.id)
      .execute();
  await tx.deleteFrom('segments').where('id', '=', whole.row.id).execute();
}

export async function inTrip(tx: Tx, tripId: string) {
  const rows = await tx
    .selectFrom('segments')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('personal_to', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row.details, row }));
}
