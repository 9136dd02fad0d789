import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../../../testing/in-text.ts';

const numberIn = (text: string) => numbersIn(text)[0];

for (const said of [
  'Both flights are on LK4TQ9.',
  'All three trains are on one booking: LK4TQ9.',
  'The two flights travel under the same locator LK4TQ9, so check in once.',
  'LK4TQ9 is the airline’s locator for both flights.',
  'LK4TQ9 covers both flights.',
  'Les deux vols sont sous le dossier LK4TQ9.',
  'Vos trois billets figurent sous LK4TQ9.',
  'Les deux vols sont enregistrés dans le même dossier LK4TQ9.',
  'LK4TQ9 est le dossier des deux vols.',
  'Die beiden Flüge laufen unter LK4TQ9.',
  'Entrambi i voli sono sotto LK4TQ9.',
  'Ambos vuelos están en la reserva LK4TQ9.',
  'We have also moved your seats. Both of the flights\nare on LK4TQ9 now.',
])
  test(`a locator said of several bookings: ${said}`, () => assert.equal(numberIn(said), 'LK4TQ9'));

test('a locator of letters alone is one where it is called so', () =>
  assert.equal(numberIn('Both flights are on locator QKZTRP.'), 'QKZTRP'));

for (const other of [
  'Both flights are on Monday.',
  'Both flights are on BA1462 and BA1471.',
  'Both flights are with IBERIA.',
  'Both flights are on MONDAY.',
  'BOTH TRAINS ARE ON STRIKE.',
  'Both trains are on platform 123456.',
  'Les deux vols sont dans le même terminal.',
  'Les deux vols sont au départ de LYON.',
])
  test(`no locator: ${other}`, () => assert.equal(numberIn(other), undefined));
