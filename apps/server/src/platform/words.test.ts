import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './words.ts';

test('the language is the most wished one that the house speaks', () => {
  assert.equal(languageOf('fr'), 'fr');
  assert.equal(languageOf('fr-CA,fr;q=0.8,en;q=0.5'), 'fr');
  assert.equal(languageOf('de, en;q=0.3, fr;q=0.7'), 'fr');
  assert.equal(languageOf('EN-us'), 'en');
});

test('English is for everyone else, also for nonsense', () => {
  for (const header of [undefined, '', 'de', '*', 'fr;q=0', ';;;,,q=', 'x'.repeat(100_000)]) {
    assert.equal(languageOf(header), 'en');
  }
});
