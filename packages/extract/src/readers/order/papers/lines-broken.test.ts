import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('the number of the flights stands in the line below a title that ends with the word for it', async () => {
  for (const title of ['AIR — UNITED AIRLINES — CONFIRMATION', 'Flights – booking reference', 'VOLS · N° de dossier']) {
    const read = await readLetterOf([
      'Passenger: OKAFOR/MARGUERITE T',
      `${title}\nC7JX1P`,
      [
        ['Flight', 'From', 'Date', 'Dep.', 'To', 'Arr.'],
        ['UA 1175', 'Denver (DEN)', '02/15/2027', '8:10a', 'San Francisco (SFO)', '9:52a'],
        ['UA 384', 'Honolulu (HNL)', '02/22/2027', '1:45p', 'Denver (DEN)', '11:31p'],
      ],
    ]);
    assert.deepEqual(
      read.map((line) => line.includes('| C7JX1P')),
      [true, true],
      title,
    );
  }
});

test('a place at a camping site is none of its name, and one word for hours is of both', async () => {
  const read = await readLetterOf([
    'Traveller: Cormac Geraghty',
    'ACCOMMODATION',
    [
      ['Property', 'Camping Les Ajoncs d’Or – mobile home 3 bed'],
      ['Address', 'Route de la Plage Blanche, 29930 Pont-Aven, France'],
      ['Check-in', 'Sunday 4 July 2027, between 1600 and 2000 hrs'],
      ['Check-out', 'Friday 16 July 2027, between 0800 and 1000 hrs'],
      ['Reservation', 'AJO-27-0718'],
    ],
  ]);
  assert.deepEqual(read, [
    'Lodging | Camping Les Ajoncs d’Or, Pont-Aven | 2027-07-04T16:00 – 2027-07-16T10:00 | AJO-27-0718 | Cormac Geraghty',
  ]);
});
