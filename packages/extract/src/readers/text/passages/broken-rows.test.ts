import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

const readTicket = async (rows: string) =>
  (
    await readPage(`<p>Your e-ticket</p>${tableOf(rows)}<p>Thursday 14 January 2027</p><p>ICE 1043</p>
      <p>Departure: 10:40 Berlin Hbf<br>Arrival: 14:32 Köln Hbf</p>`)
  ).map(({ booking: { reference, travelers } }) => [reference, travelers?.map(({ name }) => name)]);

test('what narrow columns break off is below the labels of its cells', async () => {
  assert.deepEqual(
    await readTicket(`
      Passenger: Agnes | Booking code: | Valid on: 2027-01-
      Winterhalter | 7KX2R4 | 14`),
    [['7KX2R4', ['Agnes Winterhalter']]],
  );
});

test('a row with labels of its own is no rest of the one above it', async () => {
  assert.deepEqual(
    await readTicket(`
      Passenger: Agnes Winterhalter | Discount:
      Booking code: 7KX2R4 | Class: 2`),
    [['7KX2R4', ['Agnes Winterhalter']]],
  );
});

test('words with a colon and nothing behind are the heads of columns', async () => {
  const stay = await readPage(`<p>Your booking is confirmed.</p><h2>Hotel Lindenhof</h2>
    <p>Seestraße 14, 6004 Luzern, Switzerland</p>${tableOf(`
      Check-in: | Check-out:
      Tuesday, 12 January 2027 | Thursday, 14 January 2027
      3:00 PM | 11:00 AM`)}`);
  assert.deepEqual(
    stay.map(
      ({ booking }) => booking.type === 'LodgingReservation' && [booking.checkIn?.local, booking.checkOut?.local],
    ),
    [['2027-01-12T15:00:00', '2027-01-14T11:00:00']],
  );
});
