/** What time it is. Given to whoever needs it, so that a test can say so. */
export type Clock = {
  now(): Date;
};

/**
 * The beginning of this minute. What is told from it is the same for every reader until the next one; no timetable is
 * finer.
 */
export function thisMinute(clock: Clock): Date {
  const now = clock.now().getTime();
  return new Date(now - (now % 60_000));
}

export const systemClock: Clock = { now: () => new Date() };
