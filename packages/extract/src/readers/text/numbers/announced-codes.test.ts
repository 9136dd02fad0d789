import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { announcedCodes } from './announced-codes.ts';

const codesOf = (text: string) => announcedCodes(passagesOf(print('Your trip', text))).map(({ value }) => value);

test('a code alone in its line is the number that the line above it ends with', () => {
  for (const title of ['AIR — UNITED AIRLINES — CONFIRMATION', 'Flights, United – Booking'])
    assert.deepEqual(codesOf(`${title}\nC7JX1P\nUA 1175, Denver to San Francisco`), ['C7JX1P'], title);
  for (const title of ['AIR — UNITED AIRLINES', 'Flights confirmed by United Airlines'])
    assert.deepEqual(codesOf(`${title}\nC7JX1P\nUA 1175, Denver to San Francisco`), [], title);
});
