import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownTime } from './own-time.ts';

test('a deadline in Lisbon is an hour later by the clocks of Paris', () => {
  assert.equal(
    ownTime('2026-12-04T18:00:00+00:00[Europe/Lisbon]', 'Europe/Paris'),
    '2026-12-04T19:00:00+01:00[Europe/Paris]',
  );
});

test('a deadline in New York may be tomorrow in Paris', () => {
  assert.equal(
    ownTime('2026-12-04T20:00:00-05:00[America/New_York]', 'Europe/Paris'),
    '2026-12-05T02:00:00+01:00[Europe/Paris]',
  );
});

test('where both clocks show the same there is nothing to say', () => {
  assert.equal(ownTime('2026-12-04T18:00:00+01:00[Europe/Berlin]', 'Europe/Paris'), null);
  assert.equal(ownTime('2026-12-04T18:00:00', 'Europe/Paris'), null);
});
