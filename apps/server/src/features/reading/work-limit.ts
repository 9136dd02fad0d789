import { setTimeout as after } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

export type WorkLimits = {
  /** Of the thread's own work: what other programs take of the machine meanwhile is not the document's fault. */
  workMs: number;
  /** On the clock, whatever was worked: nobody waits longer. */
  wallMs: number;
};

/** Calls `tooLong` once when the thread has worked, or we have waited, for longer than it may. The answer ends the watch. */
export function limitWork(
  thread: Pick<Worker, 'cpuUsage'>,
  { workMs, wallMs }: WorkLimits,
  tooLong: () => void,
): () => void {
  const lastAt = performance.now() + wallMs;
  const before = workOf(thread);
  const allBefore = process.cpuUsage();
  let ended = false;
  const worked = async () => {
    const [then, now] = [await before, await workOf(thread)];
    // Who does not say so is stuck in something that cannot be interrupted, or had no turn on a machine that has too much to do.
    // It cannot have worked more than all of us: for the first that soon is too much, for the second it is not.
    return then === null || now === null ? inMs(process.cpuUsage(allBefore)) : now - then;
  };
  const look = async () => {
    const left = workMs - (await worked());
    if (ended) return;
    const waitMs = Math.min(left, lastAt - performance.now());
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

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** How long a thread is given to say what it has worked. */
const answerMs = 1_000;

/** What the thread has worked since it began, ms; null when it does not say so. */
async function workOf(thread: Pick<Worker, 'cpuUsage'>): Promise<number | null> {
  const said = thread.cpuUsage().then(inMs, () => null);
  const heard = new AbortController();
  const silence = after(answerMs, null, { ref: false, signal: heard.signal });
  silence.catch(() => undefined);
  return Promise.race([said, silence]).finally(() => heard.abort());
}
