import { dayOf, type SegmentDraft } from '@escale/contract';
import { beginsAt, dayBeginsAt, endZone, finishesAt, lastDay, startZone } from '@escale/contract/segment-times';
import { inTimeOrder, takingPlace } from './itinerary.ts';

/** The days of a trip as one person sees it. */
export type TripDays = {
  start: string | null;
  end: string | null;
  /** Of the first place; null where nothing tells. */
  startZone: string | null;
  /** The first instant of the first day there, and of the day after the last day where the trip ends; epoch milliseconds. */
  startsAtMs: number | null;
  endsAtMs: number | null;
  /** Where the traveller is, by zone: from when (epoch milliseconds), in order. */
  stays: readonly Stay[];
};
export type Stay = readonly [fromMs: number, zone: string];

export type SetDays = { start: string | null; end: string | null; zone: string | null };

/**
 * The span of the segments that take place, or what the traveller set where that is wider. The first day is that of the
 * segment that begins first and the last that of what is over last, by instants: who flies east over the date line
 * arrives on an earlier day than they left, and the trip still begins when they leave.
 */
export function daysOf(segments: readonly SegmentDraft[], set: SetDays): TripDays {
  const ordered = inTimeOrder(takingPlace(segments));
  const first = ordered[0];
  const last = ordered.reduce<SegmentDraft | undefined>(
    (latest, segment) => (!latest || finishesAt(segment) >= finishesAt(latest) ? segment : latest),
    undefined,
  );
  const zoned = ordered.filter((segment) => startZone(segment) !== null);
  const firstZone = (first && startZone(first)) ?? (zoned[0] ? startZone(zoned[0]) : null) ?? set.zone;
  const lastZone = (last && endZone(last)) ?? firstZone;
  const start = earlier(first ? dayOf(first.start) : null, set.start ?? set.end);
  const end = later(later(last ? lastDay(last) : null, set.end ?? set.start), start);
  return {
    start,
    end,
    startZone: firstZone,
    startsAtMs: start === null ? null : dayBeginsAt(start, firstZone),
    endsAtMs: end === null ? null : dayBeginsAt(nextDay(end), lastZone),
    stays: staysOf(ordered, firstZone),
  };
}

/** Everyone starts in the first zone; a segment's end puts the traveller into the zone where it ends. */
function staysOf(ordered: readonly SegmentDraft[], firstZone: string | null): Stay[] {
  const moves = ordered
    .flatMap((segment): (readonly [number, string | null])[] => [
      [beginsAt(segment), startZone(segment)],
      [finishesAt(segment), endZone(segment)],
    ])
    .sort((a, b) => a[0] - b[0]);
  const stays: Stay[] = [];
  let current = firstZone;
  for (const [fromMs, zone] of moves) {
    if (zone === null || zone === current) continue;
    stays.push([fromMs, zone]);
    current = zone;
  }
  return stays;
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);
const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);
