import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Numbered lines of an order, each of which begins with what is ordered, right in front of a name.

const flight =
  'Billet avion Air Caraïbes – réf. GZ4N7T\nTX 512\nParis Orly (ORY) 12/01/2028 12:45 → Fort-de-France (FDF) 12/01/2028 16:30';
const order = (car: string, house: string, beds: string) =>
  readLetterOf(
    [
      'BON DE COMMANDE N° CAV-11-0427 du 02/11/2027',
      'Voyageur : M. Bo FALK',
      [
        ['N°', 'Désignation', 'Qté', 'Total'],
        ['1', flight, '1', '689,54 €'],
        [
          '2',
          `${car} – réservation JC-220781\nPrise en charge : Aéroport Aimé Césaire, 12/01/2028 17:15\nRestitution : Aéroport Aimé Césaire, 20/01/2028 16:30\nCatégorie B, Kia Picanto ou similaire`,
          '8',
          '276,00 €',
        ],
        [
          '3',
          `${house} – confirmation BSL-3390\n4 chemin Gros Raisin, 97228 Sainte-Luce\nEntrée 12/01/2028 dès 16:00 – Sortie 20/01/2028 avant 10:00\n${beds}`,
          '8',
          '712,00 €',
        ],
      ],
    ],
    '2027-11-02',
  );

test('what is ordered is no part of what the house or the hirer is called', async () => {
  const read = await order('Location de véhicule Jumbo Car', 'Hébergement Les Balisiers de Sainte-Luce', 'Studio');
  assert.deepEqual(
    read.slice(1).map((one) => one.split(' | ').slice(0, 2).join(' | ')),
    [
      'RentalCar | Aéroport Aimé Césaire > Aéroport Aimé Césaire',
      'Lodging | Les Balisiers de Sainte-Luce, Sainte-Luce',
    ],
  );
});

test('what happens on a day of the stay is neither of its ends', async () => {
  for (const beds of ['Studio, ménage le 16/01/2028', 'Changement de linge les 14/01/2028 et 17/01/2028']) {
    const read = await order('Voiture Jumbo Car', 'Hébergement Les Balisiers de Sainte-Luce', beds);
    assert.ok(
      read.some((one) => /^Lodging .* 2028-01-12T16:00 – 2028-01-20T10:00 /.test(one)),
      read.join('\n'),
    );
  }
});
