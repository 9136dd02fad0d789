import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What an artist or a visitor does on each day: a title over the day, the hour first in each row.

const sheet = (hours: readonly string[]) =>
  readLetterOf([
    'ARTIST DAY SHEETS',
    'Artist: Ms Ingeborg Solberg',
    [
      ['DAY 1', 'Tuesday 16 November 2027', 'TRAVEL'],
      [hours[0] ?? '', 'Flight KL 957 Amsterdam (AMS) to Newcastle (NCL), landing 1655 UK time. KLM ref. 7TQNSC', '<'],
      [
        hours[1] ?? '',
        'Car, job TB-5561, driver meets you at Newcastle Airport and takes you to the Assembly House.',
        '<',
      ],
      ['DAY 2', 'Wednesday 17 November 2027', 'REHEARSALS'],
      [hours[2] ?? '', 'Rehearsal, Hall Two (strings only)', '<'],
      [hours[3] ?? '', 'Rehearsal with soloist', '<'],
    ],
  ]);

test('an hour first in its row is one in four figures too, where others of the column are', async () => {
  const read = [
    'Flight | KL 957 | Amsterdam > Newcastle | 2027-11-16T16:30 – 2027-11-16T16:55 | 7TQNSC | Ingeborg Solberg',
    'Taxi | Newcastle Airport > Assembly House | 2027-11-16T17:25 | TB-5561 | Ingeborg Solberg',
  ];
  assert.deepEqual(await sheet(['16:30', '17:25', '10:00', '14:30']), read);
  assert.deepEqual(await sheet(['16:30', '1725', '1000', '1430']), read);
});

test('numbers of rooms and accounts are no hours', async () => {
  assert.deepEqual((await sheet(['16:30', '1204', '1317', '2208'])).length, 1);
});
