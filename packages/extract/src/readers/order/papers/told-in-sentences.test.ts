import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// What a sentence says of a number, of a coach, of a house and of all that is booked.

const flights =
  'On Monday 7 June 2027 you fly with Kenya Airways, flight KQ 478, leaving Nairobi (NBO) at 10:55 and reaching Kigali (KGL) at 11:25.';

test('a locator behind a booking and a comma is its number', async () => {
  for (const said of [
    'It is on the same booking, code KMWZ3P, and the ticket cost USD 386.40.',
    'It is on one booking, KMWZ3P.',
    'It is on your reservation (code KMWZ3P).',
    'There is only the one code, KMWZ3P, for all of it.',
    'Le billet est sur la même réservation, code KMWZ3P.',
  ])
    assert.deepEqual(await readWord('Dear Ms Wanjiru Kamau,', `${flights} ${said}`, 'Safe travels,'), [
      'KQ478 NBO KGL 2027-06-07T10:55 2027-06-07T11:25 KMWZ3P',
    ]);
});

test('a locator behind a booking may be as long as railways print it, and a word is none', async () => {
  const read = (said: string) => readWord('Dear Ms Wanjiru Kamau,', `I have booked all of it. ${thereAndBack} ${said}`);
  assert.deepEqual(
    await read('Both ways are on the one booking, KM3W4Z8P, which I have paid.'),
    bothWays.map((one) => one.replace('–', 'KM3W4Z8P')),
  );
  for (const none of ['STANDARD', '20270209'])
    assert.deepEqual(await read(`Both ways are on the one booking, ${none}, which I have paid.`), bothWays, none);
});

const thereAndBack =
  'Your train south leaves York at 10:30 on Tuesday 9 February 2027 and reaches London King’s Cross at 12:24. Coming home, you are on the train of Thursday 11 February 2027, London King’s Cross 16:00, York 17:51.';
const bothWays = [
  'Train York London King’s Cross 2027-02-09T10:30 2027-02-09T12:24 –',
  'Train London King’s Cross York 2027-02-11T16:00 2027-02-11T17:51 –',
];

test('an hour of the way there and one of the way back are no third journey', async () => {
  for (const said of [
    thereAndBack,
    'Your train of Tuesday 9 February 2027 leaves York at 10:30 and reaches London King’s Cross at 12:24; you come back on Thursday 11 February 2027, London King’s Cross 16:00, York 17:51.',
  ])
    assert.deepEqual(await readWord('Dear Ms Wanjiru Kamau,', `I have booked all of it. ${said}`), bothWays, said);
});

test('the number of a coach is no flight’s, and it leaves from where no map knows', async () => {
  const coach = (hour: string) =>
    `I reserved a seat on the Volcano Express coach of Thursday 10 June 2027, number VX 14, leaving Nyabugogo Bus Park at ${hour} and due at Musanze Bus Park at 09:45; ticket VE-553018.`;
  for (const hour of ['07:30', 'half past seven in the morning'])
    assert.deepEqual(
      (await readWord('Dear Ms Wanjiru Kamau,', `${flights} Booking KMWZ3P.`, coach(hour), 'Safe travels,')).at(-1),
      '14 Nyabugogo Bus Park Musanze Bus Park 2027-06-10T07:30 2027-06-10T09:45 VE-553018',
    );
});

test('a town may stand in front of the house in which one sleeps', async () => {
  assert.deepEqual(
    await readWord(
      'Dear Ms Wanjiru Kamau,',
      'The last night you sleep in Musanze at Sabyinyo View Lodge, booking SVL-0619, arriving on 10 June 2027 and leaving on 11 June.',
      'Safe travels,',
    ),
    ['Lodging Sabyinyo View Lodge 2027-06-10 2027-06-11 SVL-0619'],
  );
});

test('an order of which all is cancelled holds nothing, whatever its rows say', async () => {
  const table = [
    ['Service', 'Details as booked', 'Reference'],
    [
      'HOTEL',
      'Hotel Plaza de los Olmos, Calle del Prado Nuevo 8, 28014 Madrid · in Tue 23 Feb 2027 · out Thu 25 Feb 2027',
      'OLM-443190',
    ],
  ];
  const states = async (said: string) =>
    (await bookingsOfWord(said, 'Traveller: Mr Rupert Ainsley-Khan', table)).map(({ booking }) => booking.status);
  for (const said of [
    'At your request we have cancelled all services of order 700418.',
    'Status of all items: CANCELLED 15 Feb 2027.',
    'Toutes les prestations ci-dessous ont été annulées.',
  ])
    assert.deepEqual(await states(said), ['cancelled']);
  for (const said of [
    'All bookings cancelled within 48 hours are charged in full.',
    'All services have been cancelled except the hotel.',
  ])
    assert.deepEqual(await states(said), [undefined]);
});

test('a house with "&" in its name is one place, and a unit is of its street', async () => {
  const ride = (way: string) => readWord(`Taxi on 9 February 2027 at 05:00 ${way}, Harrow Cars, ref. HC-2290.`);
  assert.deepEqual(await ride('from Casa Ocotillo Resort & Spa to Heathrow Terminal 5'), [
    'Taxi Casa Ocotillo Resort & Spa Heathrow Terminal 5 2027-02-09T05:00 HC-2290',
  ]);
  assert.deepEqual(await ride('from Flat 2, 14 Elm Road to Heathrow Terminal 5'), [
    'Taxi Flat 2, 14 Elm Road Heathrow Terminal 5 2027-02-09T05:00 HC-2290',
  ]);
});
