import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../../../testing/told.ts';

test('the end of a way is told by "jusqu’à", "as far as", "atteint" in front of its name', () => {
  for (const [from, to] of [
    ['de', "jusqu'à"],
    ['depuis', "jusqu'à"],
    ['quitte', 'atteint'],
    ['Le car quitte', 'Le car atteint'],
    ['from', 'as far as'],
    ['Quitte :', 'Atteint :'],
  ])
    assert.deepEqual(
      toldOfLines(
        `ALLER, samedi 5 juin 2027, autocar n° 412\n${from} Nantes, 14h34\n${to} Rennes, 16h50\n\nRETOUR, dimanche 6 juin 2027, autocar n° 413\n${from} Rennes, 15h10\n${to} Nantes, 17h25`,
      ),
      ['412 Nantes Rennes 2027-06-05T14:34 2027-06-05T16:50', '413 Rennes Nantes 2027-06-06T15:10 2027-06-06T17:25'],
      `${from} … ${to}`,
    );
});
