import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Segment } from '@escale/contract';
import { countryHere, countryOnTrip } from './country-here.ts';

const nothing = { chosen: null, located: null, trip: null, deviceZone: 'Etc/Unknown' };

test('numbers follow the person before the trip, and the trip before the clock', () => {
  assert.equal(countryHere({ ...nothing, deviceZone: 'Europe/Lisbon' }), 'PT');
  assert.equal(countryHere({ ...nothing, trip: 'JP', deviceZone: 'Europe/Lisbon' }), 'JP');
  assert.equal(countryHere({ ...nothing, located: 'CH', trip: 'JP' }), 'CH');
  assert.equal(countryHere({ ...nothing, chosen: 'FR', located: 'CH' }), 'FR');
  assert.equal(countryHere(nothing), null);
});

test('a trip of two countries is in the one that it has come to', () => {
  const place = (country: string) => ({ name: country, country, timeZone: 'UTC' });
  const segment = (more: object) => ({ status: 'confirmed', attachments: [], ...more }) as unknown as Segment;
  const trip = [
    segment({ type: 'hotel', name: 'Rio', place: place('PT'), start: '2026-11-19', end: '2026-11-21' }),
    segment({
      type: 'flight',
      departure: place('PT'),
      arrival: place('CH'),
      start: '2026-11-21T20:35:00+00:00[UTC]',
      end: '2026-11-21T23:05:00+00:00[UTC]',
    }),
  ];
  assert.equal(countryOnTrip(trip, Date.parse('2026-11-18T12:00:00Z')), 'PT');
  assert.equal(countryOnTrip(trip, Date.parse('2026-11-21T16:00:00Z')), 'PT');
  assert.equal(countryOnTrip(trip, Date.parse('2026-11-22T09:00:00Z')), 'CH');
  assert.equal(countryOnTrip([], 0), null);
});
