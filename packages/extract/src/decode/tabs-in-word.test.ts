import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../testing/letter.ts';

test('heads with tabs between them are those of the lines below with as many', async () => {
  const read = await readLetterOf([
    'Traveller: Mr Paul Keller',
    [
      'Date\tFlight\tRoute\tReference',
      'Wed 20 Oct 2027\tBA 762\tLondon Heathrow (LHR) 08:00 – Madrid (MAD) 11:20\tKXKSLE',
      'Fri 22 Oct 2027\tIB 3166\tMadrid (MAD) 18:00 – London Heathrow (LHR) 19:25\tQPLMND',
    ].join('\n'),
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(1).join(' | ')),
    [
      'BA 762 | London Heathrow > Madrid | 2027-10-20T08:00 – 2027-10-20T11:20 | KXKSLE | Paul Keller',
      'IB 3166 | Madrid > London Heathrow | 2027-10-22T18:00 – 2027-10-22T19:25 | QPLMND | Paul Keller',
    ],
  );
});
