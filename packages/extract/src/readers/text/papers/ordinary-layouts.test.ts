import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldWithNumbers } from '../../../../testing/told.ts';

// The same few things in the layouts that many senders share.

const told = async (page: string) => toldWithNumbers(await readPage(page));
const names = async (page: string) =>
  (await readPage(page)).map(({ booking }) => booking.travelers?.map(({ name }) => name).join());

const harbour = 'Lodging Harbour View Hotel 2028-01-20T15:00 2028-01-24T11:00 HV-40281';

test('a number behind what says that it is confirmed is the booking’s', async () => {
  const stay = `${tableOf('CHECK-IN // Thursday 20 January 2028 // from 15:00 | CHECK-OUT // Monday 24 January 2028 // by 11:00')}
<p><b>Harbour View Hotel</b><br>14 Quay Street, Galway</p>`;
  assert.deepEqual(await told(`<p>Reservation confirmed · HV-40281</p>${stay}`), [harbour]);
  assert.deepEqual(await told(`<p>Booking confirmed: HV-40281</p>${stay}`), [harbour]);
});

test('days that stand below "Du" and "Au" keep their hours', async () => {
  const lines = [
    'Hébergement',
    '<b>Harbour View Hotel</b>',
    '14 Quay Street, Galway',
    'Du',
    'jeudi 20 janvier 2028, 15h00',
  ];
  const page = [...lines, 'Au', 'lundi 24 janvier 2028, 11h00', 'Numéro de confirmation', 'HV-40281'];
  assert.deepEqual(await told(`<p>Votre séjour est réservé.</p>${page.map((line) => `<p>${line}</p>`).join('')}`), [
    harbour,
  ]);
});

test('who ends the sentence that tells the stay has the room, from whichever day on', async () => {
  const house = '<p>Harbour View Hotel, 14 Quay Street, Galway</p><p>Check-in 15:00 / check-out 11:00</p>';
  for (const day of ['Thursday 20 January 2028', 'Thu, Jan 20, 2028'])
    assert.deepEqual(
      await names(`<p>Your booking HV-40281 is confirmed: 4 nights from ${day}, double room, Anne Moreau.</p>${house}`),
      ['Anne Moreau'],
    );
});

test('beside "Number" a flight or a train is told, and no booking’s number', async () => {
  const lead = '<p>Your booking is confirmed. Booking reference: W4TLQX</p>';
  const flight = `<p>Date: Thu 20 January 2028<br>Number: DY 1313<br>Departure: London Gatwick (LGW), 09:40<br>Arrival: Oslo (OSL), 12:55</p>`;
  assert.deepEqual(await told(`${lead}${flight}`), ['DY1313 LGW OSL 2028-01-20T09:40 2028-01-20T12:55 W4TLQX']);
  const train = tableOf(`
    Date | jeudi 20 janvier 2028
    Numéro | TGV INOUI 6619
    De | Paris Gare de Lyon
    À | Lyon Part-Dieu
    Heure de départ | 15h50
    Heure d’arrivée | 17h48`);
  assert.deepEqual(await told(`<p>Votre réservation est confirmée. Référence de réservation : W4TLQX</p>${train}`), [
    'TGV INOUI6619 Paris Gare de Lyon Lyon Part-Dieu 2028-01-20T15:50 2028-01-20T17:48 W4TLQX',
  ]);
});

const hire = 'RentalCar Faro Airport Lisbon Airport 2028-01-20T10:30 2028-01-24T18:00 K4471902';

test('what stands in bold below what it is called is its value', async () => {
  const pairs = {
    'Pick-up location': 'Faro Airport',
    'Pick-up date and time': 'Thursday 20 January 2028, 10:30',
    'Return location': 'Lisbon Airport',
    'Return date and time': 'Monday 24 January 2028, 18:00',
    Reference: 'K4471902',
  };
  const page = Object.entries(pairs).map(([label, value]) => `<p>${label}</p><p><b>${value}</b></p>`);
  assert.deepEqual(await told(`<p>Thank you for your booking with Hertz.</p>${page.join('')}`), [hire]);
});

test('below the collection of a car its return is no way back', async () => {
  const page = tableOf(`
    | Branch | Date | Time
    Collection | Faro Airport | Thursday 20 January 2028 | 10:30
    Return | Lisbon Airport | Monday 24 January 2028 | 18:00`);
  assert.deepEqual(await told(`<p>Hertz rental, booking K4471902</p>${page}`), [hire]);
});

test('a car that is called as people are drives nobody’s name', async () => {
  const page = `<h2>Your rental car</h2><p>Avis – Ford Fusion or similar<br>Confirmation 30276614US1
<br>Collect: Thu, Jan 20, 2028 10:30 AM, Denver International Airport<br>Return: Mon, Jan 24, 2028 6:00 PM, Denver International Airport<br>Anne Moreau</p>`;
  assert.deepEqual(await names(page), ['Anne Moreau']);
});

test('a reservation at a house is confirmed as one without it is', async () => {
  const table = tableOf(
    'Date | jeudi 20 janvier 2028\nHeure | 19h30\nCouverts | 4\nNom | Anne Moreau\nAdresse | 5 rue Mercière, 69002 Lyon',
  );
  const page = `<p>Votre réservation au restaurant Le Petit Bouchon est confirmée.</p>${table}`;
  assert.deepEqual(await told(page), ['FoodEstablishment Le Petit Bouchon 2028-01-20T19:30 –']);
  assert.deepEqual(await told(page.replace('est confirmée', 'n’est pas confirmée')), []);
});

const oslo = '<p>BA 762<br>Wed 20 January 2027<br>London Heathrow (LHR) 09:40<br>Oslo (OSL) 12:55</p>';

test('the booking’s number may stand over what it is called, below it in a table, or behind a dash', async () => {
  for (const number of [
    '<p>W4TLQX<br>Booking reference</p>',
    tableOf('Booking reference | Status\nW4TLQX | Confirmed'),
    '<p>Reference number – W4TLQX</p>',
  ])
    assert.deepEqual(await told(`<p>Your booking is confirmed.</p>${number}${oslo}`), [
      'BA762 LHR OSL 2027-01-20T09:40 2027-01-20T12:55 W4TLQX',
    ]);
});

test('to whom a ticket is issued travels, also in one line with its number', async () => {
  const lead = '<p>Your booking is confirmed.</p><p>Booking reference: W4TLQX</p>';
  assert.deepEqual(await names(`${lead}<p>Ticket issued to Anne Moreau</p>${oslo}`), ['Anne Moreau']);
  assert.deepEqual(await names(`${lead}<p>E-ticket 125-2217004312 · MOREAU/ANNE MRS</p>${oslo}`), ['ANNE MOREAU']);
  assert.deepEqual(await names(`${lead}<p>Ticket issued by Anne Moreau</p>${oslo}`), [undefined]);
});

test('"De" in front of where a train leaves is no part of the station', async () => {
  const page = (way: string) => `<p>Votre réservation est confirmée. Référence : QKZTRM</p>
<p>TGV INOUI 6619, mercredi 20 janvier 2027</p><p>${way}, 15h50 - 17h48</p>`;
  const [read] = await told(page('De Paris Gare de Lyon à Lyon Part-Dieu'));
  assert.equal(read, 'TGV INOUI6619 Paris Gare de Lyon Lyon Part-Dieu 2027-01-20T15:50 2027-01-20T17:48 QKZTRM');
});
