import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentDraft } from '@escale/contract';
import { anasTrips, leasTrips } from '../seed/demo-trips.ts';
import { completed } from '../src/features/trips/segments.ts';

test('the demo can be made at every hour of the day', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2026, 10, 21, hour, 4));
    const { own, forMax } = anasTrips(now);
    for (const trip of [...leasTrips(now, { email: 'max@example.com', name: 'Max Weber' }), ...own, forMax]) {
      for (const segment of trip.segments) {
        assert.doesNotThrow(() => completed(segmentDraft.parse(segment)), `${trip.name} at ${hour}:04 UTC`);
      }
    }
  }
});
