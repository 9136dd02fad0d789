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

test('a place behind both moments of a hire is of both', async () => {
  const nice =
    'RentalCar | aéroport de Nice > aéroport de Nice | 2027-06-14T10:30 – 2027-06-16T17:00 | 9744120358 | Léa Brunet';
  for (const sentence of [
    'Votre véhicule Sixt (réservation 9744120358, Fiat 500) sera retiré le 14 juin 2027 à 10h30 et restitué le 16 juin 2027 à 17h00 à l’aéroport de Nice.',
    'Voiture Sixt, réservation 9744120358, Fiat 500, prise le lundi 14 juin 2027 à 10h30 et rendue le mercredi 16 juin à 17h00 à l’aéroport de Nice.',
  ])
    assert.deepEqual(await read(sentence), [nice], sentence);
});

test('a station may say in brackets on which river its town lies', async () => {
  assert.deepEqual(
    await read(
      'Car: Sixt, reservation 9744120358, a VW Passat or similar. Pick up at Frankfurt (Main) Hbf on 14 June 2027 at 12:15, drop off at Halle (Saale) Hbf on Wednesday 16 June 2027 at 17:15.',
    ),
    [
      'RentalCar | Frankfurt (Main) Hbf > Halle (Saale) Hbf | 2027-06-14T12:15 – 2027-06-16T17:15 | 9744120358 | Léa Brunet',
    ],
  );
});
