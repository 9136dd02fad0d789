import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read } from '../../../../testing/told.ts';
import { passagesOf } from './passages.ts';

const titles = (text: string) => passagesOf(print('', text)).flatMap((p) => (p.isHeading ? p.text : []));

test('what is booked with its number or its day, alone in its paragraph, is the title of a part', () => {
  for (const title of [
    '2. Hôtel',
    '1) Car hire',
    'mar. 13/07/2027 – Vol',
    'Tue 13 July 2027 – Transfer',
    'Train · 4 May 2027',
  ])
    assert.deepEqual(titles(`Voyages Delorme\n\n${title}\n\nwhatever is booked`), [title], title);
  for (const said of ['2. Aller en train', 'Train 13/07/2027', '3 nuits', '13/07/2027 – Vol AF 1215', 'Your hotel'])
    assert.deepEqual(titles(`Voyages Delorme\n\n${said}\n\nwhatever is booked`), [], said);
});

test('bare words are titles where several parts are under them, and labels where each has its value', () => {
  assert.deepEqual(titles('Flight\n\nKL 818\n\n10:05\n\nHotel\n\nHotel\n\nHarbour Inn\n\nReference: 4471220'), [
    'Flight',
    'Hotel',
  ]);
  assert.deepEqual(titles('Flight\n\nKL 818\n\nHotel\n\nHarbour Inn'), []);
  assert.deepEqual(titles('Hotel\n\nHarbour Inn\n\n12 Quay Street\n\nReference: 4471220'), []);
});

test('a line among others is a title where each part has its number', () => {
  const part = (word: string, code: string) => `${word}\nwhatever is booked\nBooking reference: ${code}`;
  assert.deepEqual(titles(`${part('Car hire', 'ERPVDF')}\n${part('Transfer', 'CDAXHM')}`), ['Car hire', 'Transfer']);
  assert.deepEqual(titles('Flight\nKL 818\nHotel\nHarbour Inn\nBooking reference: ERPVDF'), []);
  assert.deepEqual(titles('Included:\n1. Flights\n2. Hotel'), []);
});

test('the ways of a journey have the number below both', () => {
  const way = (title: string, day: string, train: string, ends: string) =>
    `${title}\n${'-'.repeat(title.length)}\n\nDate: ${day}\nTrain: TGV INOUI ${train}\n${ends}`;
  const trains = [
    way('Outbound', '8 September 2027', '4566', 'Departure: 07:25, Paris Gare de Lyon\nArrival: 09:23, Lyon Part-Dieu'),
    way('Inbound', '10 September 2027', '4567', 'Departure: 11:20, Lyon Part-Dieu\nArrival: 13:18, Paris Gare de Lyon'),
  ].join('\n\n');
  const car =
    'Avis – Renault Clio or similar\nPick-up: 8 September 2027, 10:00, Lyon\nDrop-off: 10 September 2027, 10:30, Lyon';
  const order = `Our file: 905181\n\n1. Train\n\n${trains}\n\nReservation number: 26632683\n\n2. Car hire\n\n${car}\n\nReservation number: UFQXRV`;
  assert.deepEqual(
    read('Your trip', order).map(({ booking }) => booking.reference),
    ['26632683', '26632683', 'UFQXRV'],
  );
});

test('a line over as many strokes is a title in plain text', () => {
  assert.deepEqual(titles('Your 2 flights\n--------------\n\nKL 818'), ['Your 2 flights']);
  assert.deepEqual(titles('Best wishes\n---\n\nKL 818'), []);
});
