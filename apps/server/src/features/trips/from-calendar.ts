import { isDeepStrictEqual } from 'node:util';
import { type Place, type SegmentDraft, type SegmentDraftOf, segmentDraft } from '@escale/contract';
import { endPlace, startPlace } from '@escale/contract/segment-places';
import { beginsAt, endsBeforeItStarts, finishesAt } from '@escale/contract/segment-times';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { mayEditSegment, mayWithTrip } from '../../platform/policy.ts';
import { completePlace } from '../places/index.ts';
import { inTurn, openTrip, relationTo } from './access.ts';
import { releaseFilesOfSegment } from './attachments.ts';
import { deleteTrip } from './change-trip.ts';
import { createTrip } from './create-trip.ts';
import type { Needs } from './needs.ts';
import { reckonTrip } from './reckon-trip.ts';
import { completePlaces } from './rules/complete-places.ts';
import { paperIdentity, type SegmentRow, segmentColumns } from './segment-row.ts';
import { insertSegment } from './segments.ts';

/** When and where a trip takes place, by itself: events that a calendar put there carry no others. */
export type TripSpan = {
  readonly tripId: string;
  /** Epoch milliseconds. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly places: readonly Place[];
  /** It holds nothing but such events; then they are what it is. */
  readonly onlyEvents: boolean;
};

/** Of the trips that the account travels on, may add to, and that are not over before `since`. */
export async function spansOf(queries: Queries, accountId: string, since: Date): Promise<TripSpan[]> {
  const parts = await queries
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['p.trip_id', 't.set_start', 't.set_end', 't.set_destination'])
    .where('p.account_id', '=', accountId)
    .where('p.travels', '=', true)
    .where('p.ends_at', '>=', since.toISOString())
    .execute();
  if (parts.length === 0) return [];
  const segments = await queries
    .selectFrom('segments')
    .select(['trip_id', 'type', 'source', 'details'])
    .where(
      'trip_id',
      'in',
      parts.map((part) => part.trip_id),
    )
    .where(({ or, eb }) => or([eb('personal_to', 'is', null), eb('personal_to', '=', accountId)]))
    .execute();
  const dayMs = 86_400_000;
  return parts.flatMap((part) => {
    const all = segments.filter((s) => s.trip_id === part.trip_id && s.details.status !== 'cancelled');
    const booked = all.filter((s) => !(s.source === 'calendar' && s.type === 'event'));
    const onlyEvents = booked.length === 0;
    const own = (onlyEvents ? all : booked).map(({ details }) => details);
    const starts = own.map(beginsAt);
    const ends = own.map(finishesAt);
    if (part.set_start) starts.push(Date.parse(part.set_start));
    if (part.set_end) ends.push(Date.parse(part.set_end) + dayMs);
    if (starts.length === 0 || ends.length === 0) return [];
    const places = own.flatMap((segment) => [startPlace(segment), endPlace(segment)]);
    return {
      tripId: part.trip_id,
      startsAtMs: Math.min(...starts),
      endsAtMs: Math.max(...ends),
      places: [...places, part.set_destination].filter((place) => place !== null),
      onlyEvents,
    };
  });
}

export type EventToPut = {
  readonly draft: SegmentDraftOf<'event'>;
  /** What the event is known by, for good. */
  readonly key: string;
  /** Null: a trip of its own. */
  readonly tripId: string | null;
};

export type PutEvent = { readonly tripId: string; readonly segmentId: string; readonly changed: boolean };

/**
 * Puts an event of the account's calendar into a trip, or brings the one that is there up to date: what the calendar no
 * longer says goes, what the traveller set by hand stays. Null: the traveller may not add to that trip any more.
 */
export async function putEvent(tx: Tx, accountId: string, event: EventToPut, now: Date): Promise<PutEvent | null> {
  await inTurn(tx, accountId);
  const draft = completePlaces(event.draft, completePlace);
  const known = await findImported(tx, accountId, event.key);
  if (known) return refresh(tx, known, draft, now);
  if (event.tripId && !mayWithTrip(await relationTo(tx, accountId, event.tripId), 'add-segment')) return null;
  if (event.tripId) await openTrip(tx, accountId, event.tripId, 'add-segment');
  const name = event.draft.location?.city ?? event.draft.name;
  const tripId = event.tripId ?? (await createTrip(tx, accountId, { name: name.slice(0, 200) }, now));
  const segmentId = await insertSegment(tx, {
    tripId,
    accountId,
    draft,
    source: 'calendar',
    byHand: [],
    now,
    paperIdentity: [paperIdentity(event.key)],
  });
  await reckonTrip(tx, tripId, event.draft.personal ? accountId : null);
  return { tripId, segmentId, changed: true };
}

