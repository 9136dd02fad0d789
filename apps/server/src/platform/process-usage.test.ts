import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuOf, ownMemoryOf } from './process-usage.ts';

const linux = { skip: process.platform !== 'linux' };

test('what a process has worked is what it says of itself', linux, () => {
  const until = performance.now() + 60;
  while (performance.now() < until);
  const { user, system } = process.cpuUsage();
  assert.ok(Math.abs(cpuOf(process.pid) - (user + system) / 1000) <= 30);
});

test('what a process needs grows by what it fills', linux, () => {
  const before = ownMemoryOf(process.pid);
  const filled = Buffer.alloc(64 * 1024 * 1024, 1);
  assert.ok(Math.abs(ownMemoryOf(process.pid) - before - 64) < 8);
  assert.equal(filled.at(-1), 1);
});

test('of a process that is no more nothing is known', () => {
  assert.deepEqual([cpuOf(0), ownMemoryOf(0)], [Number.NaN, Number.NaN]);
});
