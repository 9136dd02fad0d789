import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const order = (what: string, when: string, ...more: string[][]) =>
  readLetterOf([
    'Confirmation of arrangements',
    'Ms Ines Falk',
    'Everything in the list is booked for you.',
    [
      ['Service', 'When', 'Reference', 'Price'],
      [what, when, 'BH/1607', '£459.00'],
      ...more,
      [
        'Loganair flight LM 393, Kirkwall to Edinburgh',
        'Saturday 19 June 2027\n14:10, arrives 15:20',
        '9TQ2LB',
        '£80.00',
      ],
    ],
  ]);
const house = 'Hotel: The Brine House, 9 Harbour Brae, Kirkwall KW15 9ZT\nDouble room with breakfast';
const stay = 'Lodging | The Brine House, Kirkwall | 2027-06-16T16:00 – 2027-06-19T10:30 | BH/1607 | Ines Falk';

test('the two lines of a cell of days, beside a house and its room, are when one comes and goes', async () => {
  for (const when of [
    'In Wednesday 16 June 2027, from 16:00\nOut Saturday 19 June 2027, by 10:30',
    'Arrive Wednesday 16 June 2027, 16:00\nDepart Saturday 19 June 2027, 10:30',
    'Wednesday 16 June 2027, from 16:00\nSaturday 19 June 2027, by 10:30',
  ])
    assert.equal(
      (await order(house, when)).find((one) => one.startsWith('Lodging')),
      stay,
      when,
    );
});

test('a day in the next row is none of the room above it, unless it says when one goes', async () => {
  const [first] = (
    await order('Hotel: The Brine House, 9 Harbour Brae, Kirkwall KW15 9ZT', 'Wednesday 16 June 2027', [
      'Walk along the harbour',
      'Friday 18 June 2027, 10:30',
      '',
      '',
    ])
  ).filter((one) => one.startsWith('Lodging'));
  assert.equal(first, undefined);
});
