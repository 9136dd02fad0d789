import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../../../testing/in-text.ts';

test('a code in front of the word for it, or by which a carrier is said to know one, is a number', () => {
  for (const sentence of [
    'Keep this handy: 2HQ7XA is your Nordair booking ref.',
    '2HQ7XA is your booking reference for both ways.',
    '2HQ7XA will be your record locator from now on.',
    'À garder : 2HQ7XA est votre numéro de réservation.',
    '2HQ7XA, c’est votre code de réservation.',
    'One hold bag each, and Nordair know it as 2HQ7XA.',
    'The booking is known to the airline as 2HQ7XA.',
    'La compagnie vous connaît sous 2HQ7XA.',
    'Le voyage est enregistré chez Nordair sous la 2HQ7XA.',
  ])
    assert.deepEqual([...new Set(numbersIn(sentence))], ['2HQ7XA'], sentence);
});

test('a code of something else in front of a word is none', () => {
  for (const sentence of [
    'SAVE20 is your code for the next trip.',
    'BA1442 is your flight to Bristol.',
    'N4411X is your member number.',
    'The ship is known as MS2000 in the yard.',
  ])
    assert.deepEqual(numbersIn(sentence), [], sentence);
});
