import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeMoment } from './place-moment.ts';

test('a desk elsewhere reads by whose clock a flight leaves, and by whose it lands', () => {
  const start = '2026-11-26T02:10:00+00:00[Europe/Lisbon]';
  assert.equal(placeMoment(start, 'en'), 'Thu 26 Nov 02:10 WET');
  assert.equal(placeMoment('2026-11-26T05:40:00+01:00[Europe/Zurich]', 'en', start), '05:40 CET');
  assert.equal(placeMoment('2026-11-27T05:40:00+01:00[Europe/Zurich]', 'fr', start), 'ven. 27 nov. 05:40 CET');
});

test('a night in a hotel has days and no clock', () => {
  assert.equal(placeMoment('2026-11-24', 'en'), 'Tue 24 Nov');
});
