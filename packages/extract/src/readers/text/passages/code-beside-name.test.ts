import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

test('below the title of a number its code stands beside who sold it', async () => {
  for (const [row, reference] of [
    ['NORDTRAIN | SLQKWD', 'SLQKWD'],
    ['Ferrovie Adriatiche | K7-22014', 'K7-22014'],
  ] as const) {
    const [train] = await readPage(
      `<h2>Booking reference</h2>${tableOf(`${row}\nTicket number | 15012 88201`)}<p>Thu 18 Mar 2027<br>09:30 London Paddington<br>11:12 Bristol Temple Meads<br>GWR train</p>`,
    );
    assert.equal(train?.booking.reference, reference, row);
  }
});
