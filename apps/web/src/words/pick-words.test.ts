import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickWords } from './pick-words.ts';

const english = { nights_one: '{{count}} night', nights_other: '{{count}} nights', hello: 'Hello {{name}}, {{name}}' };
const french = { nights_one: '{{count}} nuit', nights_other: '{{count}} nuits' };

test('none is plural in English and singular in French', () => {
  assert.equal(pickWords(english, 'nights', { count: 0 }, 'en'), '0 nights');
  assert.equal(pickWords(french, 'nights', { count: 0 }, 'fr'), '0 nuit');
});

test('a million nights, for which French has a form of its own, are still plural', () => {
  assert.equal(pickWords(french, 'nights', { count: 1_000_000 }, 'fr'), '1000000 nuits');
});

test('a value is filled in wherever it stands, and is never taken for a pattern', () => {
  assert.equal(pickWords(english, 'hello', { name: '$& {{count}}' }, 'en'), 'Hello $& {{count}}, $& {{count}}');
});

test('a word that is not there is not made up', () => {
  assert.equal(pickWords(english, 'goodbye', {}, 'en'), undefined);
});
