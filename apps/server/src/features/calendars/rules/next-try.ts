import type { CalendarProblem } from '@escale/contract';

const everyMs = 15 * 60_000;
const longestMs = 12 * 3_600_000;
const longestToldMs = 86_400_000;
const spread = 0.2;

/** No try is further away than this. */
export const furthestTryMs = Math.max(longestMs, longestToldMs) + everyMs * spread;

/**
 * When a calendar is asked again: every quarter of an hour, twice as long after each failure up to twelve hours, and not at
 * the same second as everybody else (`chance`, 0 to 1). Null: not before its person has done something, because a wrong
 * password that is tried again and again locks the account at its provider.
 */
export function nextTry(asked: {
  now: Date;
  /** In a row, this one included. */
  failures: number;
  problem: CalendarProblem | null;
  retryAfterS?: number | undefined;
  chance: number;
}): Date | null {
  if (asked.problem && needsPerson.includes(asked.problem)) return null;
  const waitMs = Math.min(longestMs, everyMs * 2 ** Math.max(0, asked.failures - 1));
  const toldMs = Math.min((asked.retryAfterS ?? 0) * 1000, longestToldMs);
  return new Date(asked.now.getTime() + Math.max(waitMs, toldMs) + asked.chance * everyMs * spread);
}

const needsPerson: readonly CalendarProblem[] = ['wrong-password', 'consent-withdrawn', 'address-refused'];
