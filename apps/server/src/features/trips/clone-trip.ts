import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox.ts';
import { openTrip } from './access.ts';
import { copyAttachments } from './attachments.ts';
import { addSelf } from './create-trip.ts';
import type { Needs } from './needs.ts';
import { reckonTrip } from './reckon-trip.ts';
import { planClone } from './rules/plan-clone.ts';
import { insertSegment } from './segments.ts';

/** For whom a copy is: an account, and what whoever makes it may know of them. */
export type CloneFor = { accountId: string; email: string; typedName: string | null };

/** Copies a trip that the account has a part in. */
export async function cloneTrip(
  tx: Tx,
  needs: Needs,
  accountId: string,
  tripId: string,
  recipient: CloneFor,
): Promise<string> {
  await openTrip(tx, accountId, tripId, 'clone-trip');
  return copyTrip(tx, needs, { tripId, recipient, ownerId: accountId, byAccountId: accountId });
}

export type Copy = {
  tripId: string;
  recipient: CloneFor;
  /** Who makes the copy and goes on organising it; or the recipient, for whom an agent made it. */
  ownerId: string;
  byAccountId: string;
};

/**
 * The copy itself; the caller has opened the trip. It is owned by who makes the copy, and its primary traveller is the one it is for. Fellow travellers are
 * not taken along. What an import made stays with its account: in the copy nobody can open its original.
 */
export async function copyTrip(
  tx: Tx,
  needs: Needs,
  { tripId, recipient, ownerId, byAccountId }: Copy,
): Promise<string> {
  const now = needs.clock.now();
  const [trip, segments, attachments] = await Promise.all([
    tx.selectFrom('trips').selectAll().where('id', '=', tripId).executeTakeFirstOrThrow(),
    tx.selectFrom('segments').selectAll().where('trip_id', '=', tripId).execute(),
    tx.selectFrom('attachments').select(['id', 'segment_id']).where('trip_id', '=', tripId).execute(),
  ]);
  const plan = planClone({
    segments: segments.map((s) => ({ id: s.id, personal: s.personal_to !== null })),
    attachments: attachments.map((a) => ({ id: a.id, segmentId: a.segment_id })),
  });

  const id = newId();
  const at = now.toISOString();
  await tx
    .insertInto('trips')
    .values({
      id,
      name: trip.name,
      purpose: trip.purpose,
      set_start: trip.set_start,
      set_end: trip.set_end,
      set_destination: trip.set_destination && JSON.stringify(trip.set_destination),
      owner_id: ownerId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (recipient.accountId === byAccountId) {
    await addSelf(tx, { tripId: id, accountId: byAccountId, primary: true, now });
  } else {
    if (ownerId === byAccountId) {
      await addSelf(tx, { tripId: id, accountId: byAccountId, primary: false, travels: false, now });
    }
    await addPrimary(tx, id, recipient, now);
  }
  for (const segment of segments.filter((s) => plan.segmentIds.includes(s.id))) {
    // By nobody's hand: when the recipient's own confirmation arrives, it speaks.
    await insertSegment(tx, {
      tripId: id,
      accountId: recipient.accountId,
      draft: segment.details,
      source: 'manual',
      byHand: [],
      now,
    });
  }
  await copyAttachments(tx, needs, plan.attachmentIds, {
    tripId: id,
    accountId: recipient.accountId,
    // Whoever has no part in the copy has none in its files.
    byAccountId: ownerId,
  });
  await reckonTrip(tx, id);
  await tell(tx, 'trip.cloned', {
    tripId: id,
    fromTripId: tripId,
    accountId: recipient.accountId,
    byAccountId,
  });
  return id;
}

/** The part of the one whom a trip is for, until they open it: what it says of them is what whoever made it knew. */
export async function addPrimary(tx: Tx, tripId: string, who: CloneFor, now: Date): Promise<void> {
  await tx
    .insertInto('trip_parts')
    .values({
      id: newId(),
      trip_id: tripId,
      account_id: who.accountId,
      is_primary: true,
      email: who.email,
      typed_name: who.typedName,
      added_at: now.toISOString(),
    })
    .execute();
}
