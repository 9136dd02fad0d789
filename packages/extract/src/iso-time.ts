import type { PlaceTime } from './booking.ts';
import { isObject, type JsonValue } from './json.ts';
import { isDay } from './text/days.ts';

const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** ISO 8601 as machines write it, also without dashes, and KDE's `QDateTime`. Null for anything that needs guessing. */
export function readIsoTime(value: JsonValue | undefined): PlaceTime | null {
  if (isObject(value)) {
    const time = readIsoTime(value['@value']);
    if (time && typeof value.timezone === 'string' && /^[A-Z][\w+-]+\/[\w/+-]+$/.test(value.timezone))
      time.zone = value.timezone;
    return time;
  }
  if (typeof value !== 'string') return null;
  const match = iso.exec(value.trim());
  if (!match) return null;
  const [, year = '', month = '', day = '', hour, minute, second, offset] = match;
  const date = `${year}-${month}-${day}`;
  if (!isDay(date)) return null;
  if (hour === undefined) return { local: date };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const time: PlaceTime = { local: `${date}T${hour}:${minute}:${second ?? '00'}` };
  if (offset) time.offset = tidyOffset(offset);
  return time;
}

function tidyOffset(offset: string): string {
  if (/z/i.test(offset)) return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** The day of a moment, where it is. */
export function dayOf(time: PlaceTime): string {
  return time.local.slice(0, 10);
}

export function hasClock(time: PlaceTime): boolean {
  return time.local.length > 10;
}
