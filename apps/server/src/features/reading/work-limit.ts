import { setTimeout as after } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

export type WorkLimits = {
  /** Of the thread's own work: what other programs take of the machine meanwhile is not the document's fault. */
  workMs: number;
  /** On the clock, whatever was worked: nobody waits longer. */
  wallMs: number;
};

/** Calls `tooLong` once when the thread has worked, or we have waited, for longer than it may. The answer ends the watch. */
export function limitWork(thread: Worker, { workMs, wallMs }: WorkLimits, tooLong: () => void): () => void {
  const lastAt = performance.now() + wallMs;
  const before = workOf(thread);
  let ended = false;
  const look = async () => {
    const left = workMs - ((await workOf(thread)) - (await before));
    if (ended) return;
    const waitMs = Math.min(left, lastAt - performance.now());
    // What is no number is stuck as well: it said nothing at either end.
    if (waitMs > 0) clock = setTimeout(look, waitMs);
    else tooLong();
  };
  // Nobody can have worked longer than the clock has run.
  let clock = setTimeout(look, Math.min(workMs, wallMs));
  return () => {
    ended = true;
    clearTimeout(clock);
  };
}

/** Stuck in something that cannot be interrupted, a thread does not say what it has worked. */
const answerMs = 1_000;

/** What the thread has worked since it began, ms; endless when it does not say so. */
async function workOf(thread: Worker): Promise<number> {
  const said = thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => Number.POSITIVE_INFINITY,
  );
  const heard = new AbortController();
  const silence = after(answerMs, Number.POSITIVE_INFINITY, { ref: false, signal: heard.signal });
  silence.catch(() => undefined);
  return Promise.race([said, silence]).finally(() => heard.abort());
}
