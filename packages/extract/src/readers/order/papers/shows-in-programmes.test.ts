import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What is played on an evening of a programme whose days stand across its table, beside a column of numbers.

const programme = (what: string, booking: string, head = 'Booking') => [
  'Guest programme, Ghent weekend, 4 to 6 June 2027',
  'Guest: Ms Ines Falk. Everything in the last column is booked in your name.',
  [
    ['Time', 'Programme', head],
    ['Friday 4 June', '<', '<'],
    ['15:00', 'Walk along the river', ''],
    ['20:15', what, booking],
    ['Saturday 5 June', '<', '<'],
    ['10:00', 'Talk in the library', ''],
  ],
];

test('a show in quotes has the house behind it, and the number of its row', async () => {
  for (const [what, booking] of [
    ['Recital “Winter Songs”, Aula Magna', 'Ticket order AM-4471, EUR 28.00'],
    ['Recital “Winter Songs” at Aula Magna', 'AM-4471'],
    ['Recital “Winter Songs”, Aula Magna', 'AM-4471, two seats'],
  ] as const)
    assert.deepEqual(
      await readLetterOf(programme(what, booking)),
      ['Event | Winter Songs, Aula Magna | 2027-06-04T20:15 | AM-4471 | Ines Falk'],
      what,
    );
});

test('a show that one is driven to, or whose row has no number, is not booked by it', async () => {
  for (const told of [
    programme('Taxi to the recital “Winter Songs”, Aula Magna', 'AM-4471'),
    programme('Recital “Winter Songs”, Aula Magna', ''),
    programme('Recital “Winter Songs”, Aula Magna', 'free'),
    programme('Recital “Winter Songs”, Aula Magna', 'file AM-4471', 'Remarks'),
    [
      'Guest programme, Ghent weekend, 4 to 6 June 2027',
      'Guest: Ms Ines Falk. Everything in the last column is booked in your name.',
      { heading: 'Friday 4 June 2027' },
      [
        ['Time', 'Programme', 'Booking'],
        ['20:15', 'Recital “Winter Songs”, Aula Magna', ''],
        ['22:00', 'Boat along the river', 'AM-4471'],
      ],
    ],
  ])
    assert.deepEqual(
      (await readLetterOf(told)).filter((one) => one.startsWith('Event')),
      [],
      JSON.stringify(told),
    );
});
