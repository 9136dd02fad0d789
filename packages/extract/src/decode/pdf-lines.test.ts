import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { PagePiece } from './pdf-lines.ts';
import { linesOf } from './pdf-lines.ts';

function piece(text: string, x: number, y: number, height = 10, width = text.length * height * 0.5): PagePiece {
  return { text, x, y, width, height, font: 'f1', isLevel: true };
}

const printed = (pieces: PagePiece[]) => linesOf(pieces).map(({ cells }) => cells.map(({ text }) => text));

test('a small figure above the end of a word stands in its line', () => {
  assert.deepEqual(
    printed([
      piece('21:25', 55, 393, 17, 49),
      piece('5h 10m', 282, 384.7, 8),
      piece('+1', 529, 386.6, 8, 12),
      piece('06:35', 478, 393, 17, 49),
    ]),
    [['5h 10m'], ['21:25', '06:35 +1']],
  );
  assert.deepEqual(printed([piece('Departure', 40, 90, 8), piece('07:40', 40, 100, 14)]), [['Departure'], ['07:40']]);
});

test('what fills its column up to the next ends where that begins', () => {
  const heads = [piece('FROM', 22, 82, 6.5), piece('TO', 208, 82, 6.5)];
  const values = [piece('PARIS CHARLES DE GAULLE', 22, 93, 11, 155), piece('CDG', 180, 93, 9, 20)];
  const next = [piece('SAINT-DENIS ROLAND GARROS', 208, 93, 11, 171)];
  assert.deepEqual(printed([...heads, ...values, ...next]), [
    ['FROM', 'TO'],
    ['PARIS CHARLES DE GAULLE CDG', 'SAINT-DENIS ROLAND GARROS'],
  ]);
  // the same words below prose stay one
  assert.deepEqual(printed([...values, ...next]), [['PARIS CHARLES DE GAULLE CDG SAINT-DENIS ROLAND GARROS']]);
});

test('cells that are set in the middle of their row begin where the row does', async () => {
  const lines = await printedPage([
    [53, 741, 'Date'],
    [178, 741, 'Vol'],
    [271, 741, 'De'],
    [455, 741, 'Leaves'],
    [502, 741, 'Arrives'],
    [178, 723, 'Vueling VY'],
    [271, 723, 'Paris Orly'],
    [53, 717, 'jeudi 22 avril 2027'],
    [455, 717, '9h40'],
    [502, 717, '12h05'],
    [178, 711, '8015'],
    [271, 711, '(ORY)'],
    [53, 694, 'mercredi 28 avril'],
    [178, 694, 'Vueling VY'],
    [271, 688, 'Malaga (AGP)'],
    [455, 688, '18h55'],
    [502, 688, '21h25'],
    [53, 682, '2027'],
    [178, 682, '8245'],
  ]);
  assert.deepEqual(
    lines.map((line) => line.replaceAll(' / ', ' ')),
    [
      'Date | Vol | De | Leaves | Arrives',
      'jeudi 22 avril 2027 | Vueling VY 8015 | Paris Orly (ORY) | 9h40 | 12h05',
      'mercredi 28 avril 2027 | Vueling VY 8245 | Malaga (AGP) | 18h55 | 21h25',
    ],
  );
});

test('columns that go on side by side at heights of their own are no rows', () => {
  const left = [0, 1, 2, 3, 4, 5].map((i) => piece(`Our house ${i}`, 49, 100 + 12 * i));
  const right = [0, 1, 2, 3, 4, 5].map((i) => piece(`Your reference ${i}`, 352, 106 + 12 * i));
  assert.deepEqual(
    linesOf([...left, ...right]).map(({ cells }) => cells.length),
    Array.from({ length: 12 }, () => 1),
  );
});
