import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a cell with its day, its hours and its ends is a way, beside another, under the number that the carrier has for both', async () => {
  const read = [
    'Boat | Silver Express | Pointe-à-Pitre > Grand-Bourg | 2027-02-20T12:45 – 2027-02-20T13:45 | EXI4470912 | Ines Falk',
    'Boat | Perle Express | Grand-Bourg > Pointe-à-Pitre | 2027-02-22T15:45 – 2027-02-22T16:45 | EXI4470912 | Ines Falk',
  ];
  for (const [there, back, company, number] of [
    ['Aller', 'Retour', 'Compagnie', 'N° compagnie'],
    ['Outward', 'Return', 'Operator', 'Carrier’s number'],
    ['Outward', 'Return', 'Operator', 'Ferry no.'],
    ['Aller', 'Retour', 'Compagnie', 'N° armateur'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        there === 'Aller' ? 'Carnet de Mme Ines Falk' : 'Booklet for Ms Ines Falk',
        [
          ['BON K-1102', 'HÔTEL', '<', '<'],
          ['Hôtel', 'Résidence Les Raisiniers', 'N° hôtel', 'RRB-2027-119'],
          ['Adresse', '31 chemin de la Pointe, 97190 Le Gosier', 'Téléphone', '05 90 99 63 08'],
          ['Arrivée', '15/02/2027', 'Départ', '20/02/2027'],
        ],
        [
          ['BON K-1103', 'FERRY', '<', '<'],
          [company, 'L’Express des Îles', number, 'EXI4470912'],
          [
            there,
            '20/02/2027, Silver Express\nPointe-à-Pitre 12h45 – Grand-Bourg 13h45',
            back,
            '22/02/2027, Perle Express\nGrand-Bourg 15h45 – Pointe-à-Pitre 16h45',
          ],
        ],
      ]).then((all) => all.filter((line) => line.startsWith('Boat'))),
      read,
      number,
    );
});
