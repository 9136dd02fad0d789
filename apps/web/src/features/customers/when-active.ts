import type { Language } from '@escale/contract';

/** `today`, `3 days ago`: of a day alone, because no more is known of it than that. */
export function whenActive(instant: string, language: Language, now = new Date()): string {
  const days = Math.round((Date.parse(instant.slice(0, 10)) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (days > -31) return relative.format(days, 'day');
  return days > -365
    ? relative.format(Math.round(days / 30), 'month')
    : relative.format(Math.round(days / 365), 'year');
}
