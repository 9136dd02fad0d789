import assert from 'node:assert/strict';
import { test } from 'node:test';
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
