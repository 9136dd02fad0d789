import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A letter says its day once and counts the others from it: a room, a car, a driver and a table have theirs in words alone.

const flight =
  'On Saturday 9 October 2027 you travel on flight BA 1590, leaving London Heathrow (LHR) at 17:21. You arrive in Madrid (MAD) at 20:46. Your flight is booked under reference KCVTUH.';

test('the days of a room are counted from the one told last', async () => {
  const read = await readLetterOf([
    'Passenger: Mr Paul Keller',
    flight,
    'You are staying at Hotel Miramar, Calle Mayor 80, 28013 Madrid. You check in the next day from 15:00 and check out on the Wednesday by 10:00. Your room is booked under reference 76160394.',
  ]);
  assert.equal(
    read[1],
    'Lodging | Hotel Miramar, Madrid | 2027-10-10T15:00 – 2027-10-13T10:00 | 76160394 | Paul Keller',
  );
});

test('a car is fetched the next day and brought back on a weekday', async () => {
  const read = await readLetterOf([
    'Passenger: Mr Paul Keller',
    flight,
    'Sixt has a VW Golf ready for you at Madrid Airport the next day at 14:00. Please return it at Madrid Airport on the Thursday at 08:00. Your car is booked under reference 74666434.',
  ]);
  assert.match(read[1] ?? '', /^RentalCar .*2027-10-10T14:00 – 2027-10-14T08:00 \| 74666434/);
});

test('a driver comes the same day, and a table waits that evening', async () => {
  const read = await readLetterOf([
    'Voyageur : M. Paul Keller',
    'Le samedi 9 octobre 2027, vous partez avec le vol AF 1590, qui quitte Paris CDG à 12:21. Vous arrivez à Madrid (MAD) à 14:46. Votre vol est réservé sous la référence KCVTUH.',
    'Le même jour, un chauffeur de Taxis Ferrand vous prendra à 15:30 à l’aéroport de Madrid et vous conduira à l’hôtel Miramar. Votre transfert est réservé sous la référence 40712288.',
    'Le soir même, une table pour 4 personnes est réservée à 21:15 au restaurant La Nacelle, Calle Mayor 4, 28013 Madrid. Votre table est réservée sous la référence NAC318.',
  ]);
  const told = read.map((line) => [line.split(' | ')[0], /2027-\S+/.exec(line)?.[0]].join(' ')).toSorted();
  assert.deepEqual(told, ['Flight 2027-10-09T12:21', 'FoodEstablishment 2027-10-09T21:15', 'Taxi 2027-10-09T15:30']);
});
