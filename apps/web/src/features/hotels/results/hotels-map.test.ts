import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundHotel } from '@escale/contract';
import { ringAround } from './hotels-map.ts';

const away = (...km: number[]) => km.map((distanceFromDestinationKm) => ({ distanceFromDestinationKm }) as FoundHotel);

test('the ring is drawn around what was found, not around all that was searched', () => {
  assert.equal(ringAround(away(0.3, 1.7), 'KM', 25), 2);
  assert.equal(ringAround(away(0.3, 1.7), 'KM', 1.8), 1.8);
  assert.equal(ringAround([], 'KM', 25), 0.5);
});

test('in miles the ring is round in miles', () => {
  assert.equal(ringAround(away(3), 'MI', 10), 2);
});
