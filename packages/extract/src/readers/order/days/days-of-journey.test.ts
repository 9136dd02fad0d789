import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';
import { dayOfJourney } from './days-of-journey.ts';

const journey = { from: '2027-05-27', to: '2027-05-30' };
const dayOf = (said: string) => dayOfJourney(`${said}, a 20 h 15, une table pour deux`, journey)?.day;

test('a day is told by the ends of the journey, by its evenings or by its number', () => {
  assert.equal(dayOf('le lendemain de votre arrivee'), '2027-05-28');
  assert.equal(dayOf('the day after you arrive'), '2027-05-28');
  assert.equal(dayOf('le deuxieme soir'), '2027-05-28');
  assert.equal(dayOf('le premier soir'), '2027-05-27');
  assert.equal(dayOf('le dernier soir'), '2027-05-29');
  assert.equal(dayOf('la veille de votre depart'), '2027-05-29');
  assert.equal(dayOf('le 28'), '2027-05-28');
  assert.equal(dayOf('le vendredi'), '2027-05-28');
});

test('what is not of the journey is no day of it', () => {
  assert.equal(dayOf('le lendemain'), undefined);
  assert.equal(dayOf('le 12'), undefined);
});

test('a table without a day of its own is not on that of the paragraph above', async () => {
  const table = (when: string) =>
    readWord(
      'Paris, le lundi 3 mai 2027\nVoyageur : M. Paul Brun',
      'Le jeudi 27 mai, le TGV INOUI 8537 vous emmènera de Paris Montparnasse, départ à 10 h 12, à Biarritz, où vous arriverez à 14 h 31. Pour le retour, le dimanche 30 mai, vous quitterez Biarritz à 15 h 28 par le TGV INOUI 8546 et serez à Paris Montparnasse à 19 h 50. Le dossier SNCF porte la référence WQ4JTB.',
      `${when}, à 20 h 15, une table pour deux vous est réservée au restaurant La Rhune Bleue, 5 rue du Helder, 64200 Biarritz (05 36 49 77 65, réservation 1180).`,
    );
  const trains = [
    'TGV INOUI8537 Paris Montparnasse Biarritz 2027-05-27T10:12 2027-05-27T14:31 WQ4JTB',
    'TGV INOUI8546 Biarritz Paris Montparnasse 2027-05-30T15:28 2027-05-30T19:50 WQ4JTB',
  ];
  const [meal] = (await table('Le lendemain de votre arrivée')).filter((one) => !trains.includes(one));
  assert.equal(meal, 'FoodEstablishment La Rhune Bleue 2027-05-28T20:15 1180');
  assert.deepEqual(await table('Comme convenu'), trains);
});
