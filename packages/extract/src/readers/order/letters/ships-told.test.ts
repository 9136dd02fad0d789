import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

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

test('on board of a train one is, too, and its number makes it no ship', async () => {
  const read = async (train: string) =>
    readWord(
      'Voyageuse : Mme Solène Kerbrat',
      `Le mardi 6 octobre 2027, vous voyagerez à bord ${train} au départ de Paris Gare de Lyon à 10 h 18 ; vous serez à Genève à 13 h 29. Les deux trajets portent la même référence, SWQ4TB.`,
    );
  const ends = 'Paris Gare de Lyon Genève 2027-10-06T10:18 2027-10-06T13:29 SWQ4TB';
  assert.deepEqual(await read('du TGV Lyria 9765'), [`TGV Lyria9765 ${ends}`]);
  assert.deepEqual(await read('de l’ICE 292'), [`ICE292 ${ends}`]);
});

test('what was said to sail leaves in the next sentence as she, it or elle', async () => {
  const letter = (crossing: string) => readWord('Travellers: Maeve Tolan and Brian Tolan', crossing);
  assert.deepEqual(
    await letter(
      'You sail with Stena Line on the Stena Horizon, booking SL-4410982. She leaves Rosslare on Monday 7 June 2027 at 20:00 and reaches Cherbourg on Tuesday 8 June at 15:30, local time.',
    ),
    ['Boat Rosslare Cherbourg 2027-06-07T20:00 2027-06-08T15:30 SL-4410982'],
  );
  assert.deepEqual(
    await letter(
      'Votre traversée avec Brittany Ferries est réservée sous le numéro BF-4410982. Elle part de Caen le lundi 7 juin 2027 à 23 h 00 et arrive à Portsmouth le mardi 8 juin à 6 h 45.',
    ),
    ['Boat Caen Portsmouth 2027-06-07T23:00 2027-06-08T06:45 BF-4410982'],
  );
});

test('whatever a letter calls a ship, and what it does at a quay, tells a crossing', async () => {
  const told = async (sentence: string) => (await readWord('Booking HB-40217', sentence))[0];
  const day = 'On Tuesday 13 April 2027';
  for (const sentence of [
    `${day} the boat goes from Oban at 09:50 and gets to Craignure at 10:50.`,
    `${day} the ship leaves Oban at 09:50 and is alongside at Craignure by 10:50.`,
    `${day} the boat casts off from Oban at 09:50 and ties up at Craignure at 10:50.`,
    `${day} the ferry sails out of Oban at 09:50 and puts in at Craignure around 10:50.`,
    `${day} you cross from Oban to Craignure, leaving at 09:50 and arriving at 10:50.`,
    `${day} you sail at 09:50 from Oban, you come to Craignure at 10:50.`,
    `${day} you sail at 09:50 from Oban and you'll be in Craignure by 10:50.`,
    `${day} your boat leaves Oban at 09:50. You are in Craignure at 10:50.`,
    `${day} your boat leaves Oban at 09:50. It gets to Craignure at 10:50.`,
    'Le mardi 13 avril 2027, le traversier part de Oban à 9 h 50 et touche Craignure à 10 h 50.',
    'Le mardi 13 avril 2027, le bateau lève l’ancre à Oban à 9 h 50 et rallie Craignure à 10 h 50.',
    'Le mardi 13 avril 2027, le ferry largue les amarres à Oban à 9 h 50. Vous êtes à Craignure à 10 h 50.',
  ])
    assert.equal(await told(sentence), 'Boat Oban Craignure 2027-04-13T09:50 2027-04-13T10:50 HB-40217', sentence);
});

test('where one is when no ship is under way is no port', async () => {
  const read = (sentence: string) => readWord('Booking HB-40217', sentence);
  assert.deepEqual(
    await read('The ferry leaves Oban on Tuesday 13 April 2027 at 09:50. You are at Hotel Bellevue at 20:00.'),
    await read('The ferry leaves Oban on Tuesday 13 April 2027 at 09:50. Dinner is at 20:00.'),
  );
});

test('a boat for everybody is nobody’s crossing', async () => {
  for (const sentence of [
    'There are boat trips from Oban on 13 April 2027 at 11:00, which reach Tobermory at 12:00.',
    'Boats leave from Oban on 13 April 2027 at 11:00 and arrive in Tobermory at 12:00.',
  ])
    assert.deepEqual(await readWord('Booking HB-40217', sentence), [], sentence);
});
