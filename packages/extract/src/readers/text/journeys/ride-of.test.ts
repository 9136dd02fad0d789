import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { rideOf } from './ride-of.ts';

test('a car that is brought back to a station is no train', () => {
  const hire = 'Vous prenez la voiture à l’aéroport de Nice, et vous la rendez à la gare de Marseille Saint-Charles.';
  for (const car of ['Véhicule : Clio ou similaire', 'Votre location de voiture est confirmée.'])
    assert.equal(rideOf(print('', `${car}\n${hire}`)), null, car);
});

test('a train and a ship are what they are beside an offer of cars', () => {
  const offer = 'Louez aussi : location de voiture dès 29 €.';
  assert.equal(rideOf(print('', `Votre train part de la gare de Marseille.\n${offer}`)), 'train');
  assert.equal(rideOf(print('', `Votre traversée, présentation à la gare maritime.\n${offer}`)), 'ship');
  assert.equal(rideOf(print('', 'Départ de la gare de Marseille à 10h00.')), 'train');
});
