import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryHere } from './country-here.ts';

const nothing = { chosen: null, located: null, trip: null, deviceZone: 'Etc/Unknown' };

test('numbers follow the person before the trip, and the trip before the clock', () => {
  assert.equal(countryHere({ ...nothing, deviceZone: 'Europe/Lisbon' }), 'PT');
  assert.equal(countryHere({ ...nothing, trip: 'JP', deviceZone: 'Europe/Lisbon' }), 'JP');
  assert.equal(countryHere({ ...nothing, located: 'CH', trip: 'JP' }), 'CH');
  assert.equal(countryHere({ ...nothing, chosen: 'FR', located: 'CH' }), 'FR');
  assert.equal(countryHere(nothing), null);
});
