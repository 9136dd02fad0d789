import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Houses side by side, with the days in two rows that are called as the agency likes.

const table = (first: string, last: string) => [
  ['HOTELS', '<', '<'],
  ['', 'Pretoria', 'Cape Town'],
  ['Property', 'Jacaranda Ridge Guest House', 'The Signal Station Hotel'],
  ['Address', '214 Nicolson Street, Pretoria 0181, South Africa', '9 Strand Close, Cape Town 8001, South Africa'],
  ['Phone', '+27 12 555 0133', '+27 21 555 0108'],
  [first, '15NOV27, room from 14:00', '17NOV27, room from 15:00'],
  [last, '17NOV27, by 10:00', '20NOV27, by 11:00'],
  ['Conf no', 'JR-5526', 'SSH 190044'],
  ['Rate', 'ZAR 1450.00 PER NIGHT', 'ZAR 2180.00 PER NIGHT'],
];

test('the two rows that say days are those of arrival and departure', async () => {
  for (const [first, last] of [
    ['In', 'Out'],
    ['Room taken', 'Room given up'],
    ['Check-in', 'Check-out'],
  ] as const)
    assert.deepEqual(await readWord('Order of 4 January 2027. Traveller: Mr Jasper Morley', table(first, last)), [
      'Lodging Jacaranda Ridge Guest House 2027-11-15T14:00 2027-11-17T10:00 JR-5526',
      'Lodging The Signal Station Hotel 2027-11-17T15:00 2027-11-20T11:00 SSH 190044',
    ]);
});
