import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Tables that are told in a line below the rows of a flight, counted in words, and kept on a name alone.

const flight = [
  ['Fri 17 Sep 2027', 'FLIGHT   airBaltic BT 305'],
  ['', { lines: ['Riga (RIX)   18.05  →  Helsinki (HEL)   19.10', 'booking reference 5UYEPA, EUR 253.80 for two'] }],
];
const mealsIn = async (line: string) => {
  const told = await readLetterOf(['BOOKING CONFIRMATION', 'Traveller: Ms Pirkko Sund', flight, line]);
  return told.filter((one) => !one.startsWith('Flight'));
};

test('nothing that the rows above say of a flight is of a table told below them', async () => {
  for (const line of [
    'Dinner Thu 16 Sep at 19.30: table for 9 (four of you and five guests) at Zvejnieks, Peldu iela 77, Riga. Menu to be chosen by 9 Sep.',
    'Thursday 16 September, 7.30 pm: dinner for nine at Zvejnieks, Peldu iela 77, Riga (table booked).',
    'Jeudi 16 septembre, 19h30 : dîner pour neuf au Zvejnieks, Peldu iela 77, Riga (table réservée).',
  ])
    assert.deepEqual(
      await mealsIn(line),
      ['FoodEstablishment | Zvejnieks, Riga | 2027-09-16T19:30 | for 9 | Pirkko Sund'],
      line,
    );
});

test('a table of so many is one that is kept, and what stands behind its town is when', async () => {
  for (const line of [
    'Thursday 16 September, 13:00: lunch given by the society, table of eleven in our name at Gasthaus Zur Linde, Annagasse 19, 1010 Vienna',
    'Déjeuner le jeudi 16 septembre à 13h, table de onze à notre nom au Gasthaus Zur Linde, Annagasse 19, 1010 Vienna',
    'Lunch for eleven at Gasthaus Zur Linde, Annagasse 19, 1010 Vienna on Thursday 16 September at 1 pm, booked in the name of the quartet.',
  ])
    assert.deepEqual(
      await mealsIn(line),
      ['FoodEstablishment | Gasthaus Zur Linde, Vienna | 2027-09-16T13:00 | for 11 | Pirkko Sund'],
      line,
    );
});
