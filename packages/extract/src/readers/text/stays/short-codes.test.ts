import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress } from './addresses.ts';

test('a code of three figures is before a town of Iceland or the Faroes, and nowhere else', () => {
  assert.deepEqual(readAddress(['Hafnarstræti 67', '600 Akureyri', 'Iceland']), {
    street: 'Hafnarstræti 67',
    postcode: '600',
    city: 'Akureyri',
    country: 'IS',
  });
  assert.equal(readAddress(['12 rue du Port', '350 Bordeaux'])?.postcode, undefined);
});
