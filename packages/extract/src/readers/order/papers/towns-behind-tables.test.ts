import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const dinner = async (where: string) => {
  const read = await readLetterOf([
    'Confirmation of arrangements',
    'Ms Ines Falk',
    'Everything in the list is booked for you.',
    [
      ['Service', 'When', 'Reference'],
      [`Dinner at the restaurant ${where}\nTable for 3`, 'Thursday 17 June 2027\nat 19:15', 'SH-4271'],
      ['Loganair flight LM 393, Kirkwall to Edinburgh', 'Saturday 19 June 2027\n14:10, arrives 15:20', '9TQ2LB'],
    ],
  ]);
  return read.find((one) => one.startsWith('Food'))?.split(' | ')[1];
};

test('a town that has but an airport stands behind the street of a table, and a quote may end the name', async () => {
  assert.equal(await dinner('The Salt Shed, 4 Albert Close, Kirkwall'), 'The Salt Shed, Kirkwall');
  assert.equal(await dinner('“Salt & Skerry”, Søgade 3, Aarhus'), 'Salt & Skerry, Aarhus');
  assert.equal(await dinner('The Salt Shed, 4 Albert Close, Upstairs'), 'The Salt Shed');
  assert.equal(await dinner('The Salt Shed, 4 Albert Close, Garden'), 'The Salt Shed');
});
