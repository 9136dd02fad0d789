import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startReader } from './start-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-reader-'));
enableCompileCache(join(folder, 'compiled'));
after(() => rmSync(folder, { recursive: true }));

const curious = () => {
  const reader = startReader(
    { heapMb: 64, workMs: 5_000 },
    new URL('../../../testing/curious-reader.ts', import.meta.url),
  );
  reader.send(getCompileCacheDir() ?? '');
  return reader;
};

test('a reader reads our program and nothing else, writes and starts nothing, and knows nothing of the house', async () => {
  process.env.ESCALE_TEST_SECRET = 'x';
  const reader = curious();
  const [said] = await once(reader, 'message');
  reader.kill('SIGKILL');
  assert.deepEqual(said.attempts, [
    'read ours: done',
    'read the house: ERR_ACCESS_DENIED',
    'write what the house runs: ERR_ACCESS_DENIED',
    'write its own cache: done',
    'write: ERR_ACCESS_DENIED',
    'start a process: ERR_ACCESS_DENIED',
    'start a thread: ERR_ACCESS_DENIED',
  ]);
  const known = /^(MALLOC_\w+|NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|PWD|OLDPWD|SHLVL|_)$/;
  assert.deepEqual(
    said.environment.filter((name: string) => !known.test(name)),
    [],
  );
});

test('a reader ends with its house', async () => {
  const reader = startReader({ heapMb: 64, workMs: 5_000 });
  reader.disconnect();
  await once(reader, 'exit');
});

test('a reader that outlives its house has an end, and leaves no image of its memory', {
  skip: process.platform !== 'linux',
}, async () => {
  const reader = curious();
  await once(reader, 'message');
  const limits = readFileSync(`/proc/${reader.pid}/limits`, 'utf8');
  reader.kill('SIGKILL');
  assert.match(limits, /Max cpu time +900 +900/);
  assert.match(limits, /Max core file size +0 +0/);
});
