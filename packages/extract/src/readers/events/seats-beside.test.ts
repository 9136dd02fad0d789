import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../testing/told.ts';
import { hasSeatsBeside } from './seats-beside.ts';

const order = (below: string) =>
  readPage(
    `<p>Dear Ada Lund,</p><p>Thank you for your order.</p><p>The Cherry Orchard<br>Lyric Quay, 4 Tanner Row, York YO1 6DD<br>Tuesday 22 June 2027, 7.30pm</p>${below}<p>Order number L-204417</p>`,
  );

test('two seats in one row of an area are in a house where one is shown something', async () => {
  for (const seats of ['Royal Circle C17, C18', 'Parterre rechts F 4 & F 6', 'Lower Tier: AA9 and AA10']) {
    const [event, more] = await order(`<p>${seats}</p>`);
    assert.ok(event?.booking.type === 'EventReservation' && !more, seats);
    const { name, place, departure, reference } = event.booking;
    assert.deepEqual(
      [name, place?.name, place?.street, departure?.local, reference],
      ['The Cherry Orchard', 'Lyric Quay', '4 Tanner Row', '2027-06-22T19:30:00', 'L-204417'],
      seats,
    );
  }
});

test('who comes late is let in by a house, too', async () => {
  for (const said of [
    'Latecomers are admitted at a break.',
    'Les retardataires ne sont pas admis.',
    'Interval drinks cost less ahead.',
  ])
    assert.deepEqual(
      (await order(`<p>${said}</p>`)).map(({ booking }) => booking.type),
      ['EventReservation'],
      said,
    );
});

test('terminals, rooms and seats far apart are none of a row', () => {
  for (const line of [
    'Terminals T1, T2',
    'Zone parking P3 & P4',
    'Grades B1, B2',
    'Royal Circle C1, C18',
    'Royal Circle C17, D18',
  ])
    assert.equal(hasSeatsBeside(line), false, line);
});
