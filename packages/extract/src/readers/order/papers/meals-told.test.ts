import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const journey = [
  'Déplacement de M. Lucien Harmand',
  'M. Harmand décollera de Luxembourg le mercredi 24 mars 2027 à 9 h 40 sur le vol Luxair LG 5437 et se posera à Copenhague à 11 h 25, référence 4WNCJ8. Pour le retour, le vol LG 5440 du vendredi 26 mars quitte Copenhague à 17 h 50 et arrive à Luxembourg à 19 h 35.',
];

const meal = async (told: string) =>
  (await readLetterOf([...journey, told])).filter((line) => line.startsWith('FoodEstablishment'));

const read = ['FoodEstablishment | Fyrtårnet, København | 2027-03-25T19:30 | for 4 | 8856 | Lucien Harmand'];

for (const told of [
  'Le jeudi soir, comme convenu, une table pour quatre l’attend avec ses hôtes à 19 h 30 au restaurant Fyrtårnet, Toldbodgade 27, 1253 København, réservation 8856 au nom de Harmand. Merci de nous prévenir avant le lundi 22 si le nombre de convives devait changer.',
  'Jeudi à 19 h 30, il dîne au restaurant Fyrtårnet, Toldbodgade 27, 1253 København, où une table pour quatre est réservée sous le numéro 8856.',
  'On the Thursday evening, as agreed, a table for four awaits him at 19.30 at the restaurant Fyrtårnet, Toldbodgade 27, 1253 København, booking 8856 in the name of Harmand. Please let us know by Monday the 22nd should the number change.',
])
  test(`the day of a table is that of its sentence, and its number ends before whose name it is in: "${told.slice(0, 40)} …"`, async () => {
    assert.deepEqual(await meal(told), read);
  });

test('with whom one eats stands behind how many', async () => {
  for (const told of ['Dinner for 4 with the client', 'Dîner pour 4 avec le client'])
    assert.deepEqual(
      await meal(`${told}, Fyrtårnet, Toldbodgade 27, 1253 København, 25 March 2027, 19:30, reservation 8856`),
      read,
      told,
    );
});

test('a table for an hour or a day is for nobody yet', async () => {
  for (const told of [
    'Thursday evening: a table for 7.30 pm at the restaurant Fyrtårnet, Toldbodgade 27, 1253 København, booking 8856.',
    'Jeudi soir, une table pour 7 heures au restaurant Fyrtårnet, Toldbodgade 27, 1253 København, réservation 8856.',
  ])
    assert.deepEqual(await meal(told), []);
});
