import { atPlace, dayOf, hasTime, type SegmentDraft, type SegmentType, wallClockOf, zoneOf } from '@escale/contract';
import { daysBetween, lastDay } from '@escale/contract/segment-times';

/** The first day of every pattern, for days that count from it. */
export const firstDay = '2000-01-01';

/**
 * What of each kind goes into a pattern: the service, the places, the times. Named one by one, so that a field which is
 * added later does not carry a person along: no numbers, names, seats, prices, codes, notes, and no words of the traveller.
 */
const kept = {
  flight: ['departure', 'arrival', 'airlineName', 'airlineCode', 'flightNumber'],
  train: ['departure', 'arrival', 'transporter', 'trainNumber', 'travelClass'],
  'car-rental': ['company', 'pickUp', 'dropOffSameAsPickUp', 'dropOff'],
  hotel: ['name', 'place', 'phone', 'amenities'],
  transfer: ['departure', 'arrival', 'company'],
  vessel: ['departure', 'arrival', 'company', 'vesselName'],
  cruise: ['departure', 'arrival', 'company', 'shipName', 'portsOfCall'],
  event: ['eventType', 'name', 'location', 'duration'],
} as const satisfies Record<SegmentType, readonly string[]>;

/** A trip's segments as a pattern: what takes place, from its first day on. Personal events never get here. */
export function patternOf(segments: readonly SegmentDraft[]): SegmentDraft[] {
  const taken = segments.filter(({ status }) => status !== 'cancelled');
  const first = taken.map(({ start }) => dayOf(start)).sort()[0];
  if (!first) return [];
  return taken.map((segment) => moved(bare(segment), daysBetween(first, firstDay)));
}

/** The pattern as a plan that begins on this day. */
export function planFrom(pattern: readonly SegmentDraft[], start: string): SegmentDraft[] {
  return pattern.map((segment) => moved(segment, daysBetween(firstDay, start)));
}

/** Which of its days a segment of a pattern begins and ends on; the first is 1. */
export function daysIn(segment: SegmentDraft): { day: number; lastDay: number } {
  return {
    day: daysBetween(firstDay, dayOf(segment.start)) + 1,
    lastDay: daysBetween(firstDay, lastDay(segment)) + 1,
  };
}

function bare(segment: SegmentDraft): SegmentDraft {
  const all = segment as Record<string, unknown>;
  const fields = ['type', 'start', 'end', ...kept[segment.type]].filter((field) => all[field] !== undefined);
  return {
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    status: 'planned',
  } as SegmentDraft;
}

function moved(segment: SegmentDraft, days: number): SegmentDraft {
  const shifted = {
    ...segment,
    start: movedMoment(segment.start, days),
    ...(segment.end !== undefined && { end: movedMoment(segment.end, days) }),
  } as SegmentDraft;
  if (shifted.type !== 'cruise') return shifted;
  return {
    ...shifted,
    portsOfCall: shifted.portsOfCall.map((port) => ({
      ...port,
      ...(port.arrival && { arrival: movedMoment(port.arrival, days) }),
      ...(port.departure && { departure: movedMoment(port.departure, days) }),
    })),
  };
}

/** The same clock on another day: at a place whose offset is another one then, the offset is that one. */
function movedMoment(moment: string, days: number): string {
  const day = new Date(Date.parse(`${dayOf(moment)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  if (!hasTime(moment)) return day;
  const wallClock = `${day}${wallClockOf(moment).slice(10)}`;
  const zone = zoneOf(moment);
  return zone ? atPlace(wallClock, zone) : wallClock;
}
