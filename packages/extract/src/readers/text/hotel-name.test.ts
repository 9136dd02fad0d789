import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameIn } from './hotel-name.ts';

test('how many nights it is for is no part of a hotel’s name', () => {
  for (const text of [
    'Perivoli Nafplio, 4 nuits, confirmation PN-4471',
    'Perivoli Nafplio – 4 nights',
    'Perivoli Nafplio (4 nuits)',
    'Perivoli Nafplio, 4 Nächte, Frühstück',
  ])
    assert.equal(nameIn(text), 'Perivoli Nafplio');
  assert.equal(nameIn('The Thousand Nights Hotel'), 'The Thousand Nights Hotel');
});
