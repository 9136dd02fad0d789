import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Where the house keeps what it has compiled, as the test tells it. */
const [house] = await once(process, 'message');

/** Tries what a file that took over a reader would try, and tells the house how each attempt went. */
const attempts: Record<string, () => unknown> = {
  'read ours': () => readFileSync(import.meta.filename),
  'read the house': () => readFileSync('/etc/hostname'),
  'write what the house runs': () => writeFileSync(`${house}/poison`, 'x'),
  'write its own cache': () => writeFileSync(`${process.env.NODE_COMPILE_CACHE}/own`, 'x'),
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
