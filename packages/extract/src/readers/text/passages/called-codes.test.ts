import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a code in a tab behind what no list knows and a colon is said by it what it is', async () => {
  for (const called of [
    'AY booking:',
    'AY confirmation:',
    'AY conf.:',
    'Booking with AY:',
    'Booked under:',
    'Code AY :',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Travel authorization\tTA-2027-0358',
        'Traveller:\tMs Imogen Tarrant',
        { heading: '1. Outbound rail' },
        'Carrier:\tVR, train 64',
        'From:\tTampere, 2027-05-05 11:32',
        'To:\tHelsinki, 2027-05-05 13:12',
        'Booking:\tK7XQ2M',
        { heading: '2. Outbound air' },
        'Carrier:\tFinnair, flight AY 835',
        'From:\tHelsinki (HEL), 2027-05-05 18:00',
        'To:\tOslo (OSL), 2027-05-05 18:30',
        `${called}\t4WNTJ8`,
      ]),
      [
        'Train | 64 | Tampere > Helsinki | 2027-05-05T11:32 – 2027-05-05T13:12 | K7XQ2M | Imogen Tarrant',
        'Flight | AY 835 | Helsinki > Oslo | 2027-05-05T18:00 – 2027-05-05T18:30 | 4WNTJ8 | Imogen Tarrant',
      ],
      called,
    );
});
