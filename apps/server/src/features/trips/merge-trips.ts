import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { inTurn, openSeveralTrips } from './access.ts';
import { reckonTrip } from './reckon-trip.ts';
import { planMerge, type TripParts } from './rules/plan-merge.ts';
import { takePersonalAlong } from './take-personal-along.ts';

/**
 * Moves what other trips hold into one: every segment and file is afterwards in it, once. All trips are locked from the
 * beginning, so that nothing can be added to a source while it goes.
 */
export async function mergeTrips(
  tx: Tx,
  accountId: string,
  targetId: string,
  sourceIds: readonly string[],
  now: Date,
): Promise<void> {
  const sources = [...new Set(sourceIds)];
  if (sources.includes(targetId)) return refuse('trip.merge-with-itself');
  await inTurn(tx, accountId);
  await openSeveralTrips(tx, accountId, [targetId, ...sources], 'merge-trip');

  const before = await Promise.all([targetId, ...sources].map((id) => partsOf(tx, id)));
  const [target, ...merged] = before;
  if (!target) return;
  const { joining } = planMerge(target, merged);
  for (const part of joining) {
    await tx
      .insertInto('trip_parts')
      .values({
        id: newId(),
        trip_id: targetId,
        account_id: part.accountId,
        email: part.email,
        typed_name: part.typedName,
        own_name: part.ownName,
        joined_at: part.joinedAt,
        added_at: now.toISOString(),
      })
      .execute();
  }
  const there = new Set([...target.parts, ...joining].map((part) => part.accountId));
  for (const source of merged) {
    const left = source.parts.map((part) => part.accountId).filter((id) => !there.has(id));
    await takePersonalAlong(tx, source.id, left, now);
  }
  await keepRatings(tx, targetId, sources);
  await tx.updateTable('segments').set({ trip_id: targetId }).where('trip_id', 'in', sources).execute();
  await tx.updateTable('attachments').set({ trip_id: targetId }).where('trip_id', 'in', sources).execute();
  await tx.deleteFrom('trips').where('id', 'in', sources).execute();
  await tx
    .updateTable('trips')
    .set((set) => ({ version: set('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', targetId)
    .execute();
  await reckonTrip(tx, targetId);
  const people = new Set(before.flatMap((trip) => trip.parts.map((part) => part.accountId)));
  for (const person of people) await publish(tx, person, { what: 'trips' });
  await tell(tx, 'trips.merged', { tripId: targetId, fromTripIds: sources, byAccountId: accountId });
}

async function partsOf(tx: Tx, tripId: string): Promise<TripParts> {
  const rows = await tx.selectFrom('trip_parts').selectAll().where('trip_id', '=', tripId).execute();
  const parts = rows.map((row) => ({
    accountId: row.account_id,
    travels: row.travels,
    email: row.email,
    typedName: row.typed_name,
    ownName: row.own_name,
    joinedAt: row.joined_at,
  }));
  return { id: tripId, parts };
}

/** Stars given to a trip that goes away count for the one that takes it in, where its own has none. */
async function keepRatings(tx: Tx, targetId: string, sources: readonly string[]): Promise<void> {
  const rated = await tx
    .selectFrom('trip_parts')
    .select(['account_id', 'rating'])
    .where('trip_id', 'in', sources)
    .where('rating', 'is not', null)
    .execute();
  for (const { account_id, rating } of rated) {
    await tx
      .updateTable('trip_parts')
      .set({ rating })
      .where('trip_id', '=', targetId)
      .where('account_id', '=', account_id)
      .where('rating', 'is', null)
      .execute();
  }
}
