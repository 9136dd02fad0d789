import { withFirst } from '@escale/contract/first-of-month';
import { hasTime, instantOf, zoneOf } from '@escale/contract/place-clock';
import type { Language } from './language.ts';

/**
 * Travel is shown in the time of the place. A `PlaceTime` such as `2026-12-03T08:15:00+01:00[Europe/Paris]` carries that wall clock in its
 * first sixteen characters, so showing it needs neither an offset nor a zone database; only differences between two places do.
 */
type Wall = { year: number; month: number; day: number; hour: number; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    // en-GB: 20 November and a 24-hour clock, as on a boarding pass.
    found = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', options);
    formats.set(key, found);
  }
  return found;
}

function written(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return withFirst(format(language, options).format(at), language);
}

/** `10:45` of a place time; empty where only the day is known. */
export function wallTime(moment: string): string {
  return hasTime(moment) ? moment.slice(11, 16) : '';
}

/**
 * `CET`, `EST`, `UTC+9`: the zone as travellers call it at that moment; empty where it is not known. The abbreviations are the same on
 * boarding passes in both languages, but only English locales know them, and each only those of its own part of the world.
 */
export function zoneName(placeTime: string, language: Language): string {
  const zone = zoneOf(placeTime);
  if (!zone) return '';
  const instant = instantOf(placeTime) ?? 0;
  for (const locale of ['en-GB', 'en-US', 'en-AU', 'en-IN']) {
    const name = zonePart(locale, zone, instant);
    if (/^[A-Z]{2,5}$/.test(name)) return name;
  }
  return zonePart(language === 'fr' ? 'fr-FR' : 'en-GB', zone, instant).replace('GMT', 'UTC');
}

function zonePart(locale: string, zone: string, instant: number): string {
  const key = `${locale} ${zone}`;
  let found = formats.get(key);
  try {
    found ??= new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
  } catch {
    // A zone that this browser's tables do not know: the wall clock alone is still right.
    return '';
  }
  formats.set(key, found);
  return found.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** `Fri 20 Nov`, from a place time or a day. */
export function shortDay(day: string, language: Language): string {
  return written(asUtc(day), language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `Friday 20 November`. */
export function longDay(day: string, language: Language): string {
  return written(asUtc(day), language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** `20 November 2026`. */
export function fullDate(day: string, language: Language): string {
  return written(asUtc(day), language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** `Fri 20 – Mon 23 Nov`: the month once where it is the same, the year only when it is not this one. */
export function daySpan(start: string, end: string, language: Language, thisYear = new Date().getFullYear()): string {
  const year = Number(start.slice(0, 4)) !== thisYear || Number(end.slice(0, 4)) !== thisYear;
  const whole = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const last = written(asUtc(end), language, year ? { ...whole, year: 'numeric' } : whole);
  if (start === end) return last.replaceAll(',', '');
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const first = written(
    asUtc(start),
    language,
    sameMonth ? { weekday: 'short', day: 'numeric', timeZone: 'UTC' } : whole,
  );
  return `${first} – ${last}`.replaceAll(',', '');
}

/** `Fri`. */
export function weekday(day: string, language: Language): string {
  return format(language, { weekday: 'short', timeZone: 'UTC' }).format(asUtc(day));
}

/** `Sat 21 Nov`: the day of an end that is another than its start's; empty where it is the same, or nobody knows. */
export function otherDay(start: string, end: string | undefined, language: Language): string {
  if (!end || end.slice(0, 10) === start.slice(0, 10)) return '';
  return shortDay(end, language).replaceAll(',', '');
}

/** `14:05` today, `Fri 20 Nov` before: when something happened, in the time of the device. */
export function whenHappened(instant: string, language: Language, now = new Date()): string {
  const at = new Date(instant);
  const same = at.toDateString() === now.toDateString();
  if (same) return format(language, { hour: '2-digit', minute: '2-digit' }).format(at);
  return written(at, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** `20 Nov 2026, 14:05`: the same of what may be long ago. */
export function dateAndTime(instant: string, language: Language): string {
  const at = new Date(instant);
  const day = written(at, language, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day}, ${format(language, { hour: '2-digit', minute: '2-digit' }).format(at)}`;
}

/** `12 minutes ago`. */
export function howLongAgo(instant: number, language: Language, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.round((instant - now) / 60_000);
  // "This minute", in the browser's own words, is for what is still to come.
  if (minutes >= 0) return language === 'fr' ? 'à l’instant' : 'just now';
  if (minutes > -60) return relative.format(minutes, 'minute');
  if (minutes > -60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / 60 / 24), 'day');
}

/** `2 h 35`, from minutes. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** `07:12`: the clock at a place now; null for a zone that this browser does not know. */
export function clockAt(nowMs: number, timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(nowMs);
  } catch {
    return null;
  }
}

/** Calendar days from one day to another, wherever they are. */
export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / 86_400_000);
}

/** Today's calendar day on this device. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function asUtc(day: string): Date {
  const { year, month, day: date, hour, minute } = wall(day);
  return new Date(Date.UTC(year, month - 1, date, hour, minute));
}

function wall(text: string): Wall {
  const [, year, month, day, hour = 0, minute = 0] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(text)?.map(Number) ?? [];
  return { year: year ?? 1970, month: month ?? 1, day: day ?? 1, hour: Number(hour) || 0, minute: Number(minute) || 0 };
}
