import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { openTrip } from './access.ts';
import { releaseFilesOfTrip } from './attachments.ts';
import { destinationColumn, type TripDraft } from './create-trip.ts';
import type { Needs } from './needs.ts';
import { peopleOf, reckonTrip } from './reckon-trip.ts';
import { takePersonalAlong } from './take-personal-along.ts';

type MustMatch = (version: number) => void;

/** Changes what a trip says of itself. What the draft leaves out stays; null takes it away. */
export async function updateTrip(
  tx: Tx,
  accountId: string,
  tripId: string,
  draft: TripDraft,
  { mustMatch, now }: { mustMatch: MustMatch; now: Date },
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'edit-trip');
  mustMatch(trip.version);
  const { set_start, set_end } = await tx
    .selectFrom('trips')
    .select(['set_start', 'set_end'])
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const start = draft.start === undefined ? set_start : draft.start;
  const end = draft.end === undefined ? set_end : draft.end;
  if (start && end && end < start) return refuse('request.invalid', { errors: [{ path: 'end', code: 'too-small' }] });
  await tx
    .updateTable('trips')
    .set({
      name: draft.name,
      ...(draft.purpose !== undefined && { purpose: draft.purpose || null }),
      set_start: start,
      set_end: end,
      ...(draft.destination !== undefined && { set_destination: destinationColumn(draft) }),
      version: trip.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', tripId)
    .execute();
  await reckonTrip(tx, tripId);
  await tell(tx, 'trip.changed', { tripId, byAccountId: accountId });
}

/**
 * Deletes a trip for everyone. This cancels no service. Personal events of others, which whoever deletes cannot see, go
 * into a trip of their owner's.
 */
export async function deleteTrip(
  tx: Tx,
  needs: Needs,
  accountId: string,
  tripId: string,
  mustMatch: MustMatch,
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'delete-trip');
  mustMatch(trip.version);
  await deleteWhole(tx, needs, tripId, accountId);
}

/** The same without asking whether they may. */
export async function deleteWhole(tx: Tx, needs: Needs, tripId: string, accountId: string): Promise<void> {
  const people = await peopleOf(tx, tripId);
  const others = people.filter((person) => person !== accountId);
  await takePersonalAlong(tx, tripId, others, needs.clock.now());
  await releaseFilesOfTrip(tx, needs.files, tripId);
  await tx.deleteFrom('trips').where('id', '=', tripId).execute();
  for (const person of people) await publish(tx, person, { what: 'trips' });
  await tell(tx, 'trip.deleted', { tripId, byAccountId: accountId });
}

/** The caller's own stars; nobody else's. */
export async function rateTrip(tx: Tx, accountId: string, tripId: string, rating: number): Promise<void> {
  await openTrip(tx, accountId, tripId, 'rate-trip');
  await tx
    .updateTable('trip_parts')
    .set({ rating })
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .execute();
  await publish(tx, accountId, { what: 'trip', tripId });
}
