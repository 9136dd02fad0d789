import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFirst } from './first-of-month.ts';

test('the first of a month is an ordinal in French, and no other number that ends in 1 or stands before no word', () => {
  assert.equal(withFirst('mar. 1 déc.', 'fr'), 'mar. 1er déc.');
  assert.equal(withFirst('1 janvier 2021', 'fr'), '1er janvier 2021');
  assert.equal(withFirst('ven. 11 déc.', 'fr'), 'ven. 11 déc.');
  assert.equal(withFirst('1 December', 'en'), '1 December');
});
