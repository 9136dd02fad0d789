import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const table = (reference: string) =>
  readLetterOf([
    'Confirmation of arrangements',
    'Ms Ines Falk',
    'Everything in the list is booked for you.',
    [
      ['Service', 'When', 'Reference'],
      [
        'Dinner at the restaurant The Salt Shed, 4 Pier Lane, Oban\nTable for 3',
        'Thursday 17 June 2027\nat 19:15',
        reference,
      ],
      ['Loganair flight LM 393, Kirkwall to Edinburgh', 'Saturday 19 June 2027\n14:10, arrives 15:20', '9TQ2LB'],
    ],
  ]);

test('letters and two figures, and nothing else below "Reference", are a small house’s number; a day is none', async () => {
  const dinner = async (reference: string) => (await table(reference)).find((one) => one.startsWith('Food'));
  assert.equal(
    await dinner('SH 42'),
    'FoodEstablishment | The Salt Shed, Oban | 2027-06-17T19:15 | for 3 | SH 42 | Ines Falk',
  );
  for (const none of ['JUN 17', 'PAX 12', 'GBP 96'])
    assert.equal(
      await dinner(none),
      'FoodEstablishment | The Salt Shed, Oban | 2027-06-17T19:15 | for 3 | Ines Falk',
      none,
    );
});
