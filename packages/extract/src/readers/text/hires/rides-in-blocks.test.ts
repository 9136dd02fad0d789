import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

const taxi = (lines: string) =>
  readMail(
    'Moorside Cars Otley',
    'Re: Taxi to airport',
    `<p>Hi Mrs Pemberton-Shaw</p><p>Just confirming your taxi with Moorside Cars.</p>${lines}`,
  );
const out = '<p>Sat 6 Feb at 4.15am<br>From: 18 Quarry Bank, Otley<br>To: Leeds Bradford Airport</p>';
const outTold = 'Taxi | 18 Quarry Bank, Otley > Leeds Bradford Airport | 2027-02-06T04:15';
const backTold = 'Taxi | Leeds Bradford Airport > 18 Quarry Bank, Otley | 2027-02-13T23:50';

test('a driver whose house is called Cars hires out none: each block with its own way is a ride', async () => {
  const back = '<p>Sat 13 Feb at 11.50pm<br>From: Leeds Bradford Airport<br>To: 18 Quarry Bank, Otley</p>';
  assert.deepEqual(await taxi(out + back), [outTold, backTold]);
});

test('"Back to" says where to, and is of no airport’s name', async () => {
  const back = (to: string) =>
    `<p>Sat 13 Feb<br>Pick up 11.50pm from Leeds Bradford Airport<br>${to} 18 Quarry Bank, Otley</p>`;
  for (const to of ['To', 'Back to']) assert.deepEqual(await taxi(back(to)), [backTold], to);
});
