import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// Orders with a row for each booking, its number over its price in one cell, and a column for what has changed.

const head = ['#', 'Day', 'What', 'From', 'To', 'Reserved', 'Supplier ref. and cost', 'Change'];
const london = ['1', 'Wed 7 July 2027', 'Eurostar 9114', 'London St Pancras Int’l\n08:16', 'Bruxelles-Midi\n11:15'];
const cologne = [
  '2',
  '^',
  'ICE 17',
  'Bruxelles-Midi\n14:25',
  'Köln Hbf\n16:15',
  'Coach 28\nSeat 65',
  'DB order 63W9TL\nEUR 59.80',
];
const order = (...rows: string[][]) => [[['Traveller', 'Imogen Tallis']], [head, ...rows]];

for (const remark of [
  'none',
  '● meeting in Brussels added; moved from the 12:25',
  'meeting 12:00 – 13:30 first',
  'the 12:25 before it is full',
])
  test(`"${remark}" in a column beside both ends says nothing of either`, async () => {
    const read = await readLetterOf(
      order([...london, 'Coach 6\nSeat 42', 'UBKTWQ\nGBP 146.00', 'none'], [...cologne, remark]),
      '2027-06-21',
    );
    assert.deepEqual(read, [
      'Train | Eurostar 9114 | London St Pancras Int’l > Bruxelles-Midi | 2027-07-07T08:16 – 2027-07-07T11:15 | 6/42 | UBKTWQ | Imogen Tallis',
      'Train | ICE 17 | Bruxelles-Midi > Köln Hbf | 2027-07-07T14:25 – 2027-07-07T16:15 | 28/65 | 63W9TL | Imogen Tallis',
    ]);
  });

test('a dinner in the row of an order has its house before its street', async () => {
  const dinner = 'Dinner for five, 19:45, Brauhaus Am Malzturm, Rheingasse 30, 50676 Köln, +49 221 55501 28';
  const read = await readLetterOf(
    order(
      [...london, 'Coach 6\nSeat 42', 'UBKTWQ\nGBP 146.00', 'none'],
      ['2', 'Thu 8 July 2027', dinner, '<', '<', '<', 'booking 2271\npay on the night', '● five instead of four'],
    ),
    '2027-06-21',
  );
  assert.equal(
    read[1],
    'FoodEstablishment | Brauhaus Am Malzturm, Köln | 2027-07-08T19:45 | for 5 | 2271 | Imogen Tallis',
  );
});

test('a train of a row that was not read is not lost in silence', async () => {
  const rows = order(
    [...london, 'Coach 6\nSeat 42', 'UBKTWQ\nGBP 146.00', 'none'],
    ['2', 'Wed 7 July 2027', 'ICE 17', '14:25 or 16:15', 'see overleaf', '', '', ''],
  );
  const { reservations, doubts } = await extract(wordFile(rows), { fileName: 'order.docx', contextDate: '2027-06-21' });
  assert.equal(reservations.length, 1);
  assert.deepEqual(
    doubts.map(({ code }) => code),
    ['booking-not-understood'],
  );
});
