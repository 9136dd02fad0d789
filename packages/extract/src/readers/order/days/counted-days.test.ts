import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// "Day 4" in a sentence is the day of which the title says so, or as many days after the first.

const read = (back: string) =>
  readWord(
    [
      'For Ms Rosalind Achterberg, order of 4 January 2027',
      'Day 1 – Monday 7 June 2027',
      'Loganair LM 585, Birmingham (BHX) to Inverness (INV), departs 10:25, arrives 12:00. Booking reference T6HW4N.',
      `Hire car from Europcar, reservation 1180447236, Volkswagen Polo or similar. Collect at Inverness Airport at 12:30; return to Glasgow Airport ${back} at 15:30.`,
      'Day 2 – Tuesday 8 June 2027',
      'Site visits with Mr Macaulay, who collects you at 09:00.',
      'Day 4 – Thursday 10 June 2027',
      'easyJet U2 494, Glasgow (GLA) to Birmingham (BHX), departs 18:05, arrives 19:15. Booking reference K8ZQ1RP.',
    ].join('\n'),
    [],
  );
const cars = async (back: string) => (await read(back)).filter((one) => one.startsWith('Rental'));

test('a car goes back on the day that is counted', async () => {
  const told = (day: string) => [
    `RentalCar Inverness Airport Glasgow Airport 2027-06-07T12:30 2027-06-${day}T15:30 1180447236`,
  ];
  assert.deepEqual(await cars('on Day 4'), told('10'));
  assert.deepEqual(await cars('on Day 3'), told('09'));
  assert.deepEqual(await cars('on Wednesday 9 June 2027'), told('09'));
});

test('le retour du dernier jour, compté', async () => {
  assert.deepEqual(
    (
      await readWord(
        [
          'Programme pour Mme Rosalind Achterberg, le 4 janvier 2027',
          'Jour 1 : lundi 7 juin 2027',
          'Voiture de location Europcar, réservation 1180447236, Renault Clio ou similaire. Prise en charge à l’aéroport de Nice à 12h30 ; restitution à la gare de Marseille Saint-Charles le jour 3 à 15h30.',
          'Jour 2 : mardi 8 juin 2027',
          'Réunions.',
        ].join('\n'),
        [],
      )
    ).map((one) => one.slice(-44)),
    ['2027-06-07T12:30 2027-06-09T15:30 1180447236'],
  );
});
