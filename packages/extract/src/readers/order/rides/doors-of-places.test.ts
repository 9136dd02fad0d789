import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

const taxi = (from: string, to: string) =>
  readMail(
    'Taxis de l’Estuaire',
    'Votre course',
    `<p>Votre taxi est commandé.</p><p>Bon n° T-4471<br>Client : M. Hugo Delmas<br>Date : mardi 6 avril 2027<br>
    Heure de prise en charge : 6 h 15<br>Lieu : ${from}<br>Destination : ${to}<br>Forfait : 28 EUR, à régler à bord</p>`,
  );

test('by which door one is met is of the place, whatever the door is called after', async () => {
  for (const from of [
    'Gare de Nantes, sortie Jardin des Plantes',
    'Hôtel du Parvis, entrée rue Haute, Rouen',
    'Gare de Rouen',
  ])
    assert.deepEqual(await taxi(from, 'Aéroport de Beauvais'), [
      `Taxi | ${from} > Aéroport de Beauvais | 2027-04-06T06:15 | T-4471 | Hugo Delmas`,
    ]);
});
