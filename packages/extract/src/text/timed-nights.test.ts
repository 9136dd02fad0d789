import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDates } from './dates.ts';

const days = (text: string) => findDates(text, { contextDate: '2027-01-05', language: 'fr' }).map(({ day }) => day);

test('of a night between two days the hour behind it tells which is meant', () => {
  assert.deepEqual(days('nuit du vendredi 18 au samedi 19 juin 2027, à 1 h 15'), ['2027-06-19']);
  assert.deepEqual(days('nuit du vendredi 18 au samedi 19 juin 2027, à 23 h 40'), ['2027-06-18']);
  assert.deepEqual(days('night of Friday 18 to Saturday 19 June 2027, 12:40 am'), ['2027-06-19']);
  assert.deepEqual(days('in der Nacht vom 18. auf den 19. Juni 2027 um 2:10'), ['2027-06-19']);
});

test('a night without an hour, and several nights, keep both their days', () => {
  for (const text of [
    'nuit du 18 au 19 juin 2027',
    'nuits du 18 au 20 juin 2027, à 15 h 00',
    '18 au 19 juin 2027, 10:00',
  ])
    assert.equal(days(text).length, 2, text);
});
