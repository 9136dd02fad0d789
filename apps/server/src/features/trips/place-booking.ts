import type { SegmentDraft } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { mayEditSegment } from '../../platform/policy.ts';
import { completePlace } from '../places/index.ts';
import { inTurn, openTrip, relationTo } from './access.ts';
import { createTripFor } from './create-trip.ts';
import { type Cancellation, findByPaper, findCancelled, findReservation } from './find-reservation.ts';
import { keepPapers, type NewPaper, papersOf, wholeOf } from './papers.ts';
import { reckonTrip } from './reckon-trip.ts';
import { completePlaces } from './rules/complete-places.ts';
import { type Difference, type FieldChange, newerPaper } from './rules/newer-paper.ts';
import { legsOf } from './rules/through-journey.ts';
import { isPaperIdentity, paperIdentity, type SegmentRow, segmentColumns } from './segment-row.ts';
import { insertSegment } from './segments.ts';
import type { SegmentSource } from './tables.ts';
import { dropThroughJourney, inTrip } from './through-journeys.ts';
import { languageOf, nameAfter, tripThatFits } from './trip-that-fits.ts';

/** A booking that was read somewhere, whole: `segmentDraft.parse` has passed. */
export type BookingToPlace = {
  readonly draft: SegmentDraft;
  readonly source: SegmentSource;
  readonly importId: string | null;
  /** Which of the import's bookings it is. */
  readonly position?: number;
  /** When its sender wrote it, an instant; left out: now. */
  readonly issuedAt?: string | null | undefined;
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
  /** What a person had set by hand and the paper says anew: theirs was kept. */
  readonly differences: readonly Difference[];
  /** What the segment says otherwise than before. */
  readonly changes: readonly FieldChange[];
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
  if (known && booking.yields && (known.source !== booking.source || known.last_import_id !== null))
    return { ...untouched(known), differences: [] };
  const paper = paperOf(draft, booking, now);
  if (known) return applyPaper(tx, accountId, known, paper, booking, now);

  const chosen = booking.tripId ?? (await tripThatFits(tx, accountId, draft, booking.importId));
  const leg = chosen && legsOf(draft, await inTrip(tx, chosen));
  // Told in more detail already.
  if (leg) return { ...untouched(leg.row), differences: [] };
  // Held until the booking is in it. One that was picked and has just gone ends the attempt; the next finds another.
  if (chosen) await openTrip(tx, accountId, chosen, 'add-segment');
  const tripId =
    chosen ?? (await createTripFor(tx, accountId, { name: nameAfter(draft, await languageOf(tx, accountId)) }, now));
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
  if (booking.importId !== null) {
    const row = { id: segmentId, details: draft, by_hand: [...(booking.byHand ?? [])] };
    await keepPapers(tx, row, [{ ...paper, madeTrip: chosen === null }]);
  }
  if (draft.type === 'flight' || draft.type === 'train') await dropThroughJourney(tx, tripId);
  await reckonTrip(tx, tripId);
  const action = draft.status === 'cancelled' ? 'cancelled' : 'created';
  return { action, tripId, segmentId, newTrip: chosen === null, differences: [], changes: [] };
}

function paperOf(said: SegmentDraft, booking: BookingToPlace, now: Date): NewPaper {
  return {
    importId: booking.importId,
    position: booking.position ?? 0,
    said,
    cancels: false,
    copy: booking.yields ?? false,
    completed: booking.byHand ?? [],
    issuedAt: booking.issuedAt ?? now.toISOString(),
  };
}

/** Marks what a cancellation speaks of, and deletes nothing. An empty list: it speaks of nothing that is here. */
export async function cancelBookings(
  tx: Tx,
  accountId: string,
  cancellation: Cancellation,
  now: Date,
): Promise<PlacedBooking[]> {
  await inTurn(tx, accountId);
  const byPaper = await findByPaper(tx, accountId, cancellation.identity ?? []);
  const found = byPaper ? [byPaper] : await findCancelled(tx, accountId, cancellation);
  const { importId, position = 0, said = {}, issuedAt } = cancellation;
  const paper = { importId, position, said, cancels: true, copy: false, issuedAt: issuedAt ?? now.toISOString() };
  const placed: PlacedBooking[] = [];
  for (const row of found) placed.push(await applyPaper(tx, accountId, row, paper, {}, now));
  return placed;
}

const untouched = (row: SegmentRow) =>
  ({ action: 'unchanged', tripId: row.trip_id, segmentId: row.id, newTrip: false, changes: [] }) as const;

async function applyPaper(
  tx: Tx,
  accountId: string,
  row: SegmentRow,
  paper: NewPaper,
  { identity = [], byHand = [] }: Pick<BookingToPlace, 'identity' | 'byHand'>,
  now: Date,
): Promise<PlacedBooking> {
  const { kept, beside } = await papersOf(tx, row);
  const others = [...kept.filter((one) => !isSameEntry(one, paper)), ...beside];
  const hand = row.by_hand.filter((field) => !byHand.includes(field));
  const { merged, changes, differences } = newerPaper(row.details, others, paper, hand);
  const whole = wholeOf(merged);
  const unchanged = { ...untouched(row), differences };
  if (!whole || !(await mayChange(tx, accountId, row))) return unchanged;
  const newKeys = identity.map(paperIdentity).filter((key) => !row.identity.includes(key));
  const handNow = [...new Set([...row.by_hand, ...byHand])];
  if (paper.importId !== null)
    await keepPapers(tx, { id: row.id, details: whole, by_hand: handNow }, [...beside, paper]);
  if (changes.length === 0 && newKeys.length === 0) return unchanged;
  await saveFromPaper(tx, row, whole, paper.importId, now, { newKeys, byHand: handNow });
  await reckonTrip(tx, row.trip_id);
  if (changes.length === 0) return unchanged;
  const cancelledNow = whole.status === 'cancelled' && row.details.status !== 'cancelled';
  return { ...unchanged, changes, action: cancelledNow ? 'cancelled' : 'updated' };
}

const isSameEntry = (one: NewPaper, other: NewPaper) =>
  one.importId !== null && one.importId === other.importId && one.position === other.position;

async function saveFromPaper(
  tx: Tx,
  row: SegmentRow,
  draft: SegmentDraft,
  importId: string | null,
  now: Date,
  { newKeys, byHand }: { newKeys: readonly string[]; byHand: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, [...row.identity.filter(isPaperIdentity), ...newKeys]),
      by_hand: [...byHand],
      import_id: row.import_id ?? importId,
      last_import_id: importId,
      version: row.version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute();
}

/** Mail that arrives for a fellow traveller changes nothing that they could not change themselves. */
async function mayChange(tx: Tx, accountId: string, row: SegmentRow): Promise<boolean> {
  const who = await relationTo(tx, accountId, row.trip_id);
  return mayEditSegment(who, accountId, { personalTo: row.personal_to, addedBy: row.added_by });
}
