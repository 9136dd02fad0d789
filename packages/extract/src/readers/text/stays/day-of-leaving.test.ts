import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const house = 'La Borie des Noyers\n5 chemin du Four\n24200 Sarlat-la-Canéda';
const readStay = (said: string) =>
  told(read('Votre séjour', `Bonjour,\n\nJe décale votre séjour. ${said} C’est la chambre bleue.\n\n${house}`));

test('one leaves in the month in which one has come, on the day that is called so', () => {
  for (const said of [
    'Vous arrivez le vendredi 20 août 2027 et vous repartez le mardi 24 au matin.',
    'You arrive on Friday 20 August 2027 and leave on Tuesday the 24th.',
    'Vous arrivez le vendredi 20 août 2027 et vous quittez la chambre le mardi 24 août.',
  ])
    assert.deepEqual(readStay(said), ['Lodging La Borie des Noyers 2027-08-20 2027-08-24'], said);
  assert.deepEqual(readStay('Vous arrivez le lundi 30 août 2027 et vous repartez le jeudi 2 au matin.'), [
    'Lodging La Borie des Noyers 2027-08-30 2027-09-02',
  ]);
});

test('a day that is called otherwise is left out', () => {
  assert.deepEqual(readStay('Vous arrivez le vendredi 20 août 2027 et vous repartez le lundi 24 au matin.'), []);
});
