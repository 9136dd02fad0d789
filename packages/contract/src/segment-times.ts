import { atPlace, dayOf, hasTime, instantOf, zoneOf } from './place-clock.ts';
import { endPlace, startPlace } from './segment-places.ts';
import type { SegmentDraft } from './segments.ts';

/** The zone in which a segment begins; null where neither its time nor its place tells. */
export function startZone(of: SegmentDraft): string | null {
  return zoneOf(of.start) ?? startPlace(of)?.timeZone ?? null;
}

export function endZone(of: SegmentDraft): string | null {
  const fromEnd = of.end ? zoneOf(of.end) : null;
  return fromEnd ?? endPlace(of)?.timeZone ?? startZone(of);
}

/**
 * When it begins, in epoch milliseconds, well enough to put segments in order: an unknown zone counts as UTC, and a day
 * without a time as the hour at which such things usually begin.
 */
export function beginsAt(of: SegmentDraft): number {
  return instantNear(of.start, startZone(of), of.type === 'hotel' ? '15:00:00' : '00:00:00');
}

/** When it is over, in the same sense. What has no end is over when it begins, or when its stated length has passed. */
export function finishesAt(of: SegmentDraft): number {
  const begin = beginsAt(of);
  if (of.end) return Math.max(begin, instantNear(of.end, endZone(of), of.type === 'hotel' ? '11:00:00' : '23:59:59'));
  const stated = of.type === 'event' && of.duration ? minutesOf(of.duration) * 60_000 : 0;
  return begin + stated;
}

/** The day on which it ends, where it ends. An event of two hours at 23:00 ends on the next day. */
export function lastDay(of: SegmentDraft): string {
  if (of.end) return dayOf(of.end);
  if (of.type !== 'event' || !of.duration || !hasTime(of.start)) return dayOf(of.start);
  const wallClockMs = Date.parse(`${of.start.slice(0, 19)}Z`) + minutesOf(of.duration) * 60_000;
  return new Date(wallClockMs).toISOString().slice(0, 10);
}

/** `hh:mm`, by instants and never by wall clocks; null where a zone or an end is not known. */
export function durationOf(of: SegmentDraft): string | null {
  if (of.type === 'event' && of.duration) return of.duration;
  const start = instantOf(of.start);
  const end = of.end ? instantOf(of.end) : null;
  if (start === null || end === null || end < start) return null;
  const minutes = Math.round((end - start) / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Between two days, however long the days are; null where one is not known. */
export function nightsBetween(start: string | null, end: string | null): number | null {
  if (start === null || end === null) return null;
  return Math.max(0, daysBetween(start, end));
}

/** How many midnights lie from one calendar day to another; negative when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since 1970, reckoned from the digits: a page of trips asks a hundred times, and parsing dates is slow. */
function dayNumber(day: string): number {
  const digits = (from: number, to: number) => Number(day.slice(from, to));
  return Date.UTC(digits(0, 4), digits(5, 7) - 1, digits(8, 10)) / 86_400_000;
}

/** Does the end come before the start? Only where that is certain: both known as instants, or both as days. */
export function endsBeforeItStarts(of: SegmentDraft): boolean {
  if (!of.end) return false;
  const start = instantOf(of.start);
  const end = instantOf(of.end);
  if (start !== null && end !== null) return end < start;
  if (startZone(of) !== endZone(of)) return false;
  const comparable = Math.min(of.start.length, of.end.length, 19);
  return of.end.slice(0, comparable) < of.start.slice(0, comparable);
}

export function minutesOf(duration: string): number {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The first instant of a calendar day somewhere, in epoch milliseconds. */
export function dayBeginsAt(day: string, zone: string | null): number {
  return instantNear(day, zone, '00:00:00');
}

function instantNear(moment: string, zone: string | null, usualTime: string): number {
  const exact = instantOf(moment);
  if (exact !== null) return exact;
  const wallClock = hasTime(moment) ? moment.slice(0, 19) : `${moment}T${usualTime}`;
  const placed = zone ? instantOf(atPlace(wallClock, zone)) : null;
  return placed ?? Date.parse(`${wallClock}Z`);
}
