import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

const carOf = async (said: string) => {
  const [only] = await bookingsOfWord('Bon de commande 88', 'Voyageur : M. Paul Derrien', [
    ['Prestation', 'Détail', 'Référence'],
    [
      'Location de voiture',
      `Europcar\n${said}\nPrise en charge : Strasbourg Aéroport, 17/03/2027 à 09:30\nRestitution : Strasbourg Aéroport, 19/03/2027 à 17:15`,
      '1172290845',
    ],
  ]);
  assert.equal(only?.booking.type, 'RentalCarReservation', said);
  return only && 'car' in only.booking ? only.booking.car : undefined;
};

test('a hired car of an order is called by its make and what follows in capitals and figures', async () => {
  for (const [said, car] of [
    ['Peugeot 208 ou similaire', 'Peugeot 208'],
    ['Catégorie B (Citroën C3 ou équivalent)', 'Citroën C3'],
    ['Toyota RAV4 ou l’équivalent, 4 roues motrices', 'Toyota RAV4'],
    ['VW Golf, climatisation', 'VW Golf'],
    ['Renault Trafic 9 places', 'Renault Trafic'],
    ['Hyundai i10 or similar', 'Hyundai i10'],
  ] as const)
    assert.equal(await carOf(said), car, said);
});

test('of two cars the one with its like behind it is meant, and a make alone is no car', async () => {
  assert.equal(await carOf('Peugeot 208 ou similaire, au lieu de Fiat Panda'), 'Peugeot 208');
  assert.equal(await carOf('Peugeot 208 ou Fiat Panda'), undefined);
  assert.equal(await carOf('catégorie économique, Fiat'), undefined);
});
