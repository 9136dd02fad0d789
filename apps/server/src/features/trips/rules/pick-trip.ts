import type { SegmentDraft } from '@escale/contract';
import { endPlace, placesConnect, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';
import { confirmationOf } from './identity.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { inTimeOrder, takingPlace } from './itinerary.ts';

export type TripToPick = {
  id: string;
  /** Of the days that its traveller set or its segments span; null for an undated trip. */
  startsAtMs: number | null;
  endsAtMs: number | null;
  segments: readonly (SegmentDraft & { importId?: string | null })[];
};

const dayMs = 86_400_000;
/** How long a trip may be away before a ride home from its last place is taken for another trip. */
const homecomingMs = 21 * dayMs;
/** One paper may hold bookings months apart; those of one trip are nearer. */
const onePaperMs = 31 * dayMs;

/**
 * The trip that a booking belongs to, or null for a new one. It belongs to a trip that it overlaps or that it touches
 * (within a day, at a place that connects); not to one whose traveller is elsewhere at that hour. So that a return ticket
 * stays one trip, it also belongs to one that holds the same confirmation number, or whose circle it closes: from where
 * that trip ended back to where it began.
 */
export function pickTrip(
  booking: SegmentDraft,
  trips: readonly TripToPick[],
  importId: string | null = null,
): string | null {
  const ranked = trips
    .map((trip) => ({ id: trip.id, fit: fitOf(booking, trip, importId) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  return ranked[0]?.id ?? null;
}

/** 0: does not belong. The rest only orders those that do: the same paper first, then the places, then mere overlap. */
function fitOf(booking: SegmentDraft, trip: TripToPick, importId: string | null): number {
  if (trip.startsAtMs === null || trip.endsAtMs === null) return 0;
  const [begin, end] = [beginsAt(booking), finishesAt(booking)];
  const gapMs = Math.max(0, trip.startsAtMs - end, begin - trip.endsAtMs);
  const ends = endsOf(trip);
  const follows = ends !== null && placesConnect(ends.last, startPlace(booking));
  const precedes = ends !== null && placesConnect(endPlace(booking), ends.first);
  const connects = follows || precedes || trip.segments.some((s) => placesConnect(endPlace(s), startPlace(booking)));
  if (gapMs <= onePaperMs && sharesConfirmation(booking, trip)) return 5;
  if (gapMs <= onePaperMs && connects && importId !== null && trip.segments.some((s) => s.importId === importId))
    return 4;
  if (gapMs === 0) return isElsewhere(booking, trip.segments) ? 0 : connects ? 3 : 1;
  if (gapMs <= dayMs && connects) return 2;
  if (gapMs <= homecomingMs && follows && precedes) return 2;
  return 0;
}

function sharesConfirmation(booking: SegmentDraft, trip: TripToPick): boolean {
  const code = confirmationOf(booking);
  return code !== null && trip.segments.some((segment) => confirmationOf(segment) === code);
}

function endsOf(trip: TripToPick) {
  const ordered = inTimeOrder(takingPlace(trip.segments));
  const [first] = ordered;
  const last = ordered.at(-1);
  return first && last ? { first: startPlace(first), last: endPlace(last) } : null;
}
