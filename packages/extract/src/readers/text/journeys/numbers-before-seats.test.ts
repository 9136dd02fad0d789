import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const order = (train: string) =>
  readLetterOf([
    'Call-off order 31, status: booked and ticketed',
    'Traveller: Ms Ines Falk',
    [
      ['Carrier and reference', 'Train', 'Departure', 'Arrival'],
      ['VIA Rail\nref. PLX094', train, '2027-04-21 12:20\nToronto Union Station', '2027-04-21 16:58\nOttawa'],
    ],
  ]);

test('a figure over the coach and the seats in the column of trains is the train’s number', async () => {
  for (const train of ['64\nCar 2\nSeat 11C', '64\nCoach 2, seat 11C', '64 – car 2, seat 11C'])
    assert.deepEqual(
      await order(train),
      [
        'Train | 64 | Toronto Union Station > Ottawa | 2027-04-21T12:20 – 2027-04-21T16:58 | 2/11C | PLX094 | Ines Falk',
      ],
      train,
    );
});

test('a figure that counts the seats behind it is none', async () => {
  for (const train of ['2 seats\nCar 2, seats 11C and 11D', '2 seats, car 2, seats 11C and 11D'])
    assert.doesNotMatch((await order(train)).join('\n'), /Train \| 2 \|/, train);
});
