import { atPlace, isDay, placeTimeFault } from '@escale/contract/place-clock';
import ICAL from 'ical.js';
import { ianaZone, instant } from './zoned-moment.ts';

/** What a time of a calendar is written in. `null`: no zone, it is the reader's local time. */
export type TimeZone = { kind: 'iana'; name: string } | { kind: 'utc' } | { kind: 'file'; zone: ICAL.Timezone } | null;

/** A wall clock `2026-12-03T08:15:00` in its zone, as a moment. */
export function momentIn(wallClock: string, zone: TimeZone): string {
  if (zone === null) return wallClock;
  if (zone.kind === 'utc') return `${wallClock}+00:00[UTC]`;
  if (zone.kind === 'iana') return zone.name === 'UTC' ? `${wallClock}+00:00[UTC]` : atPlace(wallClock, zone.name);
  const time = ICAL.Time.fromDateTimeString(wallClock);
  time.zone = zone.zone;
  return instant(time.toUnixTime() * 1000);
}

/** The wall clock of a property's value, and its zone. Null for what is no time, or one outside of 1900 to 2199. */
export function timeOf(
  property: ICAL.Property | null,
  value: unknown,
  zones: ReadonlyMap<string, ICAL.Timezone>,
): { clock: string; day: boolean; zone: TimeZone } | null {
  if (!property || !(value instanceof ICAL.Time)) return null;
  const clock = value.toString().replace(/Z$/, '');
  if (value.isDate) return isDay(clock) ? { clock, day: true, zone: null } : null;
  if (placeTimeFault(clock) !== null) return null;
  if (/Z$/.test(value.toString()) || value.zone === ICAL.Timezone.utcTimezone) {
    return { clock, day: false, zone: { kind: 'utc' } };
  }
  const written = property.getFirstParameter('tzid');
  const name = ianaZone(written);
  if (name) return { clock, day: false, zone: { kind: 'iana', name } };
  const own = written ? zones.get(written) : undefined;
  return { clock, day: false, zone: own ? { kind: 'file', zone: own } : null };
}
