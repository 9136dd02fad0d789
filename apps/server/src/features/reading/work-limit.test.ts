import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { limitWork, type WorkLimits } from './work-limit.ts';

/** How long it was left alone, ms. */
async function stopped(code: string, limits: WorkLimits): Promise<number> {
  const thread = new Worker(code, { eval: true });
  await once(thread, 'online');
  const began = performance.now();
  await new Promise<void>((tooLong) => limitWork(thread, limits, tooLong));
  await thread.terminate();
  return performance.now() - began;
}

test('a thread that works all the time is stopped for its work', async () => {
  assert.ok((await stopped('for (;;);', { workMs: 200, wallMs: 60_000 })) < 30_000);
});

test('a thread that could not work, because others did, is left alone until the clock runs out', async () => {
  assert.ok((await stopped('setInterval(() => {}, 1000);', { workMs: 100, wallMs: 900 })) >= 890);
});

/** How long somebody who never says what they have worked was left alone, ms. */
function silentStopped(limits: WorkLimits): Promise<number> {
  const silent = { cpuUsage: () => new Promise<never>(() => {}) };
  const began = performance.now();
  return new Promise((resolve) => limitWork(silent, limits, () => resolve(performance.now() - began)));
}

test('a thread that has no turn to answer is left alone until the clock runs out', async () => {
  assert.ok((await silentStopped({ workMs: 1_000, wallMs: 2_500 })) >= 2_490);
});

test('a thread that does not answer while somebody here works all the time is stopped for that work', async () => {
  const busy = new Worker('for (;;);', { eval: true });
  await once(busy, 'online');
  assert.ok((await silentStopped({ workMs: 200, wallMs: 60_000 })) < 30_000);
  await busy.terminate();
});
