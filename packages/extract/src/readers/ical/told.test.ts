import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent } from '../../../testing/calendar.ts';

// What is booked by an event and what is none: its number, a table, a reminder.

const numbers: [string, string][] = [
  ['Réservation Lufthansa 5RTKW9', '5RTKW9'],
  ['Booking with Widerøe: V3NQ8C', 'V3NQ8C'],
  ['Confirmation British Airways 7QX2LM', '7QX2LM'],
  ['Booking reference V3NQ8C.', 'V3NQ8C'],
  ['Réf. : TKV5RX', 'TKV5RX'],
];

for (const [text, value] of numbers)
  test(`an event has one booking, whosever number it prints: ${text}`, async () => {
    const flight = await readEvent(
      'SUMMARY:Vol LH 2217 TLS – MUC',
      `DESCRIPTION:Passager : M. Alban Courtade\\n${text}`,
    );
    assert.deepEqual([flight?.reference, flight?.travelers?.[0]?.name], [value, 'Alban Courtade']);
  });

test('what one has to think of is nothing that one goes to', async () => {
  for (const title of [
    'Penser à l’enregistrement en ligne',
    'Don’t forget the passports',
    'Nicht vergessen: Online-Check-in',
  ])
    assert.equal(
      await readEvent('DTSTART;VALUE=DATE:20271014', 'DTEND;VALUE=DATE:20271015', `SUMMARY:${title}`),
      undefined,
    );
});

test('a table that is held is a meal, and a lunch with somebody is not', async () => {
  const hours = ['DTSTART;TZID=Europe/London:20271004T193000', 'DTEND;TZID=Europe/London:20271004T213000'];
  for (const [title, text, number] of [
    [
      "Dinner reservation: The Gannet's Larder (table for 4)",
      'In the name of Aleksi Rautio\\, booking GL-2093.',
      'GL-2093',
    ],
    ["Dinner at The Gannet's Larder", 'Table for 4 in the name of Aleksi Rautio.', undefined],
    ["Dîner : The Gannet's Larder", 'Table pour 4 au nom de Aleksi Rautio. Réservation n° 88214', '88214'],
  ] as const) {
    const table = await readEvent(
      ...hours,
      `SUMMARY:${title}`,
      "LOCATION:The Gannet's Larder\\, 31 Shore Brae\\, Edinburgh EH6 6QW",
      `DESCRIPTION:${text}`,
    );
    assert.ok(table?.type === 'FoodEstablishmentReservation', title);
    assert.deepEqual(
      [table.place?.name, table.place?.street, table.departure?.local, table.partySize, table.reference],
      ["The Gannet's Larder", '31 Shore Brae', '2027-10-04T19:30:00', 4, number],
    );
    assert.deepEqual(table.travelers, [{ name: 'Aleksi Rautio' }]);
  }
  const lunch = await readEvent(...hours, 'SUMMARY:Lunch with Ana', 'LOCATION:The Old Mill\\, 3 Quay Street\\, Leith');
  assert.equal(lunch?.type, 'Event');
});

test('a flight is one by the airports that title and text name, in brackets or beside their terminal', async () => {
  const flight = await readEvent(
    'SUMMARY:A3 614 Athènes - Paris CDG',
    'LOCATION:Athènes (ATH)',
    'DESCRIPTION:Aegean A3 614\\nRéférence compagnie : 7ZKQ4E\\nDépart Athènes (ATH) 17:45 / arrivée CDG T1 20:15',
  );
  assert.deepEqual([flight?.type, flight?.reference], ['FlightReservation', '7ZKQ4E']);
});

test('a table that a picture stands for is a meal where its text holds one', async () => {
  const hours = ['DTSTART;TZID=Europe/Paris:20271016T200000', 'DTEND;TZID=Europe/Paris:20271016T220000'];
  for (const title of ['🍽 Dîner – La Cale aux Chartrons', '🍴 La Cale aux Chartrons']) {
    const table = await readEvent(
      ...hours,
      `SUMMARY:${title}`,
      'LOCATION:La Cale aux Chartrons\\, 27 rue Notre-Dame\\, 33000 Bordeaux',
      'DESCRIPTION:Table pour 4 personnes au nom de Capucine Daspremont\\nRéservation n° 55107',
    );
    assert.ok(table?.type === 'FoodEstablishmentReservation', title);
    assert.deepEqual([table.place?.name, table.partySize, table.reference], ['La Cale aux Chartrons', 4, '55107']);
  }
  assert.notEqual((await readEvent(...hours, 'SUMMARY:🍽 Chez Paul'))?.type, 'FoodEstablishmentReservation');
});

test('a journey by train is one in other languages, by the clock of its towns', async () => {
  for (const [title, text] of [
    [
      'Togreise Oslo S - Bergen',
      'Referanse: 7KTN2HQ\\nReisende: Aslaug Vik\\nTog 61 (F4 Bergensbanen)\\nVogn 4\\, sete 32',
    ],
    ['Tågresa: Oslo S → Göteborg C', 'Bokningsnummer: 7KTN2HQ\\nResenär: Aslaug Vik\\nTåg 61\\nVagn 4\\, plats 32'],
  ] as const) {
    const ride = await readEvent(
      'DTSTART:20270311T072500Z',
      'DTEND:20270311T135700Z',
      `SUMMARY:${title}`,
      `DESCRIPTION:${text}`,
    );
    assert.ok(ride?.type === 'TrainReservation', title);
    assert.deepEqual(
      [ride.number, ride.reference, ride.travelers?.[0]?.name, ride.departure?.local, ride.arrival?.local],
      ['61', '7KTN2HQ', 'Aslaug Vik', '2027-03-11T08:25:00', '2027-03-11T14:57:00'],
    );
    assert.deepEqual(ride.seats, [{ coach: '4', number: '32' }]);
  }
  const meeting = await readEvent('DTSTART:20270311T072500Z', 'DTEND:20270311T135700Z', 'SUMMARY:Togreise planlegges');
  assert.equal(meeting?.type, 'Event');
});

test('a table that the text keeps for so many is a meal, whatever the title calls the event', async () => {
  for (const [title, text] of [
    [
      'Réservation - Chez Aldegonde',
      'Votre table est réservée.\\nNom : Maëlle Kerjean\\nCouverts : 5\\nRéférence : TB-40918',
    ],
    [
      'Reservierung Chez Aldegonde',
      'Ihr Tisch ist reserviert.\\nName: Maëlle Kerjean\\nPersonen: 5\\nReservierungsnummer: TB-40918',
    ],
    ['Chez Aldegonde', 'Your table is confirmed.\\nName: Maëlle Kerjean\\nParty size: 5\\nReference: TB-40918'],
  ] as const) {
    const table = await readEvent(
      'DTSTART;TZID=Europe/Paris:20271016T200000',
      'DTEND;TZID=Europe/Paris:20271016T220000',
      `SUMMARY:${title}`,
      'LOCATION:Chez Aldegonde\\, 8 rue des Carmes\\, 44000 Nantes',
      `DESCRIPTION:${text}`,
    );
    assert.ok(table?.type === 'FoodEstablishmentReservation', title);
    assert.deepEqual(
      [table.place?.name, table.partySize, table.reference, table.travelers?.[0]?.name],
      ['Chez Aldegonde', 5, 'TB-40918', 'Maëlle Kerjean'],
      title,
    );
  }
});
