import type { BodyOf, createTrip as createTripCall } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox.ts';
import { namesOf } from '../accounts/index.ts';
import { completePlace } from '../places/index.ts';
import { reckonTrip } from './reckon-trip.ts';

export type TripDraft = BodyOf<typeof createTripCall>;

/** A new trip, whose owner and primary traveller is the one who makes it. */
export async function createTrip(tx: Tx, accountId: string, draft: TripDraft, now: Date): Promise<string> {
  const id = await createTripFor(tx, accountId, draft, now);
  await reckonTrip(tx, id);
  return id;
}

/** The same, for what is put into it at once: the caller reckons it then. */
export async function createTripFor(tx: Tx, accountId: string, draft: TripDraft, now: Date): Promise<string> {
  const id = newId();
  await insertTrip(tx, { id, ownerId: accountId, draft, now });
  await addSelf(tx, { tripId: id, accountId, primary: true, now });
  await tell(tx, 'trip.created', { tripId: id, byAccountId: accountId });
  return id;
}

export async function insertTrip(
  tx: Tx,
  { id, ownerId, draft, now }: { id: string; ownerId: string; draft: TripDraft; now: Date },
): Promise<void> {
  await tx
    .insertInto('trips')
    .values({
      id,
      name: draft.name,
      purpose: draft.purpose || null,
      set_start: draft.start ?? null,
      set_end: draft.end ?? null,
      set_destination: destinationColumn(draft),
      owner_id: ownerId,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
}

export function destinationColumn({ destination }: TripDraft): string | null {
  return destination ? JSON.stringify({ ...completePlace(destination, 'any'), ...destination }) : null;
}

/** The part of somebody who is here and knows of the trip. */
export async function addSelf(
  tx: Tx,
  {
    tripId,
    accountId,
    primary,
    travels = true,
    now,
  }: {
    tripId: string;
    accountId: string;
    primary: boolean;
    travels?: boolean;
    now: Date;
  },
): Promise<void> {
  const self = (await namesOf(tx, [accountId])).get(accountId);
  await tx
    .insertInto('trip_parts')
    .values({
      id: newId(),
      trip_id: tripId,
      account_id: accountId,
      travels,
      is_primary: primary,
      email: self?.email ?? '',
      own_name: self?.name ?? null,
      joined_at: now.toISOString(),
      added_at: now.toISOString(),
    })
    .execute();
}
