import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appDurationMs, defaultDurationMs, leftOf, pause, resume, start } from './toast-timer.ts';

test('a toast stays for five seconds unless it is told otherwise', () => {
  assert.equal(defaultDurationMs, 5000);
  assert.equal(leftOf(start(0), 4999), 1);
  assert.equal(leftOf(start(0), 5000), 0);
});

test('the app gives its toasts three seconds', () => {
  assert.equal(leftOf(start(0, appDurationMs), 3000), 0);
});

test('a paused toast never closes, and goes on with the time it had left', () => {
  const paused = pause(start(0), 2000);
  assert.equal(leftOf(paused, 1_000_000), 3000);
  const again = resume(paused, 1_000_000);
  assert.equal(leftOf(again, 1_002_999), 1);
  assert.equal(leftOf(again, 1_003_000), 0);
});

test('pausing twice or resuming twice changes nothing', () => {
  const once = pause(start(0), 1000);
  assert.deepEqual(pause(once, 3000), once);
  const running = resume(once, 5000);
  assert.deepEqual(resume(running, 7000), running);
});
