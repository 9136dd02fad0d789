import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders in numbered parts: who travels, by rail, who sits where, the dinner; and tables of what, when and where.

const people = ['1. Who travels', 'Prof. Adaeze Nwosu (chair)', 'Mr Lewis Garnett', 'Ms Freya Lindqvist'];
const trains = [
  ['Train', 'Date', 'Departs', 'Arrives', 'Coach', 'Reference'],
  ['9116', 'Tue 23 Feb 2027', 'London St Pancras Int’l 08:16', 'Brussels-Midi 11:20', '14', 'RVPKTD'],
  ['9149', 'Thu 25 Feb 2027', 'Brussels-Midi 16:56', 'London St Pancras Int’l 18:00', '2', 'RVPKTD'],
];

test('a table with a column for each traveller says where each sits, in the coach beside the train', async () => {
  const read = async (names: string[]) => {
    const seats = [
      ['Seats', ...names],
      ['9116 outbound', ...names.map((name) => ({ N: '31', G: '32', L: '35' })[name[0] ?? ''] ?? '')],
      ['9149 return', ...names.map((name) => ({ N: '61', G: '62', L: '65' })[name[0] ?? ''] ?? '')],
    ];
    return (await readLetterOf([{ heading: 'Requisition' }, ...people, trains, seats])).map((line) =>
      line.split(' | ').slice(-3),
    );
  };
  const whole = 'Adaeze Nwosu + Lewis Garnett + Freya Lindqvist';
  for (const names of [
    ['Nwosu', 'Garnett', 'Lindqvist'],
    ['Garnett', 'Lindqvist', 'Nwosu'],
  ])
    assert.deepEqual(
      await read(names),
      [
        ['14/31 14/32 14/35', 'RVPKTD', whole],
        ['2/61 2/62 2/65', 'RVPKTD', whole],
      ],
      names.join(),
    );
});

test('below the title of a dinner a paragraph need not say that one eats', async () => {
  const day = 'Wednesday 24 February 2027, 19:45, Le Pavot Gris, Place du Jeu de Balle 27, 1000 Brussels.';
  const read = (title: string) =>
    readLetterOf([
      ...people,
      trains,
      { heading: title },
      `${day} Booked for 5 (our three and two guests) under reference 2302-NW.`,
    ]).then((lines) => lines.filter((line) => line.startsWith('Food')).map((line) => line.split(' | ').slice(1, 5)));
  assert.deepEqual(await read('4. Working dinner'), [
    ['Le Pavot Gris, Brussels', '2027-02-24T19:45', 'for 5', '2302-NW'],
  ]);
  assert.deepEqual(await read('4. Visit'), []);
});

test('where a flight and a ferry go stands below "Where", as the address of a house does', async () => {
  const rows = [
    ['When', 'What', 'Where', 'Ref.'],
    [
      { lines: ['Mon 06/09/2027', '10.00am – 11.35am'] },
      'Qantas QF 0423',
      'Sydney (SYD) T3 to Melbourne (MEL) T1',
      'QF ref 6LWZ9P',
    ],
    [
      { lines: ['Mon 13/09/2027', '6.45pm – 6.00am'] },
      'Ferry Spirit of Tasmania I, twin cabin 8214',
      { lines: ['Geelong to Devonport', '(arrives Tue 14/09/2027)'] },
      'SOT 20441936',
    ],
    [
      { lines: ['Tue 14/09/2027', 'to Fri 17/09/2027'] },
      'Battery Point Stores Hotel, 17 Salamanca Row, Hobart TAS 7000',
      '2 king rooms',
      'BPS00918',
    ],
  ];
  assert.deepEqual(await readLetterOf(['Passengers: Mr Callum Drysdale', rows]), [
    'Flight | QF 423 | Sydney > Melbourne | 2027-09-06T10:00 – 2027-09-06T11:35 | 6LWZ9P | Callum Drysdale',
    'Boat | Spirit of Tasmania I | Geelong > Devonport | 2027-09-13T18:45 – 2027-09-14T06:00 | SOT 20441936 | Callum Drysdale',
    'Lodging | Battery Point Stores Hotel, Hobart | 2027-09-14 – 2027-09-17 | BPS00918 | Callum Drysdale',
  ]);
});
