import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('of two cards side by side each has its number, and "In" and "Out" are the ends of a stay', async () => {
  const card = (title: string, rows: string[][]) => ({ lines: [title], rows });
  const read = await readLetterOf([
    'Itinerary for Ms Ines Falk',
    [
      [
        card('Avis car rental', [
          ['Reservation', '16620391ZA4'],
          ['Collection', 'Cape Town Airport, 04 Mar 2027, 10h00'],
          ['Return', 'Cape Town Airport, 07 Mar 2027, 16h45'],
          ['Vehicle', 'VW Polo Vivo or similar'],
        ]),
        card('Karee House', [
          ['Address', '12 Dorp Street, Stellenbosch, 7600'],
          ['In', '04 Mar 2027, from 14h00'],
          ['Out', '07 Mar 2027, by 10h00'],
          ['Confirmation', 'KH 5518'],
        ]),
      ],
    ],
  ]);
  assert.ok(
    read.some((one) => /^RentalCar .*16620391ZA4/.test(one)),
    read.join('\n'),
  );
  assert.ok(
    read.some((one) => /^Lodging \| Karee House, .* 2027-03-04T14:00 – 2027-03-07T10:00 \| KH 5518/.test(one)),
    read.join('\n'),
  );
});
