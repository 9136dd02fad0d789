import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, greatCircle, type Point } from './great-circle.ts';

const paris: Point = [2.35, 48.86];
const newYork: Point = [-74, 40.71];
const tokyo: Point = [139.69, 35.69];
const sanFrancisco: Point = [-122.42, 37.77];

test('the shortest way from Paris to New York goes north of both', () => {
  const line = greatCircle(paris, newYork);
  assert.deepEqual(line[0], paris);
  assert.ok(Math.max(...line.map(([, latitude]) => latitude)) > 51);
  assert.ok(Math.abs((line.at(-1)?.[0] ?? 0) - newYork[0]) < 1e-6);
});

test('Tokyo to San Francisco crosses the Pacific and not the whole map', () => {
  const line = greatCircle(tokyo, sanFrancisco);
  const jumps = line.slice(1).map(([longitude], i) => Math.abs(longitude - (line[i]?.[0] ?? 0)));
  assert.ok(Math.max(...jumps) < 10);
  const [west, , east] = boundsOf(line) ?? [0, 0, 0, 0];
  assert.ok(east - west < 100, `${east - west} degrees`);
});

test('a box holds one point, and none of none', () => {
  const rounded = (box: readonly number[] | null) => box?.map((degrees) => Math.round(degrees * 100) / 100);
  assert.deepEqual(rounded(boundsOf([paris])), [2.35, 48.86, 2.35, 48.86]);
  assert.equal(boundsOf([]), null);
  assert.deepEqual(rounded(boundsOf([paris, newYork])), [-74, 40.71, 2.35, 48.86]);
});
