import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What a programme tells in the sentences of one day, and how it ends in those of another.

test('a car that is fetched on one day and given back on another', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Carnet de route de M. Jean Albaret',
      { heading: 'J1 · lundi 7 juin 2027' },
      'Temps libre. À 10:15 vous prenez votre voiture chez Europcar, agence Nice Centre-Ville : catégorie B, Renault Clio ou similaire, contrat 7714802, 214,00 € pour les trois jours ; retour en J4.',
      { heading: 'J2 et J3 · mardi 8 et mercredi 9 juin' },
      'Journées libres.',
      { heading: 'J4 · jeudi 10 juin' },
      'Restitution de la voiture chez Europcar, agence Nice Aéroport, à 17:30. Bon retour !',
    ]),
    ['RentalCar | Nice Centre-Ville > Nice Aéroport | 2027-06-07T10:15 – 2027-06-10T17:30 | 7714802 | Jean Albaret'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Tour book of Ms Ada Lovell',
      { heading: 'Day 1 – Monday 7 June 2027' },
      'At 10:15 you collect your car from Hertz, Inverness Airport: group C, VW Golf or similar, booking K7714802.',
      { heading: 'Day 4 – Thursday 10 June 2027' },
      'Return the car to Hertz, Edinburgh Airport, by 17:30.',
    ]),
    ['RentalCar | Inverness Airport > Edinburgh Airport | 2027-06-07T10:15 – 2027-06-10T17:30 | K7714802 | Ada Lovell'],
  );
});

test('a car that nobody has booked is none, whatever day it would go back', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Carnet de route de M. Jean Albaret',
      { heading: 'J1 · lundi 7 juin 2027' },
      'À 10:15 vous pouvez prendre une voiture en ville, à votre charge.',
      { heading: 'J4 · jeudi 10 juin' },
      'Restitution de la voiture à 17:30.',
    ]),
    [],
  );
});

test('a ship that leaves on one day and comes in on the next', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Carnet de route de M. Jean Albaret',
      { heading: 'J1 · lundi 7 juin 2027' },
      'Embarquement à Toulon sur la Mega Andrea (Corsica Ferries, dossier CF-7730415, 188,00 €). Départ 21:00. Cabine extérieure, dîner non compris.',
      { heading: 'J2 · mardi 8 juin' },
      'Arrivée à Bastia à 7:30. Journée libre en ville et sur les hauteurs.',
    ]),
    ['Boat | Mega Andrea | Toulon > Bastia | 2027-06-07T21:00 – 2027-06-08T07:30 | CF-7730415 | Jean Albaret'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Tour book of Ms Ada Lovell',
      { heading: 'Day 1 – Monday 7 June 2027' },
      'You board at Newcastle, aboard the King Ola (DFDS, booking DF-774120, £188.00). Departure at 17:00. Outside cabin, dinner on board not included.',
      { heading: 'Day 2 – Tuesday 8 June 2027' },
      'Arrival in Amsterdam at 9:45. A day of your own among the canals.',
    ]),
    ['Boat | King Ola | Newcastle > Amsterdam | 2027-06-07T17:00 – 2027-06-08T09:45 | DF-774120 | Ada Lovell'],
  );
});
