import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Timed programmes: the hour in front of an entry is of that entry, and of nothing below it.

const days = (head: string[], rows: string[][]) => [
  head,
  ...rows.map((row) => (row.length > 1 ? row : [...row, '<', '<'])),
];

test('a row says the hour of its train twice, and the row above goes nowhere', async () => {
  const english = days(
    ['Time', 'What', 'Where'],
    [
      ['TUESDAY 9 MARCH 2027'],
      ['07:15', 'Leave for the station', 'Hotel lobby'],
      ['08:00', 'ICE 1508 to Leipzig', 'Berlin Hbf 08:00 → Leipzig Hbf 09:13'],
      ['12:30', 'Lunch at the works', 'Canteen'],
      ['18:02', 'ICE 1509 back', 'Leipzig Hbf 18:02 → Berlin Hbf 19:15'],
    ],
  );
  assert.deepEqual(await readLetterOf(['PROGRAMME for Ms Ada Lowell', 'Booking reference: Q7K2LM', english]), [
    'Train | ICE 1508 | Berlin Hbf > Leipzig Hbf | 2027-03-09T08:00 – 2027-03-09T09:13 | Q7K2LM | Ada Lowell',
    'Train | ICE 1509 | Leipzig Hbf > Berlin Hbf | 2027-03-09T18:02 – 2027-03-09T19:15 | Q7K2LM | Ada Lowell',
  ]);
  const french = days(
    ['Heure', 'Quoi', 'Détail'],
    [
      ['MARDI 9 MARS 2027'],
      ['06h45', 'Départ du domicile', 'Tram'],
      ['07h30', 'TGV INOUI 6603 pour Lyon', 'Paris Gare de Lyon 07h30 → Lyon Part-Dieu 09h28'],
      ['12h30', 'Déjeuner', 'Cantine'],
    ],
  );
  assert.deepEqual(await readLetterOf(['PROGRAMME – Mme Ada Lowell', 'Référence de réservation : Q7K2LM', french]), [
    'Train | TGV INOUI 6603 | Paris Gare de Lyon > Lyon Part-Dieu | 2027-03-09T07:30 – 2027-03-09T09:28 | Q7K2LM | Ada Lowell',
  ]);
});

test('an entry in lines that goes nowhere gives its hour to no train', async () => {
  assert.deepEqual(
    await readLetterOf([
      'PROGRAMME for Ms Ada Lowell',
      { heading: 'Tuesday 9 March 2027' },
      '06:30\tTaxi rank outside, claim it back.',
      '07:03\tTRAIN – London Kings Cross to Leeds, arriving 09:16. Reference BXQ7T2LM, coach C, seat 41A.',
      '10:00\tVisit to the plant.',
      '16:45\tTRAIN – Leeds to London Kings Cross, arriving 19:00. Reference BXQ7T2LM.',
    ]),
    [
      'Train | London Kings Cross > Leeds | 2027-03-09T07:03 – 2027-03-09T09:16 | C/41A | BXQ7T2LM | Ada Lowell',
      'Train | Leeds > London Kings Cross | 2027-03-09T16:45 – 2027-03-09T19:00 | BXQ7T2LM | Ada Lowell',
    ],
  );
});

test('below a box about the house the title of the next day is no longer of the house', async () => {
  assert.deepEqual(
    await readLetterOf([
      'MOVEMENT ORDER',
      'Crew: Ms Ada Lowell',
      'SUNDAY 7TH MARCH 2027',
      '13:30\tMinibus leaves the unit base for Scrabster (driver: Des).',
      '19:00\tFERRY – NorthLink Ferries, MV Hamnavoe, Scrabster to Stromness, arriving 20:30. Booking NL-66193.',
      { heading: 'HOTEL' },
      [
        ['Ness Hotel', '2 Mill Wynd, Stromness, Orkney KW16 3DW'],
        ['Conf. 20617', 'in 7 March 2027, out 9 March 2027'],
        ['Rooms from 15:00. Check-out by 10:30.', '<'],
      ],
      'TUESDAY 9TH MARCH 2027',
      '09:45\tUnit car to the station.',
      '12:35\tFLIGHT – Loganair LM 395, Kirkwall (KOI) to Glasgow (GLA), landing 13:45. Booking R8TLQB.',
    ]),
    [
      'Boat | Hamnavoe | Scrabster > Stromness | 2027-03-07T19:00 – 2027-03-07T20:30 | NL-66193 | Ada Lowell',
      'Lodging | Ness Hotel, Stromness | 2027-03-07T15:00 – 2027-03-09T10:30 | 20617 | Ada Lowell',
      'Flight | LM 395 | Kirkwall > Glasgow | 2027-03-09T12:35 – 2027-03-09T13:45 | R8TLQB | Ada Lowell',
    ],
  );
});

test('a house whose room is taken in one row and left in another, and a table held under a name', async () => {
  for (const [taken, left] of [
    ['Check in, The Linden Row Hotel', 'Check out, The Linden Row'],
    ['Check-in – The Linden Row Hotel', 'Check-out – The Linden Row'],
    ['Check in at The Linden Row Hotel', 'Check out of The Linden Row'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'ADA LOWELL – NEW YORK TRIP SHEET',
        [
          ['Time', 'What', 'Where / details', 'Confirmation'],
          ['TUESDAY 9 MARCH 2027', '<', '<', '<'],
          ['16:00', taken, '133 East 41st Street, New York, NY 10017\n(212) 555-0166. King.', 'Conf. 60881543'],
          ['19:30', 'Dinner, Osteria Calvana', '58 Irving Alley, New York, NY 10003. Table for 4.', 'Under Ada Lowell'],
          ['21:30', 'Drinks, Osteria Bruna', '9 Irving Alley, New York, NY 10003. Table for 4.', 'Under review'],
          ['THURSDAY 11 MARCH 2027', '<', '<', '<'],
          ['by 11:00', left, 'Bags can stay with the bell desk.', ''],
        ],
      ]),
      [
        'FoodEstablishment | Osteria Calvana, New York | 2027-03-09T19:30 | for 4 | Ada Lowell',
        'Lodging | The Linden Row Hotel, New York | 2027-03-09T16:00 – 2027-03-11T11:00 | 60881543 | Ada Lowell',
      ],
      taken,
    );
});
