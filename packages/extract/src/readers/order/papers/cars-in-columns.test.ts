import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// A table of all movements, in which a hired car stands between trains and flights.

const table = (
  what: string,
  from = 'Bordeaux Gare Saint-Jean\n19h00',
  to = 'Biarritz Aéroport\nle mercredi 5 mai à 16h30',
) => [
  ['Date', 'Transport', 'Départ', 'Arrivée', 'Réf.', 'Prix'],
  ['mardi 4 mai 2027', what, from, to, '1098844FR', '119,75 €'],
  [
    'mercredi 5 mai 2027',
    'Avion Air France AF 7481',
    'Biarritz (BIQ)\n18h05',
    'Paris Orly (ORY)\n19h25',
    '3TMW8K',
    '146,31 €',
  ],
];
const read = [
  'RentalCar Bordeaux Gare Saint-Jean Biarritz Aéroport 2027-05-04T19:00 2027-05-05T16:30 1098844FR',
  'AF7481 BIQ ORY 2027-05-05T18:05 2027-05-05T19:25 3TMW8K',
];

test('a hired car is a row of its own, whose hirer may be called as a word is', async () => {
  for (const what of [
    'Voiture Enterprise\nCat. B, Fiat 500',
    'Rental car\nBudget',
    'Location de voiture Enterprise',
    'Véhicule Hertz',
  ])
    assert.deepEqual(await readWord('Mouvement – comédienne : Mlle Ondine Vasserot', table(what)), read, what);
  const told = table(
    'Voiture Enterprise',
    'prise Bordeaux Gare Saint-Jean\n19h00',
    'rendue Biarritz Aéroport\nle mercredi 5 mai à 16h30',
  );
  assert.deepEqual(await readWord('Mouvement – comédienne : Mlle Ondine Vasserot', told), read);
});

test('a house that no list has stands behind the word for a car, and the word is not its name', async () => {
  const [car] = await bookingsOfWord('Voyageuse : Mlle Ondine Vasserot', table('Car hire – Tidewater Cars'));
  assert.deepEqual(car?.booking.type === 'RentalCarReservation' && car.booking.carrier, { name: 'Tidewater Cars' });
  assert.deepEqual(await readWord('Voyageuse : Mlle Ondine Vasserot', table('Voiture de location')), read.slice(1));
});

test('a carriage is none', async () => {
  const rows = table('TGV INOUI 8425\nVoiture 14, place 52', 'Bordeaux Saint-Jean\n12h08', 'Biarritz\n14h17');
  assert.deepEqual(await readWord('Voyageuse : Mlle Ondine Vasserot', rows), [
    'TGV INOUI8425 Bordeaux Saint-Jean Biarritz 2027-05-04T12:08 2027-05-04T14:17 1098844FR',
    read[1],
  ]);
});

test('a row with one day is of both ends where the later hour stands at the second', async () => {
  const rows = table('Location Europcar', 'Bordeaux Gare 9h00', 'Biarritz Aéroport 17h00');
  assert.deepEqual(await readWord('Voyageuse : Mlle Ondine Vasserot', rows), [
    'RentalCar Bordeaux Gare Biarritz Aéroport 2027-05-04T09:00 2027-05-04T17:00 1098844FR',
    read[1],
  ]);
  // given back at an earlier hour, and nobody knows on which day
  const open = table('Location Europcar', 'Bordeaux Gare 17h00', 'Biarritz Aéroport 9h00');
  assert.deepEqual(await readWord('Voyageuse : Mlle Ondine Vasserot', open), read.slice(1));
});

test('who has the number of a car is who hires it out, also where the name is a word', async () => {
  const [car] = await bookingsOfWord('Voyageuse : Mme Dana Whit', [
    ['National', 'conf. 2207781COUNT'],
    ['Prise en charge', 'Aéroport de Halifax, 8 mars 2027, 11 h 45'],
    ['Retour', 'Aéroport de Halifax, 12 mars 2027, 16 h 00'],
  ]);
  assert.equal(car?.booking.type === 'RentalCarReservation' && car.booking.carrier?.name, 'National');
});
