import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

/** What a stay costs, by the lines of its account. */
const price = async (account: string) => {
  const [stay, more] = await readPage(`<h1>Booking confirmed</h1>
${tableOf('Confirmation number | 77123409\nHotel | Harbour Inn\nCheck-in | 7 June 2027\nCheck-out | 9 June 2027\nGuest | Ms Ida Brandt')}
${account}`);
  assert.equal(more, undefined);
  return stay?.booking.price && `${stay.booking.price.amount} ${stay.booking.price.currency}`;
};

test('of several totals the one counts that the rows above it come to', async () => {
  const rows =
    'Two nights | AUD 410.00\nCleaning | AUD 86.30\nTotal GST included | AUD 0.00\nTotal amount (Visa 2290) | AUD 496.30';
  assert.equal(await price(tableOf(rows)), '496.30 AUD');
  // nothing tells which of them it is
  assert.equal(await price(tableOf('Total of one kind | AUD 410.00\nTotal of another | AUD 496.30')), undefined);
});

test('what is paid today and what is paid at the desk are parts of the amount before them', async () => {
  const cell = (lines: string) => `<table><tr><td>Price</td><td>${lines}</td></tr></table>`;
  assert.equal(
    await price(cell('£438.60 for 7 days<br>Paid today: £87.72<br>Pay at pick-up: £350.88 (about NOK 4,770)')),
    '438.60 GBP',
  );
});

test('the same in other money, or nearly, is not the price', async () => {
  assert.equal(await price(tableOf('Total | 612,57 $ CA\nTotal | environ 414 €')), '612.57 CAD');
  assert.equal(await price('<p>Total to pay: 2 250 MAD, or about 210 euros</p>'), '2250 MAD');
  assert.equal(await price('<p>Total: about 210 EUR</p>'), '210 EUR');
});

test('an amount alone is in the only money that the paper names', async () => {
  assert.equal(
    await price('<p>Prices (NOK)</p><p>Room 3 600,00<br>Breakfast 801,00<br>Total: 4 401,00</p>'),
    '4401.00 NOK',
  );
  assert.equal(await price('<p>Prices (NOK), deposit 20 EUR</p><p>Total: 4 401,00</p>'), undefined);
});
