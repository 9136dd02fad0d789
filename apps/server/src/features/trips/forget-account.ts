import type { Queries, Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { deleteWhole } from './change-trip.ts';
import type { Needs } from './needs.ts';
import { reckonTrip } from './reckon-trip.ts';

export type LeftTrip = {
  readonly id: string;
  readonly name: string;
  /** Who organises it afterwards; null: nobody else has ever opened it, so it goes. */
  readonly heir: { readonly accountId: string; readonly name: string } | null;
};

/** What would become of the account's trips. From an owner a trip goes to its primary traveller, else to who joined first. */
export async function planLeaving(queries: Queries, accountId: string): Promise<LeftTrip[]> {
  const trips = await queries
    .selectFrom('trips as t')
    .select(['t.id', 't.name', 't.owner_id'])
    .where((where) =>
      where.or([
        where('t.owner_id', '=', accountId),
        where.exists(
          where
            .selectFrom('trip_parts as p')
            .select('p.id')
            .whereRef('p.trip_id', '=', 't.id')
            .where('p.account_id', '=', accountId),
        ),
      ]),
    )
    .orderBy('t.id')
    .execute();
  const plan: LeftTrip[] = [];
  for (const trip of trips) {
    const others = await queries
      .selectFrom('trip_parts as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select(['p.account_id', 'p.own_name', 'p.typed_name', 'p.email'])
      .where('p.trip_id', '=', trip.id)
      .where('p.account_id', '<>', accountId)
      // Whoever never signed in has never seen it.
      .where('a.claimed_at', 'is not', null)
      .orderBy('p.is_primary', 'desc')
      .orderBy('p.joined_at', (by) => by.asc().nullsLast())
      .orderBy('p.added_at')
      .execute();
    const next = others.find((other) => other.account_id === trip.owner_id) ?? others[0];
    const heir = next && { accountId: next.account_id, name: next.own_name ?? next.typed_name ?? next.email };
    plan.push({ id: trip.id, name: trip.name, heir: heir ?? null });
  }
  return plan;
}

/** Takes the account out of all trips: what is theirs alone goes, what others travel with stays with the others. */
export async function forgetAccount(tx: Tx, needs: Needs, accountId: string): Promise<void> {
  for (const { id, heir } of await planLeaving(tx, accountId)) {
    // One after the other with whoever changes the trip at this moment.
    await tx.selectFrom('trips').select('id').where('id', '=', id).forUpdate().execute();
    if (heir) await leave(tx, needs, accountId, id, heir.accountId);
    else await deleteWhole(tx, needs, id, accountId);
  }
}

async function leave(tx: Tx, needs: Needs, accountId: string, tripId: string, heirId: string): Promise<void> {
  await removeOwnFiles(tx, needs, accountId, tripId);
  await tx.deleteFrom('segments').where('trip_id', '=', tripId).where('personal_to', '=', accountId).execute();
  await tx
    .updateTable('segments')
    .set({ added_by: heirId, import_id: null, last_import_id: null })
    .where('trip_id', '=', tripId)
    .where('added_by', '=', accountId)
    .execute();
  const part = await tx
    .deleteFrom('trip_parts')
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .returning('is_primary')
    .executeTakeFirst();
  if (part?.is_primary) {
    await tx
      .updateTable('trip_parts')
      .set({ is_primary: true, travels: true })
      .where('trip_id', '=', tripId)
      .where('account_id', '=', heirId)
      .execute();
  }
  const handedOver = await tx
    .updateTable('trips')
    .set({ owner_id: heirId })
    .where('id', '=', tripId)
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  await reckonTrip(tx, tripId);
  await publish(tx, heirId, { what: 'trips' });
  if (handedOver.numUpdatedRows) await tell(tx, 'trip.handed-over', { tripId, accountId: heirId });
}

/** What they attached, and whatever is sealed with their key: nobody could open it any more. */
async function removeOwnFiles(tx: Tx, { files }: Needs, accountId: string, tripId: string): Promise<void> {
  const own = await tx
    .deleteFrom('attachments')
    .where('trip_id', '=', tripId)
    .where((where) => where.or([where('added_by', '=', accountId), where('file_account_id', '=', accountId)]))
    .returning('id')
    .execute();
  for (const { id } of own) await files.release(tx, 'attachments', id);
  const onPersonal = await tx
    .selectFrom('attachments as a')
    .innerJoin('segments as s', 's.id', 'a.segment_id')
    .select('a.id')
    .where('a.trip_id', '=', tripId)
    .where('s.personal_to', '=', accountId)
    .execute();
  for (const { id } of onPersonal) await files.release(tx, 'attachments', id);
}
