import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../testing/told.ts';

const ticket = (lines: string, rest = '2 x Stalls, row G, seats 14 and 15 £94.00') =>
  `<p>Hello Daniel,</p><p>Your order is confirmed. Order number: 30188254<br>Booked by Daniel Achebe on 27 September 2026</p><p>${lines}</p><p>${rest}</p>` +
  '<p>Make an afternoon of it: two courses in the Crucible Kitchen from 12 noon. The foyer opens at 1.15pm.</p>';

test('what is on stands over when, and that over where', async () => {
  const [event, more] = await readPage(
    ticket(
      'The Winter Gardeners<br>Saturday 4 December 2027, 2.30pm (matinee)<br>Old Foundry Theatre, Anvil Street, Bristol BS2 0AA',
    ),
  );
  assert.equal(more, undefined);
  assert.ok(event?.booking.type === 'EventReservation');
  const { name, place, departure, reference, travelers } = event.booking;
  assert.deepEqual(
    [name, departure?.local, place?.name, place?.street, place?.city, reference, travelers?.[0]?.name],
    [
      'The Winter Gardeners',
      '2027-12-04T14:30:00',
      'Old Foundry Theatre',
      'Anvil Street',
      'Bristol',
      '30188254',
      'Daniel Achebe',
    ],
  );
});

test('two evenings, or a paper that no house of shows sends, are no event', async () => {
  const evening = (day: string) =>
    `Quartet No. ${day}<br>Saturday ${day} December 2027, 7.30pm<br>Old Foundry Hall, Bristol`;
  for (const page of [
    ticket(`${evening('4')}<br>${evening('11')}`),
    ticket('Team meeting<br>Saturday 4 December 2027, 2.30pm<br>Room 4, Anvil Street, Bristol', 'Two seats'),
  ])
    assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});

test('a carrier that writes of its performance sells no show', async () => {
  const page = ticket(
    'Your trip to Edinburgh<br>Saturday 4 December 2027, 08:15<br>London Heathrow, Terminal 5',
    'Our on-time performance is the best of all; representations may be made in writing.',
  );
  assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});
