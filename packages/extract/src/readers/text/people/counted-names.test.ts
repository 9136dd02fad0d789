import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';

test('as many people as the brackets count are those who travel', () => {
  for (const [text, expected] of [
    ['Kind Attn.: Mr. Anand Rao and Mrs. Leela Rao, Bengaluru (2 adults)', ['Anand Rao', 'Leela Rao']],
    ['Ulrike Brandstätter & Jonas Weidinger (2 pax)', ['Ulrike Brandstätter', 'Jonas Weidinger']],
    ['À l’attention de : Mme Odile Ferrand (1 personne)', ['Odile Ferrand']],
    ['Chalet Bellevue (2 adults)', []],
    ['Prepared by: Hamish Orr and Moira Orr (2 persons)', []],
  ] as const)
    assert.deepEqual(namesIn(text), expected, text);
});
