import { type Language, type SegmentDraft, type SegmentType, segmentDraft } from '@escale/contract';
import { startPlace } from '@escale/contract/segment-places';
import { endsBeforeItStarts } from '@escale/contract/segment-times';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { mayEditSegment, maySeeSegment, mayWithTrip } from '../../platform/policy.ts';
import { findAccount } from '../accounts/index.ts';
import { completePlace, townName } from '../places/index.ts';
import { inTurn, openTrip, relationOf, relationTo } from './access.ts';
import { createTrip } from './create-trip.ts';
import { outlineTrip } from './desk/outline.ts';
import { publishToAll, reckonTrip } from './reckon-trip.ts';
import { completePlaces } from './rules/complete-places.ts';
import { destinationOf } from './rules/destination-of.ts';
import { confirmationOf, confirmationsConflict, identityOf } from './rules/identity.ts';
import { type Difference, newerPaper } from './rules/newer-paper.ts';
import { pickTrip } from './rules/pick-trip.ts';
import { isPaperIdentity, paperIdentity, type SegmentRow, segmentColumns } from './segment-row.ts';
import { insertSegment } from './segments.ts';
import type { SegmentSource } from './tables.ts';

/** A booking that was read somewhere, whole: `segmentDraft.parse` has passed. */
export type BookingToPlace = {
  readonly draft: SegmentDraft;
  readonly source: SegmentSource;
  readonly importId: string | null;
  /** What the paper is known by beyond its fields: a calendar event's UID, a wallet pass' type and serial. */
  readonly identity?: readonly string[];
  /** The trip that a person chose. Left out: the one that holds the reservation already, that fits, or a new one. */
  readonly tripId?: string | undefined;
  /** A person has completed or typed these fields: no later paper overwrites them. */
  readonly byHand?: readonly string[];
  /** A copy at second hand, as in a calendar: where another source has spoken of the reservation, it changes nothing. */
  readonly yields?: boolean;
};

export type PlacedBooking = {
  readonly action: 'created' | 'updated' | 'cancelled' | 'unchanged';
  readonly tripId: string;
  readonly segmentId: string;
  /** The trip was made for it. */
  readonly newTrip: boolean;
  /** What the paper says and the traveller had set otherwise by hand: theirs was kept. */
  readonly differences: readonly Difference[];
};

/**
 * Puts a booking where it belongs, in the caller's transaction. The same reservation again (service and day, or the
 * confirmation number where the service moved; two different confirmation numbers are never the same) updates its
 * segment and never doubles it. One marked `cancelled` marks its segment.
 * Refuses with `trip.not-found` a chosen trip that the account may not add to.
 */
export async function placeBooking(
  tx: Tx,
  accountId: string,
  booking: BookingToPlace,
  now: Date,
): Promise<PlacedBooking> {
  await inTurn(tx, accountId);
  const draft = completePlaces(booking.draft, completePlace);
  const known = await findReservation(tx, accountId, draft, booking.identity ?? [], booking.importId);
  if (known && booking.yields && (known.source !== booking.source || known.last_import_id !== null)) {
    return { action: 'unchanged', tripId: known.trip_id, segmentId: known.id, newTrip: false, differences: [] };
  }
  if (known) return applyPaper(tx, accountId, known, draft, booking, now);

  const chosen = booking.tripId ?? (await tripThatFits(tx, accountId, draft, booking.importId));
  // Held until the booking is in it. One that was picked and has just gone ends the attempt; the next finds another.
  if (chosen) await openTrip(tx, accountId, chosen, 'add-segment');
  const tripId =
    chosen ?? (await createTrip(tx, accountId, { name: nameAfter(draft, await languageOf(tx, accountId)) }, now));
  const segmentId = await insertSegment(tx, {
    tripId,
    accountId,
    draft,
    source: booking.source,
    byHand: booking.byHand ?? [],
    now,
    importId: booking.importId,
    paperIdentity: (booking.identity ?? []).map(paperIdentity),
  });
  await reckonTrip(tx, tripId);
  const action = draft.status === 'cancelled' ? 'cancelled' : 'created';
  return { action, tripId, segmentId, newTrip: chosen === null, differences: [] };
}

/** What a cancellation says. Often little more than the number. */
export type Cancellation = {
  readonly type: SegmentType;
  readonly confirmationNumber?: string | undefined;
  /** As far as it was read. With the whole of it, only the service that it names is cancelled. */
  readonly draft?: SegmentDraft | null;
  readonly identity?: readonly string[];
  readonly importId: string | null;
};

/** Marks what a cancellation speaks of, and deletes nothing. An empty list: it speaks of nothing that is here. */
export async function cancelBookings(
  tx: Tx,
  accountId: string,
  cancellation: Cancellation,
  now: Date,
): Promise<PlacedBooking[]> {
  await inTurn(tx, accountId);
  const named = cancellation.draft
    ? await findReservation(tx, accountId, cancellation.draft, cancellation.identity ?? [], cancellation.importId)
    : await findByPaper(tx, accountId, cancellation.identity ?? []);
  const found = named ? [named] : await findByConfirmation(tx, accountId, cancellation);
  const placed: PlacedBooking[] = [];
  for (const row of found) {
    const again = row.details.status === 'cancelled' || !(await mayChange(tx, accountId, row));
    if (!again) await saveFromPaper(tx, row, { ...row.details, status: 'cancelled' }, cancellation.importId, now);
    placed.push({
      action: again ? 'unchanged' : 'cancelled',
      tripId: row.trip_id,
      segmentId: row.id,
      newTrip: false,
      differences: [],
    });
  }
  for (const tripId of new Set(found.map((row) => row.trip_id))) await reckonTrip(tx, tripId);
  return placed;
}

