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

test('a mutual, a direction and a council that order are nobody who travels', async () => {
  for (const client of ['Mutuelle du Maine, direction des ressources humaines, Le Mans', 'Borders Council, Selkirk'])
    assert.deepEqual(
      toldInFull(
        await bookingsOfWord(
          `Bon de commande. Client : ${client}`,
          'Train TGV INOUI 8083 : Le Mans 10h12 – Saint-Malo 12h21, mercredi 12 mai 2027. Référence SNCF : HW6TNE.',
        ),
      ),
      ['Train | TGV INOUI 8083 | Le Mans > Saint-Malo | 2027-05-12T10:12 – 2027-05-12T12:21 | HW6TNE'],
      client,
    );
});
