import assert from 'node:assert/strict';
import { test } from 'node:test';
import { internationalPhone } from './phone-number.ts';

test('a number in international format is kept in the usual spacing of its country', async () => {
  assert.equal(await internationalPhone('+33612345678'), '+33 6 12 34 56 78');
  assert.equal(await internationalPhone(' +49 (151) 23456789 '), '+49 1512 3456789');
});

test('a national number, or one that no operator can have given, is refused', async () => {
  for (const typed of [
    '06 12 34 56 78',
    '+33 6',
    '+999 123456789',
    '+33612345678 call me',
    '+33',
    'tel:+33612345678',
  ]) {
    assert.equal(await internationalPhone(typed), null, typed);
  }
});
