/**
 * Reading and writing place times without their schemas: what a browser needs, and zod would weigh more than the rest.
 * What the strings look like is said in `place-time.ts`.
 */
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:([+-])(\d{2}):(\d{2})\[([A-Za-z][A-Za-z0-9_+\-/]{0,63})\])?$/;

export function isDay(value: string): boolean {
  const [, year, month, date] = dayPattern.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return false;
  if (year < 1900 || year > 2199) return false;
  const utc = new Date(Date.UTC(year, month - 1, date));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date;
}

/** What is wrong with a place time, or null. An offset that the zone did not have on that day is a fault too. */
export function placeTimeFault(value: string): 'shape' | 'date' | 'zone' | 'offset' | null {
  const match = timePattern.exec(value);
  if (!match) return 'shape';
  const [, date = '', hour, minute, second, sign, offsetHours, offsetMinutes, zone] = match;
  if (!isDay(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return 'date';
  if (zone === undefined) return null;
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  const localMs = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  const actual = offsetAt(localMs - offsetMs, zone);
  if (actual === null) return 'zone';
  return actual === offsetMs ? null : 'offset';
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    } catch {
      format = null; // Intl throws on a zone that it does not know.
    }
    formats.set(zone, format);
  }
  return format;
}

/** The zone's offset from UTC at an instant, in milliseconds; null for an unknown zone. */
export function offsetAt(instantMs: number, zone: string): number | null {
  const label = formatFor(zone)
    ?.formatToParts(instantMs)
    .find((part) => part.type === 'timeZoneName')?.value;
  if (label === undefined) return null;
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(label) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** `2026-12-03T08:15:00+01:00[Europe/Paris]` → `2026-12-03T08:15:00`; a day stays a day. */
export const wallClockOf = (value: string): string => value.slice(0, 19);
export const dayOf = (value: string): string => value.slice(0, 10);
export const hasTime = (value: string): boolean => value.length > 10;
export const zoneOf = (value: string): string | null => /\[([^\]]+)\]$/.exec(value)?.[1] ?? null;

/** The instant of a moment that carries its zone, in epoch milliseconds; null where no zone was known. */
export function instantOf(value: string): number | null {
  const open = value.indexOf('[');
  return open < 0 ? null : Date.parse(value.slice(0, open));
}

/**
 * A wall clock at a place becomes a place time. In the hour that a clock change skips, the later reading; in the
 * hour that it repeats, the first one (RFC 5545 and `Temporal`'s "compatible").
 */
export function atPlace(wallClock: string, zone: string): string {
  const localMs = Date.parse(`${wallClock}Z`);
  const before = offsetAt(localMs - 86_400_000, zone);
  const after = offsetAt(localMs + 86_400_000, zone);
  if (before === null || after === null) return wallClock;
  const fits = (offset: number) => offsetAt(localMs - offset, zone) === offset;
  if (fits(before)) return written(localMs, before, zone);
  if (fits(after)) return written(localMs, after, zone);
  return written(localMs - before + after, after, zone); // a skipped hour: the clock that was shown, moved on by the gap
}

function written(localMs: number, offsetMs: number, zone: string): string {
  const minutes = Math.abs(offsetMs) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const sign = offsetMs < 0 ? '-' : '+';
  return `${new Date(localMs).toISOString().slice(0, 19)}${sign}${two(minutes / 60)}:${two(minutes % 60)}[${zone}]`;
}
