import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFormer } from './former.ts';

test('what was before a change is blanked and leaves every offset where it was', () => {
  for (const [text, left] of [
    ['20 June at 13:00 (previously 10:00)', '20 June at 13:00'],
    ['départ 19h10 au lieu de 21h25', 'départ 19h10'],
    ['13:30, instead of 12 May', '13:30'],
    ['initialement prévu à 08h05, désormais 09h10', `${' '.repeat(26)}, désormais 09h10`],
  ] as const) {
    assert.equal(withoutFormer(text).length, text.length);
    assert.equal(withoutFormer(text).trimEnd(), left);
  }
  assert.equal(withoutFormer('Depart 08:05, arrive 09:10'), 'Depart 08:05, arrive 09:10');
});
