import { dayOf, type ExpectedPlace, type SegmentDraft } from '@escale/contract';
import { isRide } from '@escale/contract/segment-places';
import { endZone, lastDay, startZone } from '@escale/contract/segment-times';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { placesAround } from './rules/whereabouts.ts';

const aroundMs = 36 * 3_600_000;

/** Where somebody's bookings say that they are. Personal events are not among them, whoever asks. */
export async function expectedPlaces(queries: Queries, accountId: string, now: Date): Promise<ExpectedPlace[]> {
  return placesAround(await segmentsAround(queries, accountId, now), now.getTime());
}

/** Whether somebody is on the road today: no day for questions. By the calendar of the place. */
export async function isTravelDay(queries: Queries, accountId: string, now: Date): Promise<boolean> {
  const segments = await segmentsAround(queries, accountId, now);
  return segments
    .filter((of) => isRide(of) || of.type === 'car-rental')
    .some((of) => dayOf(of.start) === dayAt(now, startZone(of)) || lastDay(of) === dayAt(now, endZone(of)));
}

async function segmentsAround(queries: Queries, accountId: string, now: Date): Promise<SegmentDraft[]> {
  const rows = await queries
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .select('s.details')
    .where('p.travels', '=', true)
    .where('s.personal_to', 'is', null)
    .where(sql`s.details->>'status'`, '<>', 'cancelled')
    .where('s.begins_at', '<', new Date(now.getTime() + aroundMs).toISOString())
    .where('s.ends_at', '>', new Date(now.getTime() - aroundMs).toISOString())
    .orderBy('s.begins_at')
    .limit(50)
    .execute();
  return rows.map((row) => row.details);
}

function dayAt(now: Date, zone: string | null): string {
  // sv-SE writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone ?? 'UTC', dateStyle: 'short' }).format(now);
}

export type EndedTrip = { readonly id: string; readonly name: string; readonly endedAt: string };

/** Trips that somebody came back from since then, the latest first. */
export async function tripsEndedSince(
  queries: Queries,
  accountId: string,
  since: Date,
  now: Date,
): Promise<EndedTrip[]> {
  const rows = await queries
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.id', 't.name', 'p.ends_at'])
    .where('p.account_id', '=', accountId)
    .where('p.travels', '=', true)
    .where('p.ends_at', '<=', now.toISOString())
    .where('p.ends_at', '>', since.toISOString())
    .orderBy('p.ends_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, endedAt: row.ends_at }));
}

/** Which kinds of segment a trip has for this person; null: they have no part in it. */
export async function tripForReview(queries: Queries, accountId: string, tripId: string) {
  const row = await queries
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.id', 't.name', 'p.segment_types'])
    .where('p.account_id', '=', accountId)
    .where('p.trip_id', '=', tripId)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, segmentTypes: row.segment_types } : null;
}
