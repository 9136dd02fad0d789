import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleRange } from './visible-range.ts';

test('at the top of a long list only the first screenful and a little more is drawn', () => {
  assert.deepEqual(visibleRange(200, 800, 80, 2000), { from: 0, to: 20 });
});

test('deep in the list the rows above are gone', () => {
  assert.deepEqual(visibleRange(-80_000, 800, 80, 2000), { from: 988, to: 1022 });
});

test('the last row is drawn at the very end, and a short list as a whole', () => {
  assert.equal(visibleRange(-200_000, 800, 80, 2000).to, 2000);
  assert.deepEqual(visibleRange(100, 800, 80, 3), { from: 0, to: 3 });
});
