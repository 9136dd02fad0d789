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

test('below the table with the code of a title a train in capitals is no number', async () => {
  const [train] = await readPage(
    `<p>Your eTicket.</p><p>RESERVATION NUMBER</p>${tableOf('NEW HAVEN - BOSTON | 7C21D8\nMARCH 4, 2027 | ')}<p>TRAIN 176 REGIONAL</p><p>DEPARTS<br>8:02 AM<br>Thu, MAR 4, 2027</p><p>NEW HAVEN, CT</p><p>ARRIVES<br>10:15 AM<br>Thu, MAR 4, 2027</p><p>BOSTON, MA</p>`,
  );
  assert.ok(train?.booking.type === 'TrainReservation');
  assert.deepEqual([train.booking.reference, train.booking.number], ['7C21D8', '176']);
});
