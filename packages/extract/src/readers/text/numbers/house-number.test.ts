import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { houseNumbers } from './house-number.ts';

const numbersOf = (text: string) => houseNumbers(passagesOf(print('Your stay', text))).map(({ value }) => value);

test('what a keeper counts by is a number, also where the book stands behind it', () => {
  assert.deepEqual(numbersOf('You are number 31-204 in the book, please say so if you ring.'), ['31-204']);
  assert.deepEqual(numbersOf('Vous êtes le numéro 412 dans notre cahier.'), ['412']);
  assert.deepEqual(numbersOf('Ours is the house at number 31-204 Mill Lane.'), []);
});
