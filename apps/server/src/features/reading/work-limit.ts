import { cpuOf } from '../../platform/process-usage.ts';

export type WorkLimits = {
  /** Of the reader's own work: what other programs take of the machine meanwhile is not the document's fault. */
  workMs: number;
  /** On the clock, whatever was worked: nobody waits longer. */
  wallMs: number;
};

/** Calls `tooLong` once when the process has worked, or we have waited, for longer than it may. The answer ends the watch. */
export function limitWork(pid: number, { workMs, wallMs }: WorkLimits, tooLong: () => void): () => void {
  const lastAt = performance.now() + wallMs;
  const before = cpuOf(pid);
  const look = () => {
    const untilLast = lastAt - performance.now();
    // Where the system does not tell what was worked, the clock alone counts.
    const left = workMs - (cpuOf(pid) - before);
    const waitMs = Number.isNaN(left) ? untilLast : Math.min(left, untilLast);
    // One thread cannot work longer than the clock runs; a few that help it can, so this is looked at more than once.
    if (waitMs > 0) clock = setTimeout(look, Math.max(waitMs / 2, shortestMs));
    else tooLong();
  };
  let clock = setTimeout(look, Math.min(workMs, wallMs) / 2);
  return () => clearTimeout(clock);
}

/** Finer than the system counts is in vain. */
const shortestMs = 10;