async function applyPaper(
  tx: Tx,
  accountId: string,
  row: SegmentRow,
  paper: SegmentDraft,
  booking: BookingToPlace,
  now: Date,
): Promise<PlacedBooking> {
  const wasCancelled = row.details.status === 'cancelled';
  const plan = newerPaper(row.details, paper, row.by_hand);
  const whole = segmentDraft.safeParse(plan.merged);
  const usable = whole.success && !endsBeforeItStarts(whole.data) && (await mayChange(tx, accountId, row));
  const placed = { tripId: row.trip_id, segmentId: row.id, newTrip: false, differences: plan.differences };
  const newKeys = (booking.identity ?? []).map(paperIdentity).filter((key) => !row.identity.includes(key));
  if (!usable || (plan.changed.length === 0 && newKeys.length === 0)) return { action: 'unchanged', ...placed };
  await saveFromPaper(tx, row, whole.data, booking.importId, now, newKeys, booking.byHand);
  await reckonTrip(tx, row.trip_id);
  if (plan.changed.length === 0) return { action: 'unchanged', ...placed };
  const cancelledNow = whole.data.status === 'cancelled' && !wasCancelled;
  return { action: cancelledNow ? 'cancelled' : 'updated', ...placed };
}

async function saveFromPaper(
  tx: Tx,
  row: SegmentRow,
  draft: SegmentDraft,
  importId: string | null,
  now: Date,
  newKeys: readonly string[] = [],
  byHand: readonly string[] = [],
): Promise<void> {
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, [...row.identity.filter(isPaperIdentity), ...newKeys]),
      by_hand: [...new Set([...row.by_hand, ...byHand])],
      import_id: row.import_id ?? importId,
      last_import_id: importId,
      version: row.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute();
}

/** The segment that stands for the same reservation, among those that the account can see; the surest first. */
async function findReservation(
  tx: Tx,
  accountId: string,
  draft: SegmentDraft,
  identity: readonly string[],
  importId: string | null,
): Promise<SegmentRow | null> {
  const byPaper = await findByPaper(tx, accountId, identity);
  if (byPaper) return byPaper.type === draft.type ? byPaper : null;
  const { sure, likely } = identityOf(draft);
  const bySure = await findByKeys(tx, accountId, 'identity', sure);
  const same = bySure.find((row) => !confirmationsConflict(row.details, draft));
  if (same) return same;
  // The other booking of the same paper has the same number; only an earlier paper's can have moved.
  const byLikely = await findByKeys(tx, accountId, 'likely_identity', likely);
  return byLikely.find((row) => importId === null || row.last_import_id !== importId) ?? null;
}

async function findByPaper(tx: Tx, accountId: string, identity: readonly string[]): Promise<SegmentRow | null> {
  const [row] = await findByKeys(tx, accountId, 'identity', identity.map(paperIdentity));
  return row ?? null;
}

async function findByKeys(
  tx: Tx,
  accountId: string,
  column: 'identity' | 'likely_identity',
  keys: readonly string[],
): Promise<SegmentRow[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .selectAll('s')
    .where(sql<boolean>`${sql.ref(`s.${column}`)} && ${[...keys]}::text[]`)
    .orderBy('s.created_at')
    .forUpdate('s')
    .execute();
  return visible(accountId, rows);
}

async function findByConfirmation(tx: Tx, accountId: string, said: Cancellation): Promise<SegmentRow[]> {
  const code = confirmationOf(said);
  if (code === null) return [];
  const rows = await tx
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .selectAll('s')
    .where('s.type', '=', said.type)
    .forUpdate('s')
    .execute();
  return visible(
    accountId,
    rows.filter((row) => confirmationOf(row.details) === code),
  );
}

function visible(accountId: string, rows: readonly SegmentRow[]): SegmentRow[] {
  return rows.filter((row) => maySeeSegment(accountId, { personalTo: row.personal_to }));
}

/** Mail that arrives for a fellow traveller changes nothing that they could not change themselves. */
async function mayChange(tx: Tx, accountId: string, row: SegmentRow): Promise<boolean> {
  const who = await relationTo(tx, accountId, row.trip_id);
  return mayEditSegment(who, accountId, { personalTo: row.personal_to, addedBy: row.added_by });
}

const dayMs = 86_400_000;

async function tripThatFits(
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
function nameAfter(draft: SegmentDraft, language: Language): string {
  const destination = destinationOf([draft], null);
  if (destination) return townName(destination, language).slice(0, 200);
  const name = draft.type === 'event' ? draft.name : startPlace(draft)?.name;
  return (name ?? draft.type).slice(0, 200);
}

/** A name is kept as it was given: an account that follows its device has it in English. */
async function languageOf(tx: Tx, accountId: string): Promise<Language> {
  return (await findAccount(tx, accountId))?.language ?? 'en';
}
