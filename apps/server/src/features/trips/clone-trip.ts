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

/**
 * Copies a trip: it is owned by who makes the copy, and its primary traveller is the one it is for. Fellow travellers are
 * not taken along. What an import made stays with its account: in the copy nobody can open its original.
 */
export async function cloneTrip(
  tx: Tx,
  needs: Needs,
  accountId: string,
  tripId: string,
  recipient: CloneFor,
): Promise<string> {
  await openTrip(tx, accountId, tripId, 'clone-trip');
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
      owner_id: accountId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (recipient.accountId === accountId) {
    await addSelf(tx, { tripId: id, accountId, primary: true, now });
  } else {
    await addSelf(tx, { tripId: id, accountId, primary: false, travels: false, now });
    await tx
      .insertInto('trip_parts')
      .values({
        id: newId(),
        trip_id: id,
        account_id: recipient.accountId,
        is_primary: true,
        email: recipient.email,
        typed_name: recipient.typedName,
        added_at: at,
      })
      .execute();
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
    byAccountId: accountId,
  });
  await reckonTrip(tx, id);
  await tell(tx, 'trip.cloned', {
    tripId: id,
    fromTripId: tripId,
    accountId: recipient.accountId,
    byAccountId: accountId,
  });
  return id;
}
