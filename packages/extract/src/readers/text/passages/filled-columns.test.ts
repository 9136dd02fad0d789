import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitColumns } from './columns.ts';
import { withFilledColumns } from './filled-columns.ts';

const heads = [0, 14, 34].map((from) => ({ label: null, from }));
const parted = (text: string, at = 100) =>
  withFilledColumns(splitColumns({ text, at }), at, heads).map((piece) => [piece.text, piece.at - at]);

test('what is as wide as its column ends where the next head begins', () => {
  assert.deepEqual(parted('SVETI NIKOLA X Zadar 03.06.2027.   Preko 03.06.2027.'), [
    ['SVETI NIKOLA X Zadar 03.06.2027.', 0],
    ['Preko 03.06.2027.', 35],
  ]);
  assert.deepEqual(parted('SVETI NIKOLA1 Zadar 03.06.2027.   Preko 03.06.2027.'), [
    ['SVETI NIKOLA1', 0],
    ['Zadar 03.06.2027.', 14],
    ['Preko 03.06.2027.', 34],
  ]);
});

test('a row with a value below each head, or with one that stands between them, is as it is', () => {
  assert.deepEqual(parted('LADY         X Zadar 03.06.2027.'), [
    ['LADY', 0],
    ['X Zadar 03.06.2027.', 13],
  ]);
  assert.deepEqual(parted('LADY          Zadar 03.06.2027.   Preko'), [
    ['LADY', 0],
    ['Zadar 03.06.2027.', 14],
    ['Preko', 34],
  ]);
});
