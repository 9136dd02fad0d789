import type { Document } from '@escale/contract';

type StateFacts = {
  documentType: Document['documentType'];
  /** Its last day. */
  expiry: string | null;
  files: number;
};

/** An expired document stays expired, scan or not; a loyalty card needs no scan. */
export function documentState({ documentType, expiry, files }: StateFacts, now: Date): Document['state'] {
  if (expiry !== null && hasExpired(expiry, now)) return 'expired';
  return files === 0 && documentType !== 'loyalty-card' ? 'to-upload' : 'valid';
}

/**
 * A document counts on its last day, wherever its holder stands: it is over when that day has ended everywhere on Earth,
 * which is at noon UTC of the next one (UTC−12). Calling a valid passport expired at a desk in Honolulu would be worse than
 * being half a day late in Paris, where the reminders came months before.
 */
export function hasExpired(expiry: string, now: Date): boolean {
  return lastPlaceOnEarth(now) > expiry;
}

/** The day where it is still the earliest. */
export function lastPlaceOnEarth(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}
