import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

const head = 'Train | From | | To |';
const first = 'IC 1511 | Lausanne | 07:16 | Zürich HB | 09:27';
const second = 'IC 561 | Zürich HB | 09:38 | Chur | 10:53';
const page = (made: string, rows: string, below: string) =>
  readPage(`<p>Thank you for your purchase<br>Order number H7K2PL<br>${made}</p>${tableOf(rows)}<p>${below}</p>`);
const legs = [
  'IC1511 Lausanne Zürich HB 2027-05-22T07:16 2027-05-22T09:27',
  'IC561 Zürich HB Chur 2027-05-22T09:38 2027-05-22T10:53',
];

test('the day below a table is of the whole way, and the one on which it was bought of none of it', async () => {
  for (const made of ['Purchase date 05.05.2027', 'Order date Wed, 5 May 2027', 'Ordered on: 05.05.2027', ''])
    assert.deepEqual(
      told(await page(made, `${head}\n${first}\n${second}`, 'Travel date: Sat, 22.05.2027<br>Price: CHF 51.40')),
      legs,
      made,
    );
});

test('a day below two ways that do not lead on is not of the first', async () => {
  const back = 'IC 562 | Zürich HB | 17:38 | Lausanne | 19:44';
  const found = told(await page('', `${head}\n${first}\n${back}`, 'Travel date: Sat, 22.05.2027'));
  assert.ok(!found.some((leg) => leg.startsWith('IC1511')), found.join());
});
