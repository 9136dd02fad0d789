import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';
import { ofTwoHeads } from './of-two-heads.ts';

test('of two numbers below two words the supplier’s is the booking’s', () => {
  const own = (called: string, text: string) => ofTwoHeads({ called, text });
  assert.equal(own('Voucher / hotel no.', 'MV-3380-2 / DJA 90144'), 'DJA 90144');
  assert.equal(own('Réf. compagnie / dossier agence', '7YBHXD / 26-4471'), '7YBHXD');
  assert.equal(own('Check-in / check-out', '15:00 / 11:00'), null);
  assert.equal(own('Hotel / airline no.', '4471 / 7YBHXD'), null);
  assert.equal(own('Hotel no.', '4471/22'), null);
});

test('an order gives each booking the number that its supplier knows, in groups too', async () => {
  const read = await readWord(
    'Travel order 27-3380, confirmed',
    'Guest: Ms Anne Moreau',
    [
      ['Hotel', 'Pension Lindner'],
      ['Address', 'Lerchengasse 2, 1080 Wien, Austria'],
      ['Check in', 'Mon 15 Nov 2027, 15:00'],
      ['Check out', 'Wed 17 Nov 2027, 11:00'],
      ['Voucher / hotel no.', 'MV-3380-2 / DJA 90144'],
    ],
    [
      [
        'Sea crossing, Tallink Silja, booking 774 0192',
        'Thu 18 Nov 2027',
        'Helsinki West Harbour 10:30',
        'Tallinn 12:30',
      ],
    ],
  );
  assert.deepEqual(read.map((one) => one.split(' ').slice(-2).join(' ')).sort(), ['774 0192', 'DJA 90144']);
});
