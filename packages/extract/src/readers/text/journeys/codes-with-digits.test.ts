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

test('a number of one digit flies between towns that stand before their codes, whatever the paper says of flights', () => {
  const line = (day: string, number: string, from: string, to: string, hours: string) =>
    `${day}  ${number}     ${from}      ${to}   ${hours}`;
  assert.deepEqual(
    toldOfLines(
      [
        line('TUE 09MAR27', 'QF 1', 'SYDNEY SYD', 'SINGAPORE SIN', 'DEP 1530  ARR 2045'),
        line('SAT 20MAR27', 'QF 2', 'SINGAPORE SIN', 'SYDNEY SYD', 'DEP 1930  ARR 0610 21MAR'),
      ].join('\n'),
    ),
    ['QF1 SYD SIN 2027-03-09T15:30 2027-03-09T20:45', 'QF2 SIN SYD 2027-03-20T19:30 2027-03-21T06:10'],
  );
});
