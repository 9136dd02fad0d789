import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

test('the ship that takes one back is the one that its sentence names', async () => {
  const shipsOf = async (back: string) => {
    const read = await bookingsOfWord(
      'Bon de commande 27/0613\nVoyageur : M. Ronan Kervella',
      'La traversée aller. Brittany Ferries vous attend à Roscoff le vendredi 2 juillet 2027 à bord de l’Armorique : départ à 23 h 00, arrivée à Plymouth le samedi matin à 7 h 15.',
      `La traversée retour. Le mardi 6 juillet 2027, ${back} de Plymouth à 14 h 15 et accoste à Roscoff à 21 h 30.`,
      'Les deux traversées figurent sous la réservation Brittany Ferries 60317725.',
    );
    return read.map(({ booking }) => ('line' in booking ? booking.line : booking.type));
  };
  assert.deepEqual(await shipsOf('c’est le Pont-Aven qui vous ramène : il lève l’ancre'), ['Armorique', 'Pont-Aven']);
  assert.deepEqual(await shipsOf('le Pont-Aven appareille'), ['Armorique', 'Pont-Aven']);
  assert.deepEqual(await shipsOf('le même navire appareille'), ['Armorique', 'Armorique']);
});
