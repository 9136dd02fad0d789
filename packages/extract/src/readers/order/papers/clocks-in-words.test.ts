import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Mayors' offices and courts write the hour out.

test('a journey and a hire are told with hours in words as with figures', async () => {
  for (const [left, came, fetched] of [
    ['huit heures cinq', 'neuf heures quarante', 'dix heures quinze'],
    ['8 h 05', '9 h 40', '10 h 15'],
  ]) {
    const read = await readWord(
      'Note à l’attention de M. Barnabé Courtepaille, maire',
      `Le départ a lieu le jeudi 8 juillet 2027. Le train TGV Lyria 9203 quitte Dijon-Ville à ${left} et arrive à Bâle CFF à ${came}. Le dossier porte la référence NWC5PJ.`,
      `Ce même jour, à Bâle, vous prenez possession à ${fetched} d’une voiture Avis à l’agence de Bâle CFF (réservation 2208-7714-FR-3, Opel Astra). Elle est à rendre le samedi 10 juillet à dix-neuf heures à l’agence de Dijon Gare.`,
    );
    assert.deepEqual(read, [
      'TGV Lyria9203 Dijon-Ville Bâle CFF 2027-07-08T08:05 2027-07-08T09:40 NWC5PJ',
      'RentalCar Bâle CFF Dijon Gare 2027-07-08T10:15 2027-07-10T19:00 2208-7714-FR-3',
    ]);
  }
});
