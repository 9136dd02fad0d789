import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';

test('a cell for how one is addressed and one for the name are people, and who pays is none', async () => {
  assert.deepEqual(
    toldInFull(
      await bookingsOfWord(
        'Bon de commande. Client : Mutuelle du Maine, direction des ressources humaines, Le Mans',
        [
          ['Liste des participants', '<', '<'],
          ['Mme', 'CHANTEREAU Élodie', 'référente du groupe'],
          ['M.', 'MAUPERTUIS Bertrand', ''],
        ],
        'Train TGV INOUI 8083 : Le Mans 10h12 – Saint-Malo 12h21, mercredi 12 mai 2027. Référence SNCF : HW6TNE.',
      ),
    ),
    [
      'Train | TGV INOUI 8083 | Le Mans > Saint-Malo | 2027-05-12T10:12 – 2027-05-12T12:21 | HW6TNE | Élodie CHANTEREAU + Bertrand MAUPERTUIS',
    ],
  );
});

const people = async (...rows: string[][]) => {
  const read = toldInFull(
    await bookingsOfWord(
      'Votre voyage est confirmé.',
      rows,
      'Train TGV INOUI 8083 : Le Mans 10h12 – Saint-Malo 12h21, mercredi 12 mai 2027. Référence SNCF : HW6TNE.',
    ),
  );
  return read.map((line) => line.split('HW6TNE | ')[1] ?? '').join();
};

test('a title is of the name in the next cell of its row, and of one alone', async () => {
  assert.equal(await people(['Mme', 'CHANTEREAU Élodie'], ['M.', 'Luc Ferrand']), 'Élodie CHANTEREAU + Luc Ferrand');
  assert.equal(await people(['Mme\nCHANTEREAU Élodie', 'sans objet']), '');
  assert.equal(await people(['Remarques', 'Mme'], ['CHANTEREAU Élodie', 'sans objet']), '');
});
