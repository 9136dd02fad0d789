import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const ride = (head: string, from: string, to: string) =>
  readWord('All is booked.', [
    ['Item', 'Description', 'Supplier reference'],
    ['3', { lines: [head, `${from} 2027-05-21 15:00`, `${to} 2027-05-22 11:00`] }, 'LJ4407'],
  ]);

test('behind its railway a train has a name and a number of one figure', async () => {
  const [from, to] = ['Denver Union Station', 'Chicago Union Station'];
  for (const head of ['Train Amtrak, Mountain Star, train 6', 'Amtrak Mountain Star, train no. 6'])
    assert.deepEqual(
      await ride(head, from, to),
      [`Mountain Star6 ${from} ${to} 2027-05-21T15:00 2027-05-22T11:00 LJ4407`],
      head,
    );
});
