import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../../../testing/in-text.ts';

test('the number of a booking stands behind what one does with it, also where it has the only figure', () => {
  for (const [text, expected] of [
    ['The ticket is made out to you, and the booking to show at the desk is 5RWXQ2.', ['5RWXQ2']],
    ['La réservation à garder sous la main est B4TWQN.', ['B4TWQN']],
    ['Billet au nom de Mme Roux\nDossier passager K2VHTR', ['K2VHTR']],
    ['The booking of your colleague is ROSTER.', []],
  ] as const)
    assert.deepEqual(numbersIn(text), expected, text);
});
