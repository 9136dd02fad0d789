import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameNumber } from './same-number.ts';

test('whatever else is the same, a number that is was said before', () => {
  for (const words of [
    'same booking',
    'meme dossier',
    'same ship and booking as item 1',
    'the same operator and same number as in (1)',
    'meme compagnie et meme dossier',
    'same ba reference',
    'gleiche buchungsnummer',
  ])
    assert.match(words, sameNumber);
  for (const words of ['same ship, another booking', 'same company and same day', 'meme compagnie, dossier 8KQ2LM'])
    assert.doesNotMatch(words, sameNumber);
});
