import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second (`getconf CLK_TCK`), so measure over seconds. */
const ticksPerMs = 100 / 1000;

type Stat = { pid: number; parent: number; name: string; cpuMs: number };

function statOf(pid: number): Stat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces: fields are counted from behind it.
    const close = line.lastIndexOf(')');
    const fields = line.slice(close + 2).split(' ');
    const name = line.slice(line.indexOf('(') + 1, close);
    return { pid, parent: Number(fields[1]), name, cpuMs: (Number(fields[11]) + Number(fields[12])) / ticksPerMs };
  } catch {
    return null; // It ended between the listing and the reading.
  }
}

function everything(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
}

/** User and system time of one process so far, in milliseconds. */
export function cpuOf(pid: number): number {
  return statOf(pid)?.cpuMs ?? 0;
}

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
  return everything()
    .filter((stat) => stat.pid === postmaster || stat.parent === postmaster)
    .reduce((sum, stat) => sum + stat.cpuMs, 0);
}

/** Resident memory of one process, in megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Forgets how large a process has been; `peakOf` says it from here. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The most memory that was resident since `forgetPeak`, in megabytes. */
export function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
