import { isDeepStrictEqual } from 'node:util';
import {
  type Import,
  type ImportedBooking,
  type ImportReason,
  type SegmentDraft,
  segmentDraft,
} from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { Refusal } from '../../platform/refuse.ts';
import { titleOf } from '../reading/index.ts';
import type { PlacedBooking, SegmentSource, Trips } from '../trips/index.ts';

import type { ImportRow, ImportState, KeptBooking } from './store.ts';

/** What is to be placed: read by the engine, or typed by the import's person. */
export type Placeable = Pick<
  KeptBooking,
  'type' | 'title' | 'cancels' | 'identity' | 'confidence' | 'evidence' | 'conflicts' | 'position' | 'issuedAt'
> & {
  draft: ImportedBooking['draft'];
  segment: SegmentDraft | null;
  missing: string[];
  tripId?: string;
  byHand?: string[];
};

const sources: Record<Import['via'], SegmentSource> = {
  email: 'email',
  file: 'document',
  paste: 'document',
  calendar: 'calendar',
};

/**
 * Gives a booking to its trip, in the caller's transaction. What cannot be placed waits, with the reason. A cancellation
 * may speak of several segments: there is one entry for each.
 * @param made takes up the trips that had to be made, to be named when all is placed.
 */
export async function placeBooking(
  tx: Tx,
  trips: Trips,
  of: ImportRow,
  booking: Placeable,
  made: Set<string>,
): Promise<Omit<KeptBooking, 'index'>[]> {
  const { identity, position } = booking;
  const paper = { identity, position, importId: of.id, issuedAt: booking.issuedAt ?? of.received_at };
  if (booking.cancels) {
    const cancelled = await trips.cancelBookings(tx, of.account_id, {
      ...paper,
      type: booking.type,
      confirmationNumber: booking.draft.confirmationNumber as string | undefined,
      said: booking.draft,
    });
    if (cancelled.length === 0) return [keptWaiting(booking, 'cancellation-unmatched')];
    return keepEach(tx, trips, of, booking, cancelled);
  }
  if (!booking.segment) return [keptWaiting(booking, 'incomplete')];
  const placed = await trips.placeBooking(tx, of.account_id, {
    ...paper,
    draft: booking.segment,
    source: of.by_agency_id ? 'agent' : sources[of.via],
    tripId: booking.tripId ?? (await tripStillThere(tx, trips, of)),
    byHand: booking.byHand,
  });
  if (placed.newTrip) {
    made.add(placed.tripId);
    if (of.by_agency_id) await trips.desk.noteManaged(tx, of.by_agency_id, placed.tripId);
  }
  return keepEach(tx, trips, of, booking, [placed]);
}

/** Whoever dropped a file on a trip and then deleted the trip still wants the booking. */
async function tripStillThere(tx: Tx, trips: Trips, of: ImportRow): Promise<string | undefined> {
  if (of.wanted_trip_id === null) return undefined;
  try {
    await trips.mayAddTo(tx, of.account_id, of.wanted_trip_id);
    return of.wanted_trip_id;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function keepEach(tx: Tx, trips: Trips, of: ImportRow, booking: Placeable, placed: PlacedBooking[]) {
  const kept: Omit<KeptBooking, 'index'>[] = [];
  for (const { action, tripId, segmentId, differences, changes } of placed) {
    // The paper lies with the segment, once; one that changed nothing is only in the tray.
    const hasIt = of.bookings.some((before) => before.segmentId === segmentId && before.action !== 'unchanged');
    if (action !== 'unchanged' && !hasIt) await attachOriginal(tx, trips, of, tripId, segmentId);
    kept.push({
      ...plain(booking),
      action,
      tripId,
      segmentId,
      reason: null,
      missing: [],
      differences: [...differences],
      changes: [...changes],
    });
  }
  return kept;
}

async function attachOriginal(tx: Tx, trips: Trips, of: ImportRow, tripId: string, segmentId: string): Promise<void> {
  const file = {
    accountId: of.account_id,
    address: of.file_address,
    mediaType: of.media_type,
    sizeBytes: of.size_bytes,
  };
  await trips.attach(
    tx,
    of.account_id,
    { tripId, segmentId },
    { kind: 'file', file, name: originalName(of), importId: of.id },
  );
}

const endings: Record<string, string> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/html': '.html',
  'text/plain': '.txt',
};

/** What the original is called when it is kept: its own name, or the subject. */
export function originalName(of: Pick<ImportRow, 'file_name' | 'title' | 'media_type'>): string {
  // A subject may hold a slash: it is no path.
  return of.file_name ?? `${of.title.slice(0, 200).replaceAll(/[\\/]/g, '-')}${endings[of.media_type] ?? ''}`;
}

export function keptWaiting(booking: Placeable, reason: ImportReason): Omit<KeptBooking, 'index'> {
  const { missing } = booking;
  const nowhere = { tripId: null, segmentId: null, differences: [], changes: [] };
  return { ...plain(booking), ...nowhere, action: 'waiting', reason, missing };
}

const plain = (of: Placeable) => {
  const { type, title, draft, cancels, identity, confidence, evidence, conflicts, position, issuedAt } = of;
  return { type, title, draft, cancels, identity, confidence, evidence, conflicts, position, issuedAt };
};

/** What was kept waiting, as it can be placed now. */
export function placeableAgain(booking: KeptBooking): Placeable {
  const checked = segmentDraft.safeParse(booking.draft);
  const whole = checked.success && booking.missing.length === 0;
  return { ...booking, segment: whole ? checked.data : null, tripId: undefined };
}

/** Typed by hand, from nothing or over what was read. `position`: of a new one. */
export function typedByHand(
  segment: SegmentDraft,
  over: KeptBooking | null,
  { tripId, position }: { tripId?: string | undefined; position: number },
): Placeable {
  const before = over?.draft ?? {};
  const byHand = Object.entries(segment)
    .filter(([field, value]) => field !== 'type' && !isDeepStrictEqual(value, before[field]))
    .map(([field]) => field);
  return {
    type: segment.type,
    title: titleOf(segment),
    draft: segment,
    segment,
    missing: [],
    cancels: false,
    identity: over?.identity ?? [],
    confidence: 1,
    evidence: over?.evidence ?? [],
    // Which of two values is right, its person has said by now.
    conflicts: [],
    position: over?.position ?? position,
    issuedAt: over?.issuedAt ?? null,
    byHand,
    ...(tripId && { tripId }),
  };
}

/** Whether an import is done, and why not. Once what was read of it is placed, what was not made out still waits. */
export function standingOf(
  bookings: readonly ImportedBooking[],
  { speaks_of_more: speaksOfMore }: Pick<ImportRow, 'speaks_of_more'>,
): { state: ImportState; reason: ImportReason | null } {
  const waiting = bookings.find((booking) => booking.action === 'waiting');
  const differs = bookings.some(({ differences }) => differences.length > 0);
  const reason = waiting?.reason ?? (speaksOfMore ? 'more-inside' : differs ? 'conflict' : null);
  return reason === null ? { state: 'placed', reason: null } : { state: 'needs-review', reason };
}
