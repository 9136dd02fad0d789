import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Polygon, Position } from 'geojson';
import { unwrapped } from './unwrap.ts';

const ringOf = (coordinates: Position[]) => {
  const { features } = unwrapped({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [coordinates] } }],
  });
  return (features[0]?.geometry as Polygon).coordinates[0];
};

test('an island on the date line stays one island', () => {
  const island = [
    [179, 60],
    [-179, 60],
    [-179, 62],
    [179, 62],
    [179, 60],
  ];
  assert.deepEqual(ringOf(island), [
    [179, 60],
    [181, 60],
    [181, 62],
    [179, 62],
    [179, 60],
  ]);
});

test('the continent around the pole is led down to it', () => {
  const antarctica = [
    [-180, -70],
    [-60, -70],
    [60, -70],
    [180, -70],
  ];
  assert.deepEqual(ringOf(antarctica)?.slice(-3), [
    [180, -90],
    [-180, -90],
    [-180, -70],
  ]);
});
