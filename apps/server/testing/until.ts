import { setTimeout as pause } from 'node:timers/promises';

/**
 * Looks again and again until something is found. `signal`: the test's own. Who went on looking after its test was over
 * would keep the whole run from ending. On a busy machine a look takes long, and would take from what it waits for: most of
 * the time is left to that.
 */
export async function until<T>(signal: AbortSignal, look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const from = performance.now();
    const found = await look();
    if (found !== undefined) return found;
    await pause(Math.max(20, 5 * (performance.now() - from)), undefined, { signal });
  }
}
