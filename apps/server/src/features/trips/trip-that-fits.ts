import type { Language, SegmentDraft } from '@escale/contract';
import { startPlace } from '@escale/contract/segment-places';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { mayWithTrip } from '../../platform/policy.ts';
import { findAccount } from '../accounts/index.ts';
import { townName } from '../places/index.ts';
import { relationOf } from './access.ts';
import { outlineTrip } from './desk/outline.ts';
import { publishToAll } from './reckon-trip.ts';
import { destinationOf } from './rules/destination-of.ts';
import { pickTrip } from './rules/pick-trip.ts';
import { segmentColumns } from './segment-row.ts';

const dayMs = 86_400_000;

export async function tripThatFits(
  tx: Tx,
  accountId: string,
  draft: SegmentDraft,
  importId: string | null,
): Promise<string | null> {
  const { begins_at, ends_at } = segmentColumns(draft, accountId);
  const around = (at: unknown, days: number) => new Date(Date.parse(String(at)) + days * dayMs).toISOString();
  const near = await tx
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['p.trip_id', 'p.starts_at', 'p.ends_at', 'p.is_primary', 't.owner_id'])
    .where('p.account_id', '=', accountId)
    .where('p.travels', '=', true)
    .where('p.ends_at', '>=', around(begins_at, -32))
    .where('p.starts_at', '<=', around(ends_at, 32))
    .execute();
  const mine = near.filter((part) => mayWithTrip(relationOf(accountId, part), 'add-segment'));
  if (mine.length === 0) return null;
  const mineIds = mine.map((part) => part.trip_id);
  const segments = await tx
    .selectFrom('segments')
    .select(['trip_id', 'details', 'import_id'])
    // One text however many there are, so that it is prepared once.
    .where('trip_id', '=', sql<string>`any(${mineIds}::uuid[])`)
    .where(({ or, eb }) => or([eb('personal_to', 'is', null), eb('personal_to', '=', accountId)]))
    .execute();
  const trips = mine.map((part) => ({
    id: part.trip_id,
    startsAtMs: Date.parse(part.starts_at),
    endsAtMs: Date.parse(part.ends_at),
    segments: segments
      .filter((segment) => segment.trip_id === part.trip_id)
      .map((segment) => ({ ...segment.details, importId: segment.import_id })),
  }));
  return pickTrip(draft, trips, importId);
}

/** A trip that was made for several bookings at once is named when it holds them all: the first may only be a part of the way. */
export async function nameNewTrip(tx: Tx, tripId: string): Promise<void> {
  const segments = await tx.selectFrom('segments').select('details').where('trip_id', '=', tripId).execute();
  const destination = destinationOf(
    segments.map(({ details }) => details),
    null,
  );
  if (!destination) return;
  const { owner_id } = await tx
    .selectFrom('trips')
    .select('owner_id')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const name = townName(destination, await languageOf(tx, owner_id));
  await tx
    .updateTable('trips')
    .set({ name: name.slice(0, 200) })
    .where('id', '=', tripId)
    .execute();
  await outlineTrip(tx, tripId);
  await publishToAll(tx, tripId);
}

/** Where it goes, as its owner calls the town. */
export function nameAfter(draft: SegmentDraft, language: Language): string {
  const destination = destinationOf([draft], null);
  if (destination) return townName(destination, language).slice(0, 200);
  const name = draft.type === 'event' ? draft.name : startPlace(draft)?.name;
  return (name ?? draft.type).slice(0, 200);
}

/** A name is kept as it was given. Whoever was added by others and never came speaks English, as far as we know. */
export async function languageOf(tx: Tx, accountId: string): Promise<Language> {
  return (await findAccount(tx, accountId))?.language ?? 'en';
}
