import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent } from '../../../testing/calendar.ts';

const evening = ['DTSTART;TZID=Europe/London:20270613T183000', 'DTEND;TZID=Europe/London:20270613T210000'];

test('where an event is held is a house by its name, and behind it its address', async () => {
  for (const [location, name, street, city] of [
    [
      'Leith Mill Hub\\, 24 Salamander Wynd\\, Edinburgh\\, EH6 6DN',
      'Leith Mill Hub',
      '24 Salamander Wynd',
      'Edinburgh',
    ],
    ['k-werk\\, Rungestraße 20\\, 10179 Berlin', 'k-werk', 'Rungestraße 20', 'Berlin'],
    ['Kulturhaus\\nRungestraße 20\\n10179 Berlin\\nGermany', 'Kulturhaus', 'Rungestraße 20', 'Berlin'],
    ['Salle Rossini (Bâtiment B\\, 2e étage)', 'Salle Rossini (Bâtiment B, 2e étage)', undefined, undefined],
    ['Room 204\\, Building B', 'Room 204, Building B', undefined, undefined],
    ['Universitat de la Vila\\, Barcelona\\, Spain', 'Universitat de la Vila, Barcelona, Spain', undefined, undefined],
  ] as const) {
    const event = await readEvent(...evening, 'SUMMARY:Repair Café', `LOCATION:${location}`);
    assert.ok(event?.type === 'Event');
    assert.deepEqual([event.place?.name, event.place?.street, event.place?.city], [name, street, city]);
  }
});

test('a table is one by for how many its title says, where its text has it from a restaurant', async () => {
  for (const [title, text] of [
    ['Le Petit Zinc - 4 personnes', 'Votre réservation au restaurant Le Petit Zinc. Référence 110293'],
    ['Reservation at Le Petit Zinc, 4 people', 'Confirmation #: 110293\\nParty size: 4'],
  ]) {
    const table = await readEvent(
      ...evening,
      `SUMMARY:${title}`,
      'LOCATION:11 rue Saint-Benoît\\, 75006 Paris',
      `DESCRIPTION:${text}`,
    );
    assert.ok(table?.type === 'FoodEstablishmentReservation', title);
    assert.deepEqual([table.place?.name, table.partySize, table.reference], ['Le Petit Zinc', 4, '110293']);
  }
});

test('nights with an address are a stay where their text counts them or has them booked', async () => {
  for (const [title, name, text] of [
    ['Premier Lodge York', 'Premier Lodge York', 'Reservation HX33120 for Ann Lee\\, 2 nights\\, 1 room'],
    ['Reserved - Loft by the Ouse', 'Loft by the Ouse', 'Reservation code: HX33120\\nCheck-in 15:00'],
    ['Hotel Bootham\\, York', 'Hotel Bootham', 'Booking number: HX33120\\nGuest: Ann Lee'],
  ]) {
    const stay = await readEvent(
      'DTSTART;VALUE=DATE:20270312',
      'DTEND;VALUE=DATE:20270314',
      `SUMMARY:${title}`,
      'LOCATION:20-22 Blossom Street\\, York YO24 1AJ',
      `DESCRIPTION:${text}`,
    );
    assert.ok(stay?.type === 'LodgingReservation', title);
    assert.deepEqual([stay.place?.name, stay.place?.city, stay.reference], [name, 'York', 'HX33120']);
  }
});
