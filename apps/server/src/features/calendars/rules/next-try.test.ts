import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTry } from './next-try.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutes = (asked: Partial<Parameters<typeof nextTry>[0]>) => {
  const next = nextTry({ now, failures: 0, problem: null, chance: 0, ...asked });
  return next && Math.round((next.getTime() - now.getTime()) / 60_000);
};

test('every quarter of an hour, and not everybody at once', () => {
  assert.equal(minutes({}), 15);
  assert.equal(minutes({ chance: 1 }), 18);
});

test('the longer it fails the longer we wait, but never more than half a day', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((failures) => minutes({ failures, problem: 'unreachable' })),
    [15, 30, 60, 120, 720],
  );
});

test('who says when to come back is believed, up to a day', () => {
  assert.equal(minutes({ failures: 1, problem: 'busy', retryAfterS: 3600 }), 60);
  assert.equal(minutes({ failures: 1, problem: 'busy', retryAfterS: 1e9 }), 24 * 60);
});

test('a wrong password is not tried again', () => {
  assert.equal(minutes({ failures: 1, problem: 'wrong-password' }), null);
  assert.equal(minutes({ failures: 1, problem: 'consent-withdrawn' }), null);
});
