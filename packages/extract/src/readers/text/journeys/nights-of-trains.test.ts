import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../../../testing/told.ts';

test('a line that names a train and its night is of no house, however long it is', () => {
  for (const head of [
    'Nuit du vendredi 12 au samedi 13 février 2027, Intercités de nuit 5789',
    'Pour la nuit du vendredi 12 au samedi 13 février 2027 : Nightjet 469',
  ]) {
    const [told = '', more] = toldOfLines(`${head}\n20h51 – Paris Austerlitz (vendredi)\n08h29 – Briançon (samedi)`);
    assert.match(told, /\d+ Paris Austerlitz Briançon 2027-02-12T20:51 2027-02-13T08:29$/, head);
    assert.equal(more, undefined);
  }
});
