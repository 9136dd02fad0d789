import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A programme tells the driver in a sentence, and the numbers of all that is booked stand in a list at its foot.

const told = (...rows: string[][]) =>
  readWord(
    'Lausanne, le 3 mars 2027',
    { heading: 'mardi 13.04.2027' },
    'Transfert. Taxis Fabre, prise en charge à 11:15 à Marseille Saint-Charles, dépose à l’Hôtel Bellecombe.',
    { heading: 'jeudi 15.04.2027' },
    'Transfert. Taxis Fabre, prise en charge à 17:40 à l’Hôtel Bellecombe, dépose à Marseille Saint-Charles.',
    [['Prestation', 'Référence', 'Prix'], ...rows],
  );

test('of the rides of two days each has the number that is listed for its day', async () => {
  const rows = [
    ['Transfert Taxis Fabre du 13.04.2027', 'TF-118', 'EUR 32.00'],
    ['Transfert Taxis Fabre du 15.04.2027', 'TF-119', 'EUR 32.00'],
  ];
  assert.deepEqual(await told(...rows), [
    'Taxi Marseille Saint-Charles Hôtel Bellecombe 2027-04-13T11:15 TF-118',
    'Taxi Hôtel Bellecombe Marseille Saint-Charles 2027-04-15T17:40 TF-119',
  ]);
});

test('a ride of another day than those listed is not said to be booked', async () => {
  assert.deepEqual(await told(['Transfert Taxis Fabre du 13.04.2027', 'TF-118', 'EUR 32.00']), [
    'Taxi Marseille Saint-Charles Hôtel Bellecombe 2027-04-13T11:15 TF-118',
  ]);
  assert.deepEqual(await told(['Croisière du 14.04.2027', 'CR-220', 'EUR 60.00']), []);
});
