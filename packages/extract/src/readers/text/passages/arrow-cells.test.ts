import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

const ticket = (from: string, arrow: string, to: string) =>
  readPage(
    `<p>Your booking is confirmed. Booking reference: H7K2PL</p><p>TRAIN 171 Northeast Regional</p>${tableOf(`${from} | ${arrow} | ${to} | 2 Business Class Seats
    8:15 AM | | 1:52 PM |
    WED, AUG 18, 2027 | | WED, AUG 18, 2027 |`)}`,
  );

test('an arrow in a cell of its own goes from what stands before it to what stands behind it', async () => {
  for (const arrow of ['→', '➔', '✈'])
    assert.deepEqual(told(await ticket('Boston South Station', arrow, 'Philadelphia 30th Street')), [
      'Northeast Regional171 Boston South Station Philadelphia 30th Street 2027-08-18T08:15 2027-08-18T13:52',
    ]);
});

test('between figures an arrow goes nowhere', async () => {
  assert.deepEqual(told(await ticket('12 seats', '→', '14 seats')), []);
});
