import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageCell } from './pdf-lines.ts';
import { unwrapped } from './pdf-rows.ts';

const cells = (...lines: string[]): PageCell[] =>
  lines.map((text) => ({ text, from: 50, end: 50 + text.length * 6, height: 12, style: 'f1 12' }));

test('a house over its street, its town and its telephone are lines of their own, however long', () => {
  const house = [
    'Riad Dar Zitoune ****',
    '18 Derb Sidi Bouloukat',
    '40000 Marrakech, Maroc',
    'Tél. +212 5 24 55 01 32',
  ];
  assert.deepEqual(unwrapped(cells(...house), 200, 3), house);
});

test('a sentence that its column broke is one', () => {
  assert.deepEqual(
    unwrapped(
      cells('Room available from two', 'o’clock in the afternoon,', 'earlier where the house', 'can have it ready'),
      200,
      3,
    ),
    ['Room available from two o’clock in the afternoon, earlier where the house can have it ready'],
  );
});
