import { readFileSync } from 'node:fs';

/**
 * What another process has worked since it began, ms of user and system time over all its threads. NaN where the system
 * does not tell (no /proc: then only the clock limits it) and for one that has ended.
 */
export function cpuOf(pid: number): number {
  // The name stands in brackets and may hold spaces: fields are counted from behind it.
  const stat = readOrNothing(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** Linux counts CPU time in hundredths of a second (`getconf CLK_TCK`). */
const msPerTick = 10;

/**
 * Memory that is the process's own, MB: without the program file's pages, which all that run it share. NaN as above.
 */
export function ownMemoryOf(pid: number): number {
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024;
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
