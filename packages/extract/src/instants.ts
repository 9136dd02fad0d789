import { Temporal } from 'temporal-polyfill';
import type { PlaceTime } from './booking.ts';
import { hasClock } from './iso-time.ts';
import { addDays, daysBetween } from './text/days.ts';

/** Milliseconds since 1970, where zone or offset make it certain. */
export function instantOf(time: PlaceTime): number | null {
  if (!hasClock(time)) return null;
  try {
    if (time.zone) return Temporal.PlainDateTime.from(time.local).toZonedDateTime(time.zone).epochMilliseconds;
    if (time.offset) return Temporal.Instant.from(`${time.local}${time.offset}`).epochMilliseconds;
  } catch {
    // a zone that this machine does not know
  }
  return null;
}

/** The wall clock of a zone at an instant, `2027-03-28T01:40:00`; null where the zone is not known. */
export function clockIn(zone: string, instant: number): string | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' });
  } catch {
    return null;
  }
}

/**
 * "2027-04-15T22:00:00Z" of a house in Zeeland: a program keeps a day as its midnight there, and writes that by the clock of Greenwich.
 * Nobody moves in at midnight: the day is what is meant.
 */
export function dayOfMidnight(time: PlaceTime, zone: string | undefined): PlaceTime {
  const instant = time.offset === 'Z' && zone ? instantOf(time) : null;
  const there = instant === null || !zone ? null : clockIn(zone, instant);
  return there?.endsWith('T00:00:00') ? { local: there.slice(0, 10) } : time;
}

export function nextDay(time: PlaceTime): PlaceTime {
  return { ...time, local: addDays(time.local.slice(0, 10), 1) + time.local.slice(10) };
}

/** Whole days from one date to another, without regard to zones. */
export function daysApart(from: PlaceTime, to: PlaceTime): number {
  return daysBetween(from.local.slice(0, 10), to.local.slice(0, 10));
}
