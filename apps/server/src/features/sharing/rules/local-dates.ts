import { hasTime, instantOf, type Language, zoneOf } from '@escale/contract';
import { withFirst } from '@escale/contract/first-of-month';

const locale = (language: Language) => (language === 'fr' ? 'fr-FR' : 'en-GB');

/** `Friday 20 November 2026`, as a heading has it: in French too with a capital. */
export function longDay(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const written = write(day, language, options);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** `20 November 2026`. */
export function date(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return write(day, language, options);
}

/** `Mon 23 Nov`. */
export function shortDay(day: string, language: Language): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return write(day, language, options);
}

function write(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(locale(language), options).format(
    Date.parse(`${day.slice(0, 10)}T00:00:00Z`),
  );
  return withFirst(written.replace(',', ''), language);
}

/** `10:45 CET`; empty for a day alone. */
export function clock(moment: string | undefined, language: Language): string {
  if (!moment || !hasTime(moment)) return '';
  return [moment.slice(11, 16), zoneName(moment, language)].filter(Boolean).join(' ');
}

/** The zone as travellers call it at that moment: `CET`, `EST`, `UTC+9`. */
export function zoneName(moment: string, language: Language): string {
  const zone = zoneOf(moment);
  if (!zone) return '';
  const at = instantOf(moment) ?? 0;
  // Only English knows the abbreviations, and each English those of its own part of the world.
  for (const tongue of ['en-GB', 'en-US', 'en-AU', 'en-IN']) {
    const name = part(tongue, zone, at);
    if (/^[A-Z]{2,5}$/.test(name)) return name;
  }
  return part(locale(language), zone, at).replace('GMT', 'UTC');
}

function part(tongue: string, timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat(tongue, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
