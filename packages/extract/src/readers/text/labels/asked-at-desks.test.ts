import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOf } from './labels.ts';

test('what one is to say at the desk is a number, and where one sleeps a house', () => {
  for (const words of [
    'Numéros à présenter',
    'N° à donner',
    'Codes à présenter',
    'Références à rappeler',
    'Numbers to show',
    'Code to show',
    'Reference to give',
    'Booked under',
  ])
    assert.equal(labelOf(words), 'reference', words);
  for (const words of [
    'Nuit à l’hôtel',
    'Nights at',
    'Overnight at',
    'Where you sleep',
    'Où vous dormez',
    'Vous logez chez',
    'You stay at',
  ])
    assert.equal(labelOf(words), 'hotel', words);
  for (const words of ['Numéros utiles', 'Numbers', 'Night train', 'Nuit', 'Where you meet'])
    assert.notEqual(labelOf(words), 'reference', words);
  for (const words of ['Night train', 'Nuit', 'Where you meet']) assert.notEqual(labelOf(words), 'hotel', words);
});
