import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfSeats } from './seats-within.ts';

test('a table of seats within a cell is a line for each traveller, whatever its heads and wherever they stand', () => {
  const renard = 'Mme Renard – Voit. 9, Place 44';
  const lamy = 'M. Lamy – Voit. 9, Place 45';
  for (const head of ['', 'Voyageur', 'Nom', 'Passagers'])
    assert.deepEqual(
      linesOfSeats([
        [head, 'Voit.', 'Place'],
        ['Mme Renard', '9', '44'],
        ['M. Lamy', '9', '45'],
      ]),
      [renard, lamy],
    );
  assert.deepEqual(
    linesOfSeats([
      ['', 'Mme Renard', 'M. Lamy'],
      ['Voit.', '9', '9'],
      ['Place', '44', '45'],
    ]),
    [renard, lamy],
  );
  assert.deepEqual(linesOfSeats([['Ms Renard', 'coach 9', 'seat 44']]), ['Ms Renard – coach 9, seat 44']);
  assert.deepEqual(
    linesOfSeats([
      ['Passenger', 'Coach', 'Seat', 'Class'],
      ['Ms Renard', '9', '44', '2nd'],
    ]),
    ['Ms Renard – Coach 9, Seat 44, Class 2nd'],
  );
});

test('no other table is one', () => {
  for (const rows of [
    [['Car'], ['Toyota Yaris']],
    [
      ['Voyageur', 'Place'],
      ['Mme Renard', '9/44'],
    ],
    [
      ['Voyageur', 'Place'],
      ['Mme Renard', ''],
    ],
    [['Place 12', 'coach 9', 'seat 44']],
    [['Classe'], ['2de']],
  ])
    assert.equal(linesOfSeats(rows), null, JSON.stringify(rows));
});
