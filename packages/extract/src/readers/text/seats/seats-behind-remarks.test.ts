import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

test('a table of seats is of the train above it, behind a remark or two', async () => {
  const train = (way: string, day: string, seats: string) =>
    `<h2>${way}</h2><p>${day}</p><p>Merci d’être à l’heure.</p><p>Présentez-vous au quai</p><p>entre 05h29 et 06h09</p>
${tableOf(`Voyageur | Voiture | Place\nLudivine Sabatier | ${seats}`)}`;
  const read = await readPage(
    `<p>Votre réservation est confirmée. Réf. de réservation : GZK4MT</p>
${train('Aller', 'Samedi 20 novembre 2027, train n° 7805<br>06h14 Marseille St-Charles<br>09h33 Paris Gare de Lyon', '7 | 114')}
${train('Retour', 'Mardi 23 novembre 2027, train n° 7818<br>19h10 Paris Gare de Lyon<br>22h31 Marseille St-Charles', '12 | 231')}`,
  );
  assert.deepEqual(
    toldInFull(read).map((line) => line.replace(/^.*(?=– )/, '')),
    [
      '– 2027-11-20T09:33 | 7/114 | GZK4MT | Ludivine Sabatier',
      '– 2027-11-23T22:31 | 12/231 | GZK4MT | Ludivine Sabatier',
    ],
  );
});
