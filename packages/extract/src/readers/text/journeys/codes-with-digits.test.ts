import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../../../testing/told.ts';

test('a code with a digit right before its number is a flight where it stands alone or tells the way', () => {
  for (const lines of [
    'On Thursday 21 October 2027, U22463 leaves Lyon (LYS) at 14:53 and arrives in Porto (OPO) at 16:13.',
    'Flight on 21 October 2027\nU22463\nLyon (LYS) 14:53\nPorto (OPO) 16:13',
    '21 October 2027\nLyon (LYS) 14:53 → Porto (OPO) 16:13 (U22463)',
  ])
    assert.deepEqual(toldOfLines(lines), ['U22463 LYS OPO 2027-10-21T14:53 2027-10-21T16:13'], lines);
});

test('"FR" before the rest of a long number is the country of a tax number', () => {
  assert.deepEqual(
    toldOfLines(
      'TVA intracommunautaire FR 40 123456789\n\nVol AF 2546, 15/08/2027\nParis (CDG) 11h45\nNew York (JFK) 14h10',
    ),
    ['AF2546 CDG JFK 2027-08-15T11:45 2027-08-15T14:10'],
  );
});
