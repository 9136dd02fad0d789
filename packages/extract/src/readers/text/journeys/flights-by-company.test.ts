import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('behind the word for who flies stand the airline and its number in any order and with what else is said', async () => {
  for (const said of [
    'Finnair, flight AY 835, Economy Light',
    'Finnair AY835 (Economy)',
    'Finnair – AY 835 – Light',
    'Finnair flight no. 835, Light fare',
    'Finnair 835',
    'Finnair, 835',
    'AY 835 (Finnair)',
    'Finnair | AY 835',
    'Finnair, vol AY 835, tarif Light',
    'Finnair, vol n° 835',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Travel authorization',
        'Traveller: Ms Imogen Tarrant',
        { heading: '1. Outbound air' },
        `Carrier: ${said}`,
        'From: Helsinki (HEL), 2027-05-05 18:00',
        'To: Oslo (OSL), 2027-05-05 18:30',
        'Booking reference: 4WNTJ8',
        'Cost: EUR 231.16',
      ]),
      ['Flight | AY 835 | Helsinki > Oslo | 2027-05-05T18:00 – 2027-05-05T18:30 | 4WNTJ8 | Imogen Tarrant'],
      said,
    );
});