async function refresh(tx: Tx, row: SegmentRow, paper: SegmentDraft, now: Date): Promise<PutEvent> {
  const there = { tripId: row.trip_id, segmentId: row.id };
  const merged: Record<string, unknown> = { ...paper };
  for (const field of row.by_hand) {
    const kept = (row.details as Record<string, unknown>)[field];
    if (kept === undefined) delete merged[field];
    else merged[field] = kept;
  }
  const whole = segmentDraft.safeParse(merged);
  if (
    !whole.success ||
    endsBeforeItStarts(whole.data) ||
    isDeepStrictEqual(JSON.parse(JSON.stringify(whole.data)), row.details)
  ) {
    return { ...there, changed: false };
  }
  const columns = segmentColumns(
    whole.data,
    row.added_by,
    row.identity.filter((key) => key.startsWith('paper|')),
  );
  await tx
    .updateTable('segments')
    .set({ ...columns, version: row.version + 1, updated_at: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  await reckonTrip(tx, row.trip_id);
  return { ...there, changed: true };
}

async function findImported(tx: Tx, accountId: string, key: string): Promise<SegmentRow | null> {
  const row = await tx
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .selectAll('s')
    .where('s.added_by', '=', accountId)
    .where('s.type', '=', 'event')
    .where(sql<boolean>`s.identity @> ${[paperIdentity(key)]}::text[]`)
    .orderBy('s.created_at')
    .limit(1)
    .forUpdate('s')
    .executeTakeFirst();
  return row ?? null;
}

export type ImportedSegment = {
  readonly segmentId: string;
  readonly tripId: string;
  readonly fromCalendar: boolean;
  readonly byHand: boolean;
};

/** Those of these segments that are still in a trip of the account's. `byHand`: its people have made it their own since. */
export async function findImportedSegments(
  queries: Queries,
  accountId: string,
  segmentIds: readonly string[],
): Promise<ImportedSegment[]> {
  if (segmentIds.length === 0) return [];
  const rows = await queries
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .select(['s.id', 's.trip_id', 's.source', 's.by_hand', 's.last_import_id'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('attachments as a').select('a.id').whereRef('a.segment_id', '=', 's.id')).as('has_files'),
    )
    .where('s.id', 'in', segmentIds)
    .execute();
  return rows.map((row) => ({
    segmentId: row.id,
    tripId: row.trip_id,
    fromCalendar: row.source === 'calendar',
    byHand: row.by_hand.length > 0 || row.last_import_id !== null || Boolean(row.has_files),
  }));
}

/**
 * The calendar no longer has it. It goes, and with it a trip that was made for it and holds nothing else. What people
 * have made their own since (fields by hand, files) or another paper vouches for is only marked as cancelled.
 */
export async function takeOut(tx: Tx, needs: Needs, accountId: string, segmentId: string): Promise<void> {
  await inTurn(tx, accountId);
  const [found] = await findImportedSegments(tx, accountId, [segmentId]);
  if (!found) return;
  const who = await relationTo(tx, accountId, found.tripId);
  const row = await tx.selectFrom('segments').selectAll().where('id', '=', segmentId).forUpdate().executeTakeFirst();
  if (!row || !mayEditSegment(who, accountId, { personalTo: row.personal_to, addedBy: row.added_by })) return;
  if (row.last_import_id !== null) return;
  if (found.byHand) {
    if (row.details.status === 'cancelled' || row.by_hand.includes('status')) return;
    const draft = { ...row.details, status: 'cancelled' as const };
    await tx
      .updateTable('segments')
      .set({
        ...segmentColumns(
          draft,
          row.added_by,
          row.identity.filter((key) => key.startsWith('paper|')),
        ),
        version: row.version + 1,
        updated_at: needs.clock.now().toISOString(),
      })
      .where('id', '=', segmentId)
      .execute();
  } else {
    await releaseFilesOfSegment(tx, needs.files, segmentId);
    await tx.deleteFrom('segments').where('id', '=', segmentId).execute();
    if (await isLeftEmpty(tx, accountId, found.tripId)) {
      return deleteTrip(tx, needs, accountId, found.tripId, () => undefined);
    }
  }
  await reckonTrip(tx, found.tripId);
}

/** A trip that nobody has touched since the calendar made it. */
async function isLeftEmpty(tx: Tx, accountId: string, tripId: string): Promise<boolean> {
  const trip = await tx
    .selectFrom('trips as t')
    .select(['t.id', 't.owner_id', 't.version', 't.purpose'])
    .select(({ selectFrom }) => [
      selectFrom('segments as s')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('s.trip_id', '=', 't.id')
        .as('segments'),
      selectFrom('attachments as a')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('a.trip_id', '=', 't.id')
        .as('files'),
      selectFrom('trip_parts as p')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('p.trip_id', '=', 't.id')
        .as('people'),
    ])
    .where('t.id', '=', tripId)
    .executeTakeFirst();
  return (
    trip !== undefined &&
    trip.owner_id === accountId &&
    trip.version === 1 &&
    trip.purpose === null &&
    trip.segments === 0 &&
    trip.files === 0 &&
    trip.people === 1
  );
}

/** A segment as a calendar outside may show it. */
export type FeedSegment = {
  readonly id: string;
  readonly tripId: string;
  readonly tripName: string;
  readonly draft: SegmentDraft;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Of the trips that the account travels on, what ends after `since`; personal events never. The next first. */
export async function segmentsForFeed(queries: Queries, accountId: string, since: Date): Promise<FeedSegment[]> {
  const rows = await queries
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .innerJoin('trips as t', 't.id', 's.trip_id')
    .select(['s.id', 's.trip_id', 't.name', 's.details', 's.version', 's.created_at', 's.updated_at'])
    .where('p.travels', '=', true)
    .where('s.personal_to', 'is', null)
    .where('s.ends_at', '>=', since.toISOString())
    .orderBy('s.begins_at')
    .orderBy('s.id')
    .limit(2_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tripId: row.trip_id,
    tripName: row.name,
    draft: row.details,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}
