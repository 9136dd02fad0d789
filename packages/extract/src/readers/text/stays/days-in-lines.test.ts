import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

// The two days of a stay, one below the other behind one label, each with its hour.

const lead = 'Votre location est confirmée. N° de réservation : 8341772';

test('the days of a stay in two lines behind one label', async () => {
  for (const [label, days, hours] of [
    ['Période', 'du samedi 24 juillet 2027 à partir de 16 h // au samedi 31 juillet 2027 avant 10 h', true],
    ['Dates', 'Sat 24 July 2027 from 16:00 // Sat 31 July 2027 by 10:00', true],
    ['Votre séjour', 'du samedi 24 juillet 2027 // au samedi 31 juillet 2027', false],
  ] as const) {
    const page = tableOf(`Hébergement | La Grange aux Hirondelles // 4 chemin du Puy, 15400 Trizac
      ${label} | ${days}`);
    const [from, to] = hours ? ['T16:00', 'T10:00'] : ['', ''];
    assert.deepEqual(
      told(await readPage(`<p>${lead}</p>${page}`)),
      [`Lodging La Grange aux Hirondelles 2027-07-24${from} 2027-07-31${to}`],
      label,
    );
  }
});

test('and in the lines of a letter, but not where two hours are said of one day', () => {
  const letter = (from: string) => `${lead}

Hébergement : La Grange aux Hirondelles
Séjour : du samedi 24 juillet 2027${from}
         au samedi 31 juillet 2027 avant 10h00`;
  assert.deepEqual(told(read('Votre location', letter(' dès 16h00'))), [
    'Lodging La Grange aux Hirondelles 2027-07-24T16:00 2027-07-31T10:00',
  ]);
  assert.deepEqual(
    told(read('Votre location', letter(' (clés de 16h00 à 19h00)'))).map((line) => line.slice(0, 42)),
    ['Lodging La Grange aux Hirondelles 2027-07-'],
  );
});
