import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

// Houses whose name says no kind of house, or that stand over their days under a title of an order.

const seaside = 'Seaside Terraces\nRua do Sol 14\n1100-312 Lisbon';
const mail = (text: string) => told(read('Your confirmation', `Booking reference: 40881273\n\n${text}`));

test('whoever arrives at an address before leaving it stays there, whatever it is called', () => {
  assert.deepEqual(mail(`${seaside}\n\nArrival: 7 May 2027\nDeparture: 9 May 2027`), [
    'Lodging Seaside Terraces 2027-05-07 2027-05-09',
  ]);
  // a journey leaves first, and a way back makes two of each
  assert.deepEqual(mail(`${seaside}\n\nDeparture: 7 May 2027\nArrival: 9 May 2027`), []);
  const ways = 'Arrival: 7 May 2027\nDeparture: 9 May 2027\nArrival: 10 May 2027';
  assert.deepEqual(mail(`${seaside}\n\n${ways}`), []);
});

test('a street that is called gate has a number', () => {
  const stay = 'Check-in: 7 May 2027\nCheck-out: 9 May 2027';
  assert.deepEqual(mail(`Fjordgården\nDronning Mauds gate 7\n0250 Oslo\n\n${stay}`), [
    'Lodging Fjordgården 2027-05-07 2027-05-09',
  ]);
});

test('the line over both days names the house, whose address has a label further down', () => {
  const hours = 'Your room is ready from 15:00; please check out by 11:00.';
  const text = `Seaside Terraces\n----------------\n\nFri 7 May 2027 – Sun 9 May 2027 (2 nights)\n\n${hours}\n\nAddress: Rua do Sol 14, 1100-312 Lisbon`;
  assert.deepEqual(mail(text), ['Lodging Seaside Terraces 2027-05-07T15:00 2027-05-09T11:00']);
});

test('arriving one day and leaving the next is one night, and no two nights by their names', () => {
  const text = `A room is booked for you at Hotel Miramar (Rua do Sol 14, 1100-312 Lisbon) for 1 night, arriving Friday, May 7, 2027 and leaving Saturday, May 8, 2027.`;
  assert.deepEqual(mail(text), ['Lodging Hotel Miramar 2027-05-07 2027-05-08']);
});

const order = (hotel: string, hire: string) =>
  [
    'Travel order',
    'Our file: 20881',
    'Traveller: Anne Moreau',
    hotel,
    'Seaside Terraces',
    'Rua do Sol 14, 1100-312 Lisbon, Portugal',
    'Arrival\n7 May 2027',
    'Departure\n9 May 2027',
    hire,
    'Hertz\nVW Golf or similar',
    'Pick-up\nFaro Airport\n8 May 2027, 10:00',
    'Return\nFaro Airport\n9 May 2027, 18:30',
  ].join('\n\n');

test('titles that say a day and a kind, or a kind alone, part the hotel from the hired car', () => {
  const both = [
    'Lodging Seaside Terraces 2027-05-07 2027-05-09',
    'RentalCar Faro Airport Faro Airport 2027-05-08T10:00 2027-05-09T18:30',
  ];
  for (const titles of [
    ['7 May 2027 – Hotel', '8 May 2027 – Car hire'],
    ['Hotel', 'Car hire'],
    ['1. Hotel', '2. Car hire'],
  ] as [string, string][])
    assert.deepEqual(told(read('Your trip', order(...titles))), both, titles[0]);
});

test('a house in capitals stands over its days as in small letters', () => {
  const days = '7 May 2027 – 9 May 2027 (2 nights)\n\nAddress: Rua do Sol 14, 1100-312 Lisbon';
  for (const title of ['HÔTEL DU SOLEIL\n---------------', '2. Hotel\nHôtel du Soleil'])
    assert.deepEqual(
      mail(`${title}\n\n${days}`).map((line) => line.toLowerCase()),
      ['lodging hôtel du soleil 2027-05-07 2027-05-09'],
    );
});

test('a house told in a sentence below its title ends where the hired car begins, though the title is not alone', () => {
  const sentence =
    'A room is booked for you at Seaside Terraces (Rua do Sol 14, 1100-312 Lisbon) for 2 nights, arriving 7 May 2027 and leaving 9 May 2027.';
  const hire =
    'Hertz – VW Golf or similar\n\nPick-up: 8 May 2027, 10:00, Faro Airport\nReturn: 9 May 2027, 18:30, Faro Airport';
  for (const titles of [
    ['Hotel\n\n', 'Car hire\n'],
    ['7 May 2027 – Hotel\n', '8 May 2027 – Car hire\n'],
  ])
    assert.deepEqual(
      told(
        read('Your trip', `Travel order\n\nTraveller: Anne Moreau\n\n${titles[0]}${sentence}\n\n${titles[1]}${hire}`),
      ),
      [
        'Lodging Seaside Terraces 2027-05-07 2027-05-09',
        'RentalCar Faro Airport Faro Airport 2027-05-08T10:00 2027-05-09T18:30',
      ],
    );
});

test('the line over both days names the house, whatever else is told below them', () => {
  const text =
    'Casa das Camélias\nCheck-in      7 May 2027 (from 15:00)\nCheck-out     9 May 2027 (until 11:00)\nYour reservation     2 nights, 1 room\nLocation     Rua do Sol 14, 1100-312 Lisbon, Portugal\nPhone     +351 21 555 0144';
  assert.deepEqual(mail(text), ['Lodging Casa das Camélias 2027-05-07T15:00 2027-05-09T11:00']);
});

test('whoever writes is the house at the foot, with its town behind its name, and no tour operator is', () => {
  const stay = 'Check-in: 7 May 2027\nCheck-out: 9 May 2027';
  const town = (head: string) =>
    told(
      read(
        'Your confirmation',
        `${head}\n\nBooking reference: 40881273\n\n${stay}\n\nRua das Taipas 210, 4050-999 Porto, Portugal\n+351 22 555 01 48`,
        'Casa do Largo Velho',
      ),
    );
  for (const head of ['Casa do Largo Velho Porto', 'Casa do Largo Velho - Porto', 'Casa do Largo Velho, Porto'])
    assert.deepEqual(town(head), ['Lodging Casa do Largo Velho 2027-05-07 2027-05-09'], head);
  for (const what of ['Tour-opérateur Maghreb depuis 1994', 'Travel designers since 1994', 'Agence de voyages'])
    assert.deepEqual(
      mail(
        `Dunes & Palmiers\n${what}\n5 rue de la République, 13001 Marseille\n\nHotel: Riad Zitoun, 47 Derb El Ferrane, 40030 Marrakech, Morocco\n\n${stay}`,
      ),
      ['Lodging Riad Zitoun 2027-05-07 2027-05-09'],
      what,
    );
});
