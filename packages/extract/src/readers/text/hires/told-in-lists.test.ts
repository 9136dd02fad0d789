import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const car = (lines: string) =>
  told(
    read('Votre location d’auto', `Confirmation no 1739204468. Votre auto est réservée chez Enterprise.\n\n${lines}`),
  );

test('what a hire has to say may stand behind the marks of a list, with its label’s colon or without', () => {
  for (const mark of ['- ', '• ', '* ', '']) {
    assert.deepEqual(
      car(
        `${mark}Retrait : mercredi 3 mars 2027 à 9 h, agence Lyon Vaise\n${mark}Restitution : vendredi 5 mars 2027 à 16 h 30, agence Lyon Vaise`,
      ),
      ['RentalCar Lyon Vaise Lyon Vaise 2027-03-03T09:00 2027-03-05T16:30'],
      mark,
    );
    assert.deepEqual(
      car(
        `Cueillette et retour à la même succursale :\nDrummondville, boulevard Lemire\n\n${mark}Cueillette le mercredi 3 mars 2027 à 9 h\n${mark}Retour le vendredi 5 mars 2027 à 16 h 30\n${mark}Berline, Kia Forte ou l'équivalent`,
      ),
      ['RentalCar Drummondville, boulevard Lemire Drummondville, boulevard Lemire 2027-03-03T09:00 2027-03-05T16:30'],
      mark,
    );
  }
});
