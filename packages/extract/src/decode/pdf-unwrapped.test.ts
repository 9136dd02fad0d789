import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageCell } from './pdf-lines.ts';
import { unwrapped } from './pdf-unwrapped.ts';

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

test('a house above its street is a line of its own, where the street would not have fitted beside it', () => {
  const house = [
    'Novotel Oslo Havn',
    'Dronning Eufemias gate 9, 0191',
    'Oslo',
    'from 16:00, to be left',
    'by 10:00 of that day',
  ];
  const [first, second] = unwrapped(cells(...house), 190, 3);
  assert.deepEqual([first, second], ['Novotel Oslo Havn', 'Dronning Eufemias gate 9, 0191 Oslo']);
});

test('what a label says goes on below, and so does a line that no word ends', () => {
  const hire = ['Avis, VW Golf', 'Pick-up: Edinburgh', 'Airport, 06/04/2027', 'Drop-off: Faro Airport', '12/04/2027'];
  assert.deepEqual(unwrapped(cells(...hire), 160, 4), [
    'Avis, VW Golf',
    'Pick-up: Edinburgh Airport, 06/04/2027',
    'Drop-off: Faro Airport 12/04/2027',
  ]);
  assert.deepEqual(unwrapped(cells('Brasserie des', 'Halles', 'Nantes'), 100, 4), ['Brasserie des Halles', 'Nantes']);
  assert.deepEqual(unwrapped(cells('Friday 18 August', '2028'), 300, 4), ['Friday 18 August 2028']);
  assert.deepEqual(unwrapped(cells('Saturday 26', 'August 2028'), 300, 4), ['Saturday 26 August 2028']);
  assert.deepEqual(unwrapped(cells('Newcastle (North', 'Shields)'), 300, 4), ['Newcastle (North Shields)']);
  assert.deepEqual(unwrapped(cells('Amsterdam', '(IJmuiden)'), 100, 4), ['Amsterdam (IJmuiden)']);
  assert.deepEqual(unwrapped(cells('Room 18', '2028'), 300, 4), ['Room 18', '2028']);
  assert.deepEqual(unwrapped(cells('Terminal: 4', 'TUNIS CARTHAGE'), 100, 4), ['Terminal: 4', 'TUNIS CARTHAGE']);
  assert.deepEqual(unwrapped(cells('Lille 9:58', 'Marseille 2:06', 'PM'), 100, 4), ['Lille 9:58', 'Marseille 2:06 PM']);
});
