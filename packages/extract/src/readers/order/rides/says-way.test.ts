import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const head = ['VISIT SCHEDULE', 'Candidate: Dr. Marisol Evangelista'];
const cars = { lines: ['Airport cars', 'Falcon Chauffeur, order FC-90277', 'AED 360.00 for the two journeys'] };
const there = ['from Dubai International Airport', 'to Creek Lantern Suites'];
const back = ['from Creek Lantern Suites', 'to Dubai International Airport'];
const read = [
  'Taxi | Dubai International Airport > Creek Lantern Suites | 2028-02-10T05:45 | FC-90277 | Marisol Evangelista',
  'Taxi | Creek Lantern Suites > Dubai International Airport | 2028-02-13T00:20 | FC-90277 | Marisol Evangelista',
];

test('rows that say where from and where to are drives of the company above them, or beside', async () => {
  const [out, home] = ['Thu 10 Feb 2028, 05:45', 'Sun 13 Feb 2028, 00:20'];
  for (const rows of [
    [
      [cars, '<', '<'],
      [out, ...there],
      [home, ...back],
    ],
    [
      [cars, '<', '<', '<'],
      ['Arrival', out, ...there],
      ['Departure', home, ...back],
    ],
    [
      [cars, out, ...there],
      ['^', home, ...back],
    ],
  ])
    assert.deepEqual(await readLetterOf([...head, rows], '2028-01-17'), read);
});

test('an hour of a night between two days is of the later before noon', async () => {
  const rows = (night: string) => [
    [cars, '<', '<'],
    ['Thu 10 Feb 2028, 05:45', ...there],
    [night, ...back],
  ];
  const said = async (night: string) => (await readLetterOf([...head, rows(night)], '2028-01-17'))[1];
  assert.equal(await said('night of Sat 12 to Sun 13 Feb 2028, 00:20'), read[1]);
  assert.equal(await said('night of Sat 12 to Sun 13 Feb 2028, 23:40'), read[1]?.replace('13T00:20', '12T23:40'));
});
