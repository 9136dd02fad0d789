import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TripSummary } from '@escale/contract';
import { mergedSpan, nearbyTrips } from './nearby-trips.ts';

const trip = (id: string, start: string | null, end: string | null) => ({ id, start, end }) as TripSummary;
const lisbon = trip('lisbon', '2026-11-20', '2026-11-23');

test('trips within two weeks can be merged, the nearest first, and never the trip itself', () => {
  const next = trip('next', '2026-11-24', '2026-11-25');
  const before = trip('before', '2026-11-10', '2026-11-12');
  const spring = trip('spring', '2027-03-01', '2027-03-02');
  assert.deepEqual(
    nearbyTrips(lisbon, [spring, before, lisbon, next]).map(({ id }) => id),
    ['next', 'before'],
  );
});

test('a trip without days is near to every trip', () => {
  assert.equal(nearbyTrips(lisbon, [trip('some day', null, null)]).length, 1);
});

test('the merged trip spans all of them', () => {
  assert.deepEqual(mergedSpan([lisbon, trip('x', '2026-11-25', '2026-11-28'), trip('y', null, null)]), {
    start: '2026-11-20',
    end: '2026-11-28',
  });
});
