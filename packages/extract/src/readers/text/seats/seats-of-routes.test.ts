import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf } from '../../../../testing/told.ts';

const flights = (seats: string) => `Booking reference: KLVQTM

15 September 2027
LA 2373
Santiago (SCL)      14:05
Lima (LIM)          16:50

22 September 2027
LA 642
Lima (LIM)          19:20
Santiago (SCL)      23:55

${seats}`;

const seatsOf = (text: string) =>
  read('Your flights', text).map(({ booking }) =>
    'seats' in booking ? booking.seats?.map(({ number }) => number).join(' ') : undefined,
  );

test('seats that are told by their way are of that way, in front of it or behind it, by its codes or its towns', () => {
  for (const seats of [
    'Camila Soto      Asiento 14C (SCL-LIM), 21F (LIM-SCL)',
    'Camila Soto\n   SCL-LIM: Seat 14C, 20kg checked baggage\n   LIM-SCL: Seat 21F',
    'Seat selection\nMs Camila Soto     SCL-LIM 14C    LIM-SCL 21F',
    'Santiago – Lima: seat 14C\nLima – Santiago: seat 21F',
  ])
    assert.deepEqual(seatsOf(flights(seats)), ['14C', '21F'], seats);
});

test('the seat of one way is not that of the other, which stands nearer', () => {
  assert.deepEqual(seatsOf(flights('SCL-LIM: Seat 14C\nLIM-SCL: not chosen yet')), ['14C', undefined]);
});

test('below a head of two lines the seat stands under the cabin', () => {
  const table = `Booking reference: 6LWTRC

Date       Flight        Departing                   Arriving                    Status      Class
                                                                                             Seat
11 Feb 27  QF401         Melbourne (MEL)             Sydney (SYD)                Confirmed   Economy (K)
Thu                   06:00 Terminal 1            07:25 Terminal 3                        14F
12 Feb 27  QF3           Sydney (SYD)                Auckland (AKL)              Confirmed   Economy (K)
Fri                   09:25 Terminal 1            14:35 International Terminal            47A`;
  assert.deepEqual(seatsOf(table), ['14F', '47A']);
});

test('below a head for each way the seat stands in a cell with more', async () => {
  const page = `<p>Booking reference: ZK7QTL. Your booking is confirmed.</p>${tableOf(`TR 610 | 15 Apr 2027 // 06:55 // SIN | 15 Apr 2027 // 08:25 // BKK`)}${tableOf(`TR 611 | 19 Apr 2027 // 09:10 // BKK | 19 Apr 2027 // 12:40 // SIN`)}<h2>Guests</h2>${tableOf('Name | SIN-BKK | BKK-SIN\nMr Tan Wei Jie | Seat 21A // 20kg | Seat 22A // 20kg\nMs Lim Hui Min | Seat 21B | Seat 22B')}`;
  assert.deepEqual(
    (await readPage(page)).map(({ booking }) =>
      'seats' in booking ? booking.seats?.map(({ number }) => number) : null,
    ),
    [
      ['21A', '21B'],
      ['22A', '22B'],
    ],
  );
});
