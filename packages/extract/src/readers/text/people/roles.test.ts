import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';

test('whoever writes or sends a paper does not travel, and whoever has another part in it does', () => {
  for (const role of [
    'Rédactrice',
    'Rédigé',
    'Auteur',
    'Author',
    'Writer',
    'Written',
    'Expéditrice',
    'Émetteur',
    'Sender',
    'Absenderin',
    'Verfasserin',
  ])
    assert.deepEqual(namesIn(`${role} : Mme Odile Ferrand`), [], role);
  assert.deepEqual(namesIn('Oratrice : Mme Odile Ferrand'), ['Odile Ferrand']);
});
