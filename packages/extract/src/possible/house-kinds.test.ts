import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseName } from './house-names.ts';

test('what kind of house it is stands in front of a name in quotes and is no part of it', () => {
  assert.equal(houseName('Chambre d’hôtes « Le Clos Fleuri »'), 'Le Clos Fleuri');
  assert.equal(houseName('Gîte : « Les Ormes »'), 'Les Ormes');
  assert.equal(houseName('B&B “Seaview”'), 'Seaview');
  assert.equal(houseName('Bed and breakfast "Seaview"'), 'Seaview');
  assert.equal(houseName('Gîte des Ormes'), 'Gîte des Ormes');
});
