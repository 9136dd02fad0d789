import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const read = (sentence: string) =>
  readLetterOf(['Atelier Voyages', 'Notre dossier : 417725', 'Voyageur : Léa Brunet', sentence]);

test('where a car waits is no part of its name', async () => {
  assert.deepEqual(
    await read(
      'Avis vous remettra une Renault Clio à Faro Airport le 17.09.2027 à 08h30, à rendre à Porto Downtown le 23.09.2027 à 19h00 (réservation 35467551).',
    ),
    ['RentalCar | Faro Airport > Porto Downtown | 2027-09-17T08:30 – 2027-09-23T19:00 | 35467551 | Léa Brunet'],
  );
});

test('a word as any other is whose car it is where it has one for the traveller', async () => {
  assert.deepEqual(
    await read(
      'Enterprise has a Peugeot 208 for you at Faro Airport on 18 June 2027 at 16.30, to be returned at Porto Downtown on 24 June 2027 at 08.30 (confirmation number DQXKDN).',
    ),
    ['RentalCar | Faro Airport > Porto Downtown | 2027-06-18T16:30 – 2027-06-24T08:30 | DQXKDN | Léa Brunet'],
  );
  assert.deepEqual(
    await read(
      'Enterprise has agreed to refund you on 18 June 2027 what you returned on 12 June 2027 (case 35467551).',
    ),
    [],
  );
});
