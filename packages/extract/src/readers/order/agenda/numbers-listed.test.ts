import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

// Programmes whose numbers stand in a list of their own, and rooms that are had from an hour and left by one.

const visit = (rooms: string, out: string, last: string) => [
  'Study visit: programme for delegates',
  'Delegates: Kerry Blanchflower, Ivo Drummond.',
  'Tuesday 14 September 2027',
  '10:15\tFlight SK 2550, London Heathrow (LHR) to Gothenburg Landvetter (GOT), landing 13:20',
  rooms,
  'Wednesday 15 September 2027',
  out,
  '15:42\tSJ Snabbtåg 543, Göteborg C to Malmö C, arriving 18:32; coach 2, seats 41 and 42',
  'from 18:45\tRooms ready at Slottshagens Hotell, Regementsgatan 30, 211 34 Malmö',
  'Thursday 16 September 2027',
  last,
];
const both = 'Kerry Blanchflower + Ivo Drummond';
const read = [
  `Flight | SK 2550 | London Heathrow > Gothenburg Landvetter | 2027-09-14T10:15 – 2027-09-14T13:20 | V4KLN8 | ${both}`,
  `Lodging | Hotel Kungsparken 12, Göteborg | 2027-09-14T15:00 – 2027-09-15T11:00 | HK-77023 | ${both}`,
  `Train | SJ Snabbtåg 543 | Göteborg C > Malmö C | 2027-09-15T15:42 – 2027-09-15T18:32 | 2/41 2/42 | KDU7730P | ${both}`,
  `Lodging | Slottshagens Hotell, Malmö | 2027-09-15T18:45 – 2027-09-16T12:00 | 40-61185 | ${both}`,
];

test('a list without heads tells the number of each, in a table or in lines', async () => {
  const days = visit(
    'from 15:00\tRooms ready at Hotel Kungsparken 12, Parkgatan 12, 411 38 Göteborg',
    'by 11:00\tCheck-out; leave bags at reception',
    'by 12:00\tCheck-out',
  );
  const lists: Part[][] = [
    [
      [
        ['Flights, Scandinavian Airlines', 'V4KLN8', '£401.60 for both'],
        ['Hotel Kungsparken 12', 'HK-77023', 'two rooms'],
        ['Train Göteborg–Malmö', 'SJ ref. KDU7730P', 'SEK 790.00 for two'],
        ['Slottshagens Hotell', '40-61185', 'two rooms'],
      ],
    ],
    [
      'Flights: Scandinavian Airlines V4KLN8',
      'Hotel Kungsparken 12: HK-77023',
      'Train: SJ KDU7730P',
      'Slottshagens Hotell: 40-61185',
    ],
    ['SAS flights – V4KLN8\nHotel Kungsparken 12 – HK-77023\nSJ train – KDU7730P\nSlottshagens Hotell – 40-61185'],
  ];
  for (const list of lists)
    assert.deepEqual(await readLetterOf([...days, { heading: 'Booking references' }, ...list]), read);
});

test('a room is had from an hour and left by one, however the line says it', async () => {
  const list = [
    ['Flights', 'V4KLN8'],
    ['Hotel Kungsparken 12', 'HK-77023'],
    ['Train', 'KDU7730P'],
    ['Slottshagens Hotell', '40-61185'],
  ];
  for (const [out, last] of [
    ['11:00\tCheck-out', '12:00\tCheck-out'],
    ['before 11:00\tLeave the rooms', 'at the latest by 12:00\tCheck-out'],
  ] as const) {
    const rooms = '15:00\tCheck-in, Hotel Kungsparken 12, Parkgatan 12, 411 38 Göteborg';
    assert.deepEqual(await readLetterOf([...visit(rooms, out, last), list]), read, out);
  }
  for (const [from, by] of [
    ['à partir de 15h00', 'jusqu’à 10h30'],
    ['dès 15h00', 'au plus tard à 10h30'],
  ] as const) {
    const [, room] = await readLetterOf([
      'Feuille personnelle – Madame Maud Kervella',
      [
        ['Mardi 16 novembre 2027', '<'],
        ['10h58 – 14h47', 'TGV INOUI 5324, Rennes → Lyon Part-Dieu, voiture 14, place 72'],
        [from, 'Chambre disponible, Hôtel des Trois Massifs, 27 rue Thiers, 38000 Grenoble'],
        ['18h30', 'Accueil au Palais du Parlement'],
        ['Jeudi 18 novembre 2027', '<'],
        [by, 'Chambre à rendre (bagagerie possible)'],
        ['11h22 – 14h25', 'TGV INOUI 6914, Grenoble → Paris Gare de Lyon, voiture 3, place 28'],
      ],
      { heading: 'Vos références' },
      'Billets SNCF : dossier PZ4MHT, 184,00 €',
      'Hôtel : confirmation 3M-6620, 2 nuits, 176,00 €',
    ]);
    const stay =
      'Lodging | Hôtel des Trois Massifs, Grenoble | 2027-11-16T15:00 – 2027-11-18T10:30 | 3M-6620 | Maud Kervella';
    assert.equal(room, stay, from);
  }
});
