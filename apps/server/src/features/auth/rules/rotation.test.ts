import assert from 'node:assert/strict';
import { test } from 'node:test';
import { graceMs, judgeUsedToken } from './rotation.ts';

const usedAt = new Date('2026-12-03T08:15:00Z');
const after = (ms: number) => new Date(usedAt.getTime() + ms);
const lost = { usedAt, successorUsed: false, replyKept: true };

test('a refresh token that comes again while its reply may be lost gets the same reply', () => {
  assert.equal(judgeUsedToken(lost, after(0)), 'repeat');
  assert.equal(judgeUsedToken(lost, after(graceMs)), 'repeat');
});

test('later than that, it was stolen', () => {
  assert.equal(judgeUsedToken(lost, after(graceMs + 1)), 'stolen');
});

test('once the reply has been used it was not lost, and whoever repeats the question is somebody else', () => {
  assert.equal(judgeUsedToken({ ...lost, successorUsed: true }, after(1000)), 'stolen');
});
