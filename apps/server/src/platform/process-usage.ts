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
 * Memory that is the process's own, MB: without the program file's pages, which all that run it share, and with what of it
 * lies on the disk just now. NaN as above.
 */
export function ownMemoryOf(pid: number): number {
  const status = readOrNothing(`/proc/${pid}/status`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN);
  return (kilobytes('RssAnon') + (kilobytes('VmSwap') || 0)) / 1024;
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
