import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whenActive } from './when-active.ts';

const now = new Date('2026-11-21T18:00:00Z');

test('of a day no hour is told', () => {
  assert.equal(whenActive('2026-11-21T00:00:00Z', 'en', now), 'today');
  assert.equal(whenActive('2026-11-20T00:00:00Z', 'fr', now), 'hier');
  assert.equal(whenActive('2026-11-02T00:00:00Z', 'en', now), '19 days ago');
  assert.equal(whenActive('2026-08-21T00:00:00Z', 'en', now), '3 months ago');
  assert.equal(whenActive('2024-08-21T00:00:00Z', 'fr', now), 'il y a 2 ans');
});
