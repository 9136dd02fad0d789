import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const traube = (days: string, who: string, number = 'GT-4471') =>
  `Lodging | Hotel Traube, Bregenz | ${days} | ${number} | ${who}`;
const [short, long] = ['2027-06-07 – 2027-06-09', '2027-06-08 – 2027-06-11'];
const address = 'Hotel Traube, Hauptstrasse 12, 6900 Bregenz';

test('a row for each guest of one house has the days of that guest', async () => {
  assert.deepEqual(
    await readLetterOf([
      `${address}, Austria`,
      'Booking confirmation GT-4471',
      [
        ['Guest', 'Room', 'Arrival', 'Departure'],
        ['Ms Joan Hartley', '12', '7 June 2027', '9 June 2027'],
        ['Mr Ted Marlow', '14', '8 June 2027', '11 June 2027'],
        ['Ms Ida Falk', '15', '8 June 2027', '11 June 2027'],
      ],
    ]),
    [traube(short, 'Joan Hartley'), traube(long, 'Ted Marlow + Ida Falk')],
  );
});

test('a line or a part of a sentence for each guest tells his days too, and perhaps his number', async () => {
  const memo = ['Memo', 'To: Joan Hartley, Ted Marlow'];
  for (const told of [
    [
      `${address}, one confirmation GT-4471 for both of you. Joan stays from 7 to 9 June 2027, Ted from 8 to 11 June 2027.`,
    ],
    [
      `${address}, confirmation GT-4471:`,
      '– Joan Hartley, from 7 to 9 June 2027',
      '– Ted Marlow, from 8 to 11 June 2027',
    ],
    [`${address}, confirmation GT-4471:`, 'Hartley: 7 June 2027 to 9 June 2027', 'Marlow: 8 June 2027 to 11 June 2027'],
  ])
    assert.deepEqual(
      await readLetterOf([...memo, ...told]),
      [traube(short, 'Joan Hartley'), traube(long, 'Ted Marlow')],
      told[0],
    );
  assert.deepEqual(
    await readLetterOf([
      ...memo,
      `Your rooms at the ${address}, are booked: Joan Hartley from 7 to 9 June 2027 (conf. HT-4471) and Ted Marlow from 8 to 11 June 2027 (conf. HT-4472).`,
    ]),
    [traube(short, 'Joan Hartley', 'HT-4471'), traube(long, 'Ted Marlow', 'HT-4472')],
  );
});

test('who all come and go on the same days have one stay', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Memo',
      'To: Joan Hartley, Ted Marlow',
      `${address}, confirmation GT-4471, from 7 to 9 June 2027 for Joan Hartley and Ted Marlow.`,
    ]),
    [traube(short, 'Joan Hartley + Ted Marlow')],
  );
});
