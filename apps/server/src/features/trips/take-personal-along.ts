import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { addSelf, insertTrip } from './create-trip.ts';
import { reckonTrip } from './reckon-trip.ts';

/**
 * People leave a trip, or it goes away under them: the events that only they can see go with them, into a new trip of
 * their own with the same name. Otherwise they would be lost without anybody having seen it.
 */
export async function takePersonalAlong(
  tx: Tx,
  tripId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  const personal = await tx
    .selectFrom('segments')
    .select(['id', 'personal_to'])
    .where('trip_id', '=', tripId)
    .where('personal_to', 'in', accountIds)
    .execute();
  if (personal.length === 0) return;
  const { name } = await tx.selectFrom('trips').select('name').where('id', '=', tripId).executeTakeFirstOrThrow();
  for (const accountId of accountIds) {
    const own = personal.filter((segment) => segment.personal_to === accountId).map((segment) => segment.id);
    if (own.length === 0) continue;
    const ownTrip = newId();
    await insertTrip(tx, { id: ownTrip, ownerId: accountId, draft: { name }, now });
    await addSelf(tx, { tripId: ownTrip, accountId, primary: true, now });
    await moveSegments(tx, own, ownTrip);
    await reckonTrip(tx, ownTrip);
  }
}

/** Moves segments and what is attached to them. The caller holds both trips. */
export async function moveSegments(tx: Tx, segmentIds: readonly string[], toTripId: string): Promise<void> {
  if (segmentIds.length === 0) return;
  await tx.updateTable('segments').set({ trip_id: toTripId }).where('id', 'in', segmentIds).execute();
  await tx.updateTable('attachments').set({ trip_id: toTripId }).where('segment_id', 'in', segmentIds).execute();
}
