import type { SegmentDraft, SegmentType } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { writeOutline } from './desk/outline.ts';
import { daysOf } from './rules/days-of.ts';
import { destinationOf } from './rules/destination-of.ts';
import { inTimeOrder } from './rules/itinerary.ts';

/**
 * Brings what each person sees of a trip up to its present content, and tells their open pages. Called in the transaction
 * of every change to a trip's days, destination, segments or people. Personal events count for their owner alone; when
 * nothing but one of those changed, `onlyFor` is that owner, and nobody else hears of it.
 */
export async function reckonTrip(tx: Tx, tripId: string, onlyFor?: string | null): Promise<void> {
  const trip = await tx
    .selectFrom('trips')
    .select(['name', 'set_start', 'set_end', 'set_destination'])
    .where('id', '=', tripId)
    .executeTakeFirst();
  if (!trip) return;
  const segments = await tx
    .selectFrom('segments')
    .select(['details', 'personal_to'])
    .where('trip_id', '=', tripId)
    .execute();
  const parts = await tx.selectFrom('trip_parts').select(['id', 'account_id']).where('trip_id', '=', tripId).execute();
  const zone = trip.set_destination?.timeZone ?? null;
  for (const part of parts) {
    if (onlyFor && part.account_id !== onlyFor) continue;
    const seen = segments
      .filter((s) => s.personal_to === null || s.personal_to === part.account_id)
      .map((s) => s.details);
    const days = daysOf(seen, { start: trip.set_start, end: trip.set_end, zone });
    const destination = destinationOf(seen, trip.set_destination);
    await tx
      .updateTable('trip_parts')
      .set({
        first_day: days.start,
        last_day: days.end,
        start_zone: days.startZone,
        stays: JSON.stringify(days.stays),
        destination: destination && JSON.stringify(destination),
        segment_types: typesInOrder(seen),
        starts_at: instantOr(undatedAt, days.startsAtMs),
        ends_at: instantOr(undatedAt, days.endsAtMs),
      })
      .where('id', '=', part.id)
      .execute();
    await publish(tx, part.account_id, { what: 'trip', tripId });
  }
  if (onlyFor) return;
  const common = segments.filter((s) => s.personal_to === null).map((s) => s.details);
  await writeOutline(tx, { id: tripId, ...trip, segments: common });
}

/** Undated trips come after all dated ones. */
const undatedAt = '9999-01-01T00:00:00Z';
const instantOr = (otherwise: string, ms: number | null) => (ms === null ? otherwise : new Date(ms).toISOString());

function typesInOrder(segments: readonly SegmentDraft[]): SegmentType[] {
  return [...new Set(inTimeOrder(segments).map((segment) => segment.type))];
}

/** To everyone who has a part in the trip, where what changed is no matter of days and places. */
export async function publishToAll(tx: Tx, tripId: string): Promise<void> {
  for (const person of await peopleOf(tx, tripId)) await publish(tx, person, { what: 'trip', tripId });
}

/** Everyone who has a part in the trip. */
export async function peopleOf(tx: Tx, tripId: string): Promise<string[]> {
  const parts = await tx.selectFrom('trip_parts').select('account_id').where('trip_id', '=', tripId).execute();
  return parts.map((part) => part.account_id);
}
