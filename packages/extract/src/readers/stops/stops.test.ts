import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

const facts = { contextDate: '2027-06-01' };

const columns = `Electronic ticket 4455667788

Passengers: Léa Martin
Cancellation terms: more than 1 hour: 0 %, less than 1 hour: not possible

Date          Station/Transfer              Arrival   Departure Platf.    Connection            Coach/Seats
Thu 29/07/27  Wien, Erdberg Bbf.                      22:10     2         Vienna → Prague (SA)  48
Fri 30/07/27  Brno, AN u hotelu Grand       00:30
`;

test('a table of stops drawn with spaces is a journey', async () => {
  const { reservations } = await extract(bytes(columns), facts);
  const [only, ...others] = reservations;
  assert.equal(others.length, 0);
  assert.ok(only?.booking.type === 'BusReservation');
  const { from, to, departure, arrival, departurePlatform, seats, reference, status } = only.booking;
  assert.deepEqual(
    [from?.name, to?.name, departure?.local, arrival?.local, departurePlatform, seats, reference, status],
    [
      'Wien, Erdberg Bbf.',
      'Brno, AN u hotelu Grand',
      '2027-07-29T22:10:00',
      '2027-07-30T00:30:00',
      '2',
      [{ number: '48' }],
      '4455667788',
      'confirmed',
    ],
  );
});

test('the same table on a page is the same journey, with a change on the way and past midnight', async () => {
  const html = `<p>Billet n° 4455667788</p><table><tr><th>Date</th><th>Gare</th><th>Arrivée</th><th>Départ</th><th>Train</th></tr>
    <tr><td>29 juillet 2027</td><td>Praha hl.n.</td><td></td><td>21:05</td><td>(EC 172)</td></tr>
    <tr><td></td><td>Dresden Hbf</td><td>23:20</td><td>23:40</td><td>(ICE 1650)</td></tr>
    <tr><td></td><td>Leipzig Hbf</td><td>00:50</td><td></td><td></td></tr></table>`;
  const { reservations } = await extract(bytes(html), facts);
  assert.deepEqual(
    reservations.map(({ booking }) => booking.type === 'TrainReservation' && [booking.number, booking.arrival?.local]),
    [
      ['EC 172', '2027-07-29T23:20:00'],
      ['ICE 1650', '2027-07-30T00:50:00'],
    ],
  );
});

test('words that run over a column make no table', async () => {
  const text = columns.replace(
    'Wien, Erdberg Bbf.                      22:10 ',
    'Wien, Erdberg Busbahnhof, Ausgang Süd und 22:10 ',
  );
  const { reservations } = await extract(bytes(text), facts);
  assert.deepEqual(reservations, []);
});

test('a timetable without a ticket is nobody’s journey', async () => {
  const { reservations } = await extract(
    bytes(columns.replace('Electronic ticket 4455667788', 'Summer timetable')),
    facts,
  );
  assert.deepEqual(reservations, []);
});
