import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { cpuOf, ownMemoryOf } from '../apps/server/src/platform/process-usage.ts';

/** Until the process has next to nothing to do for a second: what was enqueued meanwhile is done. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = cpuOf(pid); ; ) {
    await after(1000);
    const now = cpuOf(pid);
    if (now - before < 50) return;
    before = now;
  }
}

/** User and system time of a PostgreSQL server and its backends, known by its data folder. */
export function postgresCpu(folder: string): number {
  const postmaster = Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
  return [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0);
}

/** Resident memory of a server and what its readers hold for themselves, in megabytes. The database is not counted. */
export function memoryOf(pid: number): number {
  const resident = Number(/VmRSS:\s+(\d+) kB/.exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1024;
  return readersOf(pid).reduce((sum, { ownMb }) => sum + ownMb, resident);
}

/** The most that `memoryOf` says, and that one reader held, until it is asked: looked at a hundred times a second. */
export function watchPeak(pid: number): () => { allMb: number; readerMb: number } {
  const peak = { allMb: 0, readerMb: 0 };
  const look = () => {
    peak.allMb = Math.max(peak.allMb, memoryOf(pid));
    peak.readerMb = Math.max(peak.readerMb, ...readersOf(pid).map(({ ownMb }) => ownMb));
  };
  const clock = setInterval(look, 10);
  return () => {
    clearInterval(clock);
    look();
    return peak;
  };
}

function readersOf(pid: number): { ownMb: number }[] {
  return childrenOf(pid)
    .filter((child) => fileOf(child, 'cmdline').includes('/reading/reader.ts'))
    .map((child) => ({ ownMb: ownMemoryOf(child) || 0 }));
}

function childrenOf(pid: number): number[] {
  return fileOf(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Empty for one that ended between the listing and the reading. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
