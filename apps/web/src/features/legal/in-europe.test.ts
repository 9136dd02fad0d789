import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInEurope } from './in-europe.ts';

test('one word declares Europe, whatever its letters', () => {
  assert.deepEqual(['Europe', 'EU', ' europe '].map(isInEurope), [true, true, true]);
});

test('a sentence of the operator is left to stand as it was written', () => {
  assert.deepEqual(['In Lyon, Europe', 'Canada', ''].map(isInEurope), [false, false, false]);
});
