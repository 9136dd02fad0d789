import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkExpiry } from './link-expiry.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const days = (count: number) => now + count * 86_400_000;

test('a link lasts thirty days beyond the trip, unless somebody wants it shorter', () => {
  assert.equal(linkExpiry('after-trip', days(10), now), days(40));
  assert.equal(linkExpiry('trip-end', days(10), now), days(10));
  assert.equal(linkExpiry('7-days', days(10), now), days(7));
});

test('a trip that is over or has no days still gets a link that opens', () => {
  assert.equal(linkExpiry('after-trip', days(-10), now), days(30));
  assert.equal(linkExpiry('trip-end', days(-10), now), days(1));
  assert.equal(linkExpiry('after-trip', null, now), days(30));
});
