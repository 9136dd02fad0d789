import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trip } from '@escale/contract';
import { flight, hotel } from '../../trips/itinerary/testing.ts';
import { firstThing, nearTrips } from './near-trips.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+01:00`);
const trip = (id: string, segments: Trip['segments']) => ({ id, segments }) as Trip;
const leaves = (time: string) =>
  flight(`2026-11-20T${time}+01:00[Europe/Paris]`, '2026-11-20T21:00:00+00:00[Europe/Lisbon]');

test('of two trips under way the one whose flight leaves sooner comes first, wherever it stands in the list', () => {
  const later = trip('later', [hotel('2026-11-20T18:00:00+01:00[Europe/Paris]', '2026-11-22')]);
  const sooner = trip('sooner', [leaves('19:00:00'), leaves('10:45:00')]);
  const thing = firstThing([later, sooner], at('09:00:00'));
  assert.equal(thing?.trip.id, 'sooner');
  assert.equal(thing?.segment.start, '2026-11-20T10:45:00+01:00[Europe/Paris]');
  assert.equal(thing?.later.length, 1);
});

test('a trip to come counts beside those under way, but not one that is weeks away', () => {
  const ongoing = { timing: 'ongoing', startsInDays: null } as const;
  const soon = { timing: 'upcoming', startsInDays: 14 } as const;
  const far = { timing: 'upcoming', startsInDays: 15 } as const;
  assert.deepEqual(nearTrips([ongoing, soon], 14), [ongoing, soon]);
  assert.deepEqual(nearTrips([ongoing, far], 14), [ongoing]);
  assert.deepEqual(nearTrips([far]), [far]);
});
