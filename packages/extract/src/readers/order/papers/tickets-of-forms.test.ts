import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// An order with a form for each booking, of which one calls its number a ticket.

const room = [
  { heading: 'Hotel' },
  [
    ['Hotel', 'Haus Krone'],
    ['Address', 'Gasse 4, 6020 Innsbruck, Austria'],
    ['Check-in', '27 September 2027'],
    ['Check-out', '28 September 2027'],
    ['Confirmation', 'HK-20927'],
  ],
];
const read = async (heading: string, company: string, from: string, to: string, ticket: [string, string]) =>
  (
    await readLetterOf(
      [
        'Fernway Travel – file FW-1902',
        'Traveller: Ms Ada Lovell',
        ...room,
        { heading },
        [
          ['Company', company],
          ['Departure', `Tuesday 28 September 2027, 09:40, ${from}`],
          ['Arrival', `12:35, ${to}`],
          ticket,
        ],
      ],
      '2027-09-07',
    )
  ).slice(1);

test('what is called a ticket in the form of a coach is what it goes by, and its line stands behind who runs it', async () => {
  assert.deepEqual(
    await read('Coach', 'FlixBus, line 820', 'Innsbruck Busbahnhof', 'München ZOB', ['Ticket', '308 117 2204']),
    [
      'Bus | 820 | Innsbruck Busbahnhof > München ZOB | 2027-09-28T09:40 – 2027-09-28T12:35 | 308 117 2204 | Ada Lovell',
    ],
  );
  assert.deepEqual(
    await read('Autocar', 'Cars Bellanger (ligne 14)', 'Brest, gare routière', 'Quimper, gare routière', [
      'Billet',
      'CB7R44QX',
    ]),
    [
      'Bus | 14 | Brest, gare routière > Quimper, gare routière | 2027-09-28T09:40 – 2027-09-28T12:35 | CB7R44QX | Ada Lovell',
    ],
  );
});

test('an airline’s ticket is no number of a booking', async () => {
  const [flight = ''] = await read('Flight', 'Austrian, OS 901', 'Innsbruck (INN)', 'Vienna (VIE)', [
    'Ticket',
    '308 117 2204',
  ]);
  assert.match(flight, /^Flight \| OS 901/);
  assert.doesNotMatch(flight, /308/);
});
