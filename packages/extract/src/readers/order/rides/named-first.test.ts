import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const told = ['All of this is confirmed for Ms Ana Reis.'];
const collected = 'Collect 12.45pm Picton Ferry Terminal · return Tuesday 6 April 2027, 4.15pm, Nelson Airport';
const behind = 'Confirmation GO-731955 · NZ$268.40 including one-way fee';

test('who hires out a car stands behind its day and before its model, in a cell or in a line', async () => {
  const lines = ['Saturday 3 April 2027 — GO Rentals, Toyota Corolla or similar', collected, behind];
  const read = [
    'RentalCar | Picton Ferry Terminal > Nelson Airport | 2027-04-03T12:45 – 2027-04-06T16:15 | GO-731955 | Ana Reis',
  ];
  assert.deepEqual(await readLetterOf([...told, [['🚗', { lines }]]]), read);
  assert.deepEqual(await readLetterOf([...told, [[{ lines }]]]), read);
  assert.deepEqual(await readLetterOf([...told, lines.join('\n')]), read);
});

test('below the title of a car the first line is who hires it out', async () => {
  const lines =
    'National\nConf. 1184027739COUNT\nMidsize\nOut: Sacramento Airport 3/4/27 11:00a\nIn: Sacramento Airport 3/6/27 10:30a';
  const traveler = 'Traveler: Dr. Ana Reis, approved 2/17/27, zip 95814, $1,073.80';
  assert.deepEqual(await readLetterOf([traveler, { heading: 'CAR' }, lines], '2027-02-17'), [
    'RentalCar | Sacramento Airport > Sacramento Airport | 2027-03-04T11:00 – 2027-03-06T10:30 | 1184027739COUNT | Ana Reis',
  ]);
});

test('a word that is an airport too hires out what stands before it, and a station does not', async () => {
  const car = (head: string) => [
    ...told,
    [
      [
        '2',
        { lines: [head, 'Pick-up Boise Depot 2027-04-03 12:45', 'Drop-off Salt Lake City Airport 2027-04-06 16:15'] },
      ],
    ],
  ];
  const number = 'Conf. 1184027739COUNT';
  assert.deepEqual(await readLetterOf([...car('Car National, midsize'), number]), [
    'RentalCar | Boise Depot > Salt Lake City Airport | 2027-04-03T12:45 – 2027-04-06T16:15 | 1184027739COUNT | Ana Reis',
  ]);
  assert.deepEqual(await readLetterOf([...car('Car Union Station, midsize'), number]), []);
});
