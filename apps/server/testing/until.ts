import { setTimeout as pause } from 'node:timers/promises';

/**
 * Looks again and again until something is found. `signal`: the test's own. Who went on looking after its test was over
 * would keep the whole run from ending.
 */
export async function until<T>(signal: AbortSignal, look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(20, undefined, { signal });
  }
}
