const shortestMs = 3_000;
const longestMs = 10 * 60_000;

/** The longer nobody has answered, the less often they are asked. */
export function nextCheckAfterMs(waitedMs: number): number {
  return Math.min(longestMs, Math.max(shortestMs, waitedMs / 2));
}
