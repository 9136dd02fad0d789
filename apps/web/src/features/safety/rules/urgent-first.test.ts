import assert from 'node:assert/strict';
import { test } from 'node:test';
import { urgentFirst } from './urgent-first.ts';

const report = (name: string, more: object = {}) => ({
  name,
  kind: 'help',
  acknowledgedAt: null,
  saidSafeAt: null,
  ...more,
});

test('a call for help that nobody has taken up stands above a newer “I’m safe”', () => {
  const at = '2026-11-21T10:00:00Z';
  const newestFirst = [
    report('safe', { kind: 'safe' }),
    report('taken up', { acknowledgedAt: at }),
    report('advice', { kind: 'assistance' }),
    report('new'),
    report('safe since', { saidSafeAt: at }),
  ];
  assert.deepEqual(
    urgentFirst(newestFirst).map(({ name }) => name),
    ['new', 'advice', 'taken up', 'safe', 'safe since'],
  );
});
