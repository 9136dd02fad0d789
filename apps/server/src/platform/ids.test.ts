import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from './ids.ts';

test('an id is a UUIDv7 whose order is the order of time', () => {
  const early = newId(Date.parse('2026-11-21T08:00:00Z'));
  const late = newId(Date.parse('2026-11-21T08:00:00.001Z'));
  assert.match(early, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.ok(early < late);
  assert.equal(new Set(Array.from({ length: 1000 }, () => newId(0))).size, 1000);
});
