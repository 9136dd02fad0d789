import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadPins } from './spread-pins.ts';

test('a pin that is alone stands where its place is', () => {
  assert.deepEqual(
    spreadPins([
      { x: 10, y: 10 },
      { x: 200, y: 10 },
    ]),
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  );
});

test('five pins on one spot can all be hit', () => {
  const spots = Array.from({ length: 5 }, () => ({ x: 100, y: 100 }));
  const shifts = spreadPins(spots);
  for (const [i, one] of shifts.entries()) {
    for (const other of shifts.slice(i + 1)) {
      assert.ok(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= 34);
    }
  }
});

test('a pin that only touches another steps aside by what is missing, not by its whole width', () => {
  const [, shift] = spreadPins([
    { x: 100, y: 100 },
    { x: 110, y: 128 },
  ]);
  assert.deepEqual(shift, { x: 0, y: 8.5 });
});
