import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('where and when one meets is no night in that house, unless it is said', async () => {
  const letter = (line: string) =>
    readLetterOf([
      'Quay Foundation',
      'Ms Ines Falk',
      'Dear Ms Falk,',
      'Your train, Eurostar 9014, leaves London St Pancras on Tuesday 8 June at 9.31am and reaches Paris Gare du Nord at 12.47pm (booking K7WQ2M).',
      line,
    ]);
  for (const line of [
    'The congress is held at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris, from 8 to 10 June 2027.',
    'Le congrès se tient à l’Hôtel Beauvau, 4 rue Beauvau, 75012 Paris, du 8 au 10 juin 2027.',
    'The seminar takes place from 8 to 10 June 2027 at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris.',
  ])
    assert.equal((await letter(line)).length, 1, line);
  const [, room] = await letter(
    'A room is held for you at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris, from 8 to 10 June 2027.',
  );
  assert.match(room ?? '', /^Lodging \| Hotel Beauvau, Paris \| 2027-06-08 – 2027-06-10/);
});
