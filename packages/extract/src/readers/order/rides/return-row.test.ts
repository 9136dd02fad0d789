import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A programme has the car twice: where it is fetched, which need not be said, and days later where it goes back.

const read = (fetch: string, back: string) =>
  readWord(
    [
      'Ordre de déplacement du 4 janvier 2027. Voyageuse : Mme Clémence ROUVRAY',
      'Mardi 12 janvier 2027',
      '10h12\tTrain\tTGV INOUI 7031\tParis Gare du Nord, voiture 4 place 17',
      '11h14\t\tarrivée\tLille Flandres',
      fetch,
      'Jeudi 14 janvier 2027',
      back,
      'Les trains : dossier SNCF YPQ4RT',
    ].join('\n'),
    [],
  );
const cars = async (...lines: [string, string]) => (await read(...lines)).filter((one) => one.startsWith('Rental'));
const fetched = '11h45\tVoiture\tAvis, rés. 20478136FR2\tLille Flandres, catégorie B, Peugeot 208 ou similaire';
const told = ['RentalCar Lille Flandres Lille Flandres 2027-01-12T11:45 2027-01-14T16:30 20478136FR2'];

test('the line of a car with its number, and days below the line where it goes back', async () => {
  assert.deepEqual(await cars(fetched, '16h30\tVoiture\trestitution\tLille Flandres, plein fait'), told);
  assert.deepEqual(await cars(fetched, '16h30\tRestitution de la voiture\tLille Flandres'), told);
});

test('a car that never goes back is not made up', async () => {
  assert.deepEqual(await cars(fetched, '16h30\tRéunion\tLille Flandres'), []);
});
