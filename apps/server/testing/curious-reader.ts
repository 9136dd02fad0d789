import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Tries what a file that took over a reader would try, and tells the house how each attempt went. */
const attempts: Record<string, () => unknown> = {
  'read ours': () => readFileSync(import.meta.filename),
  'read the house': () => readFileSync('/etc/hostname'),
  write: () => writeFileSync(new URL('./written-by-a-reader', import.meta.url), 'x'),
  'start a process': () => spawnSync('true'),
  'start a thread': () => new Worker('', { eval: true }),
};

function outcomeOf(attempt: () => unknown): string {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? 'refused';
  }
}

process.send?.({
  attempts: Object.entries(attempts).map(([name, attempt]) => `${name}: ${outcomeOf(attempt)}`),
  environment: Object.keys(process.env),
});
