import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBeforeTown } from './addresses.ts';

test('a day of the month over a year and a word is no street of a town', () => {
  for (const day of ['May 22', 'March 4']) assert.equal(isBeforeTown(day, ['2027 Arrive', '7:38 PM']), false, day);
  assert.equal(isBeforeTown('Limmatquai 88', ['8001 Zürich']), true);
});
