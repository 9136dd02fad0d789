import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { mayWithTrip } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { findOrCreateAccount, namesOf } from '../accounts/index.ts';
import { openTrip } from './access.ts';
import { publishToAll, reckonTrip } from './reckon-trip.ts';
import { takePersonalAlong } from './take-personal-along.ts';

/**
 * Adds a person by e-mail; an account is made where there is none. Whether there was one does not show: until the person
 * opens the trip, it says of them what was typed here and nothing that their account says.
 */
export async function addTraveler(
  tx: Tx,
  accountId: string,
  tripId: string,
  who: { email: string; name?: string | undefined },
  now: Date,
) {
  await openTrip(tx, accountId, tripId, 'manage-travelers');
  const account = await findOrCreateAccount(tx, who.email);
  const there = await tx
    .selectFrom('trip_parts')
    .select(['id', 'travels'])
    .where('trip_id', '=', tripId)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (there?.travels) return refuse('traveler.already-there');
  const id = there?.id ?? newId();
  if (there) await tx.updateTable('trip_parts').set({ travels: true }).where('id', '=', id).execute();
  else {
    await tx
      .insertInto('trip_parts')
      .values({
        id,
        trip_id: tripId,
        account_id: account.id,
        email: who.email,
        typed_name: who.name || null,
        added_at: now.toISOString(),
      })
      .execute();
  }
  await reckonTrip(tx, tripId);
  await tell(tx, 'traveler.added', { tripId, accountId: account.id, byAccountId: accountId });
  return present(tx, accountId, id);
}

/** Takes a traveller off the trip, or oneself. What they alone could see goes with them. */
export async function removeTraveler(
  tx: Tx,
  accountId: string,
  tripId: string,
  travelerId: string,
  now: Date,
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'see-trip');
  const part = await tx
    .selectFrom('trip_parts')
    .select(['id', 'account_id', 'is_primary'])
    .where('id', '=', travelerId)
    .where('trip_id', '=', tripId)
    .where('travels', '=', true)
    .executeTakeFirst();
  if (!part) return refuse('traveler.not-found');
  const isSelf = part.account_id === accountId;
  if (!isSelf && !mayWithTrip(trip.who, 'manage-travelers')) return refuse('trip.not-editable');
  if (part.is_primary) return refuse('traveler.primary-stays');

  if (part.account_id === trip.ownerId && !isSelf) {
    // The owner goes on organising; only they themselves give that up.
    await tx.updateTable('trip_parts').set({ travels: false }).where('id', '=', part.id).execute();
  } else {
    await takePersonalAlong(tx, tripId, [part.account_id], now);
    await tx.deleteFrom('trip_parts').where('id', '=', part.id).execute();
    if (isSelf && trip.who === 'owner') await handOver(tx, tripId);
  }
  await reckonTrip(tx, tripId);
  await publish(tx, part.account_id, { what: 'trips' });
  await tell(tx, 'traveler.removed', { tripId, accountId: part.account_id, byAccountId: accountId });
}

/** A trip is never without an owner: from one who leaves it goes to its primary traveller. */
async function handOver(tx: Tx, tripId: string): Promise<void> {
  const { account_id } = await tx
    .selectFrom('trip_parts')
    .select('account_id')
    .where('trip_id', '=', tripId)
    .where('is_primary', '=', true)
    .executeTakeFirstOrThrow();
  await tx.updateTable('trips').set({ owner_id: account_id }).where('id', '=', tripId).execute();
}

/** Somebody has opened a trip that they were added to: from now on it calls them what they call themselves. */
export async function joinTrip(tx: Tx, accountId: string, tripId: string, now: Date): Promise<void> {
  const self = (await namesOf(tx, [accountId])).get(accountId);
  const { numUpdatedRows } = await tx
    .updateTable('trip_parts')
    .set({ joined_at: now.toISOString(), own_name: self?.name ?? null })
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows) await publishToAll(tx, tripId);
}

/** People changed what they are called: it follows wherever they have joined. */
export async function rename(tx: Tx, accountId: string): Promise<void> {
  const self = (await namesOf(tx, [accountId])).get(accountId);
  if (!self) return;
  const { numUpdatedRows } = await tx
    .updateTable('trip_parts')
    .set({ own_name: self.name })
    .where('account_id', '=', accountId)
    .where('joined_at', 'is not', null)
    .where('own_name', 'is distinct from', self.name)
    .executeTakeFirst();
  if (!numUpdatedRows) return;
  const fellows = await tx
    .selectFrom('trip_parts as own')
    .innerJoin('trip_parts as p', 'p.trip_id', 'own.trip_id')
    .select('p.account_id')
    .distinct()
    .where('own.account_id', '=', accountId)
    .where('own.joined_at', 'is not', null)
    .execute();
  for (const { account_id } of fellows) await publish(tx, account_id, { what: 'trips' });
}

async function present(tx: Tx, accountId: string, partId: string) {
  const part = await tx.selectFrom('trip_parts').selectAll().where('id', '=', partId).executeTakeFirstOrThrow();
  return {
    id: part.id,
    name: part.own_name ?? part.typed_name ?? part.email,
    email: part.email,
    primary: part.is_primary,
    joined: part.joined_at !== null,
    you: part.account_id === accountId,
    addedAt: new Date(part.added_at).toISOString(),
  };
}
