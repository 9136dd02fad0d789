import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, toldInFull, toldWithNumbers } from '../../../testing/told.ts';

const days = 'Check-in: Tue 12 October 2027\nCheck-out: Sat 16 October 2027';

test('a house is not called by the room, nor by the desk that signs', () => {
  const letters = [
    `Accommodation: Superior room, river view, 1 king bed\n\nWe look forward to welcoming you at the Linden House Hotel.`,
    `Hébergement : Suite junior, côté cour, avec balcon\n\nNous vous attendons au Linden House Hotel.`,
    'Yours\n\nReservations, Linden House Hotel',
  ];
  for (const letter of letters) {
    const street = letter.startsWith('Yours') ? '\n12 Mill Road\nYork YO1 6AB' : '\n\n12 Mill Road, York YO1 6AB';
    const [stay] = read('Booking confirmation', `Booking reference: H7K2PL\n\n${days}\n\n${letter}${street}`);
    assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, 'Linden House Hotel', letter);
  }
});

test('what is cancelled keeps the number that it was confirmed with', async () => {
  const rows = `
    Cancellation number | X-7730196
    Original confirmation | VMC-2281470
    Hotel | Vantry Madrid // Calle de Almagro 87 // 28010 Madrid
    Arrival | Tue 16 Nov 2027
    Departure | Thu 18 Nov 2027`;
  const found = await readTable(rows, 'Your reservation has been cancelled. There is no charge.');
  assert.deepEqual(toldWithNumbers(found), ['Lodging Vantry Madrid 2027-11-16 2027-11-18 VMC-2281470']);
});

test('of two columns of plain text the one that holds no more is not read', () => {
  for (const [now, before] of [
    ['YOUR UPDATED BOOKING', 'PREVIOUSLY'],
    ['VOTRE NOUVELLE RÉSERVATION', 'AUPARAVANT'],
  ]) {
    const mail = `Booking number: CJR-2M4410

                 ${now}                 ${before}
Check-in ....... Tue 4 May 2027, from 15:00           Mon 3 May
Check-out ...... Fri 7 May 2027, until 12:00          Wed 5 May
Nights ......... 3                                    2

Casa Jacaranda Hotel
12 Mill Road
York YO1 6AB`;
    assert.deepEqual(
      toldInFull(read('Your booking was changed', mail)),
      ['Lodging | Casa Jacaranda Hotel, York | 2027-05-04T15:00 – 2027-05-07T12:00 | CJR-2M4410'],
      now,
    );
  }
});
