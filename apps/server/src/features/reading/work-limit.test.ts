import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { limitWork, type WorkLimits } from './work-limit.ts';

/** How long it was left alone, ms. */
async function stopped(code: string, limits: WorkLimits): Promise<number> {
  const child = spawn(process.execPath, ['-e', `process.send(''); ${code}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const began = performance.now();
  await new Promise<void>((tooLong) => limitWork(child.pid ?? 0, limits, tooLong));
  const tookMs = performance.now() - began;
  child.kill('SIGKILL');
  return tookMs;
}

test('a process that works all the time is stopped for its work', { skip: process.platform !== 'linux' }, async () => {
  const tookMs = await stopped('for (;;);', { workMs: 200, wallMs: 60_000 });
  assert.ok(tookMs >= 150 && tookMs < 30_000, `${tookMs} ms`);
});

test('a process that could not work, because others did, is left alone until the clock runs out', async () => {
  assert.ok((await stopped('setInterval(() => {}, 1000);', { workMs: 100, wallMs: 900 })) >= 890);
});

test('a process of which the system tells nothing is left alone until the clock runs out', async () => {
  const began = performance.now();
  await new Promise<void>((tooLong) => limitWork(0, { workMs: 100, wallMs: 600 }, tooLong));
  assert.ok(performance.now() - began >= 590);
});
