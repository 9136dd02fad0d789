import { atPlace, isDay, offsetAt, placeTimeFault } from '@escale/contract';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** What a time of a calendar is written in. `null`: no zone, it is the reader's local time. */
export type TimeZone = { kind: 'iana'; name: string } | { kind: 'utc' } | { kind: 'file'; zone: ICAL.Timezone } | null;

/** The IANA name behind what programs write: Outlook's "Romance Standard Time", Mozilla's "/mozilla.org/…/Europe/Paris". */
export function ianaZone(written: string | undefined): string | null {
  if (!written) return null;
  const tail = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(written)?.[0];
  for (const name of [written, tail, findIana(written)[0]]) {
    if (name && name.length < 64 && offsetAt(0, name) !== null) return name;
  }
  return null;
}

/** A wall clock `2026-12-03T08:15:00` in its zone, as a moment. */
export function momentIn(wallClock: string, zone: TimeZone): string {
  if (zone === null) return wallClock;
  if (zone.kind === 'utc') return `${wallClock}+00:00[UTC]`;
  if (zone.kind === 'iana') return zone.name === 'UTC' ? `${wallClock}+00:00[UTC]` : atPlace(wallClock, zone.name);
  const time = ICAL.Time.fromDateTimeString(wallClock);
  time.zone = zone.zone;
  return instant(time.toUnixTime() * 1000);
}

export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00[UTC]`;
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

/** An instant in a zone by whatever name; `[UTC]` where that is not known. */
export function zonedMoment(ms: number, written: string | undefined): string {
  const zone = ianaZone(written);
  const offset = zone === null ? null : offsetAt(ms, zone);
  if (zone === null || offset === null || zone === 'UTC') return instant(ms);
  const clock = new Date(ms + offset).toISOString().slice(0, 19);
  // In the hour that the clocks repeat, `atPlace` would always take the first one.
  const minutes = Math.abs(offset) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}[${zone}]`;
}
