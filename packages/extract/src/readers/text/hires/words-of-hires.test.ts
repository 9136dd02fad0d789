import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('in a driver’s mail a direction is where he takes one, and the hour may stand in a sentence of some length', () => {
  for (const towards of ['Direction : ', 'En direction : ', 'Jusqu’à : ', '- Direction : '])
    assert.deepEqual(
      told(
        read(
          'Votre course',
          `Course n° 81140\n\nC'est bon pour le mardi 9 mars 2027, je serai en bas à 6h20 du matin,\n\nPrise en charge : 8 rue Nationale, 59000 Lille\n${towards}Gare de Lille-Europe\nVotre chauffeur`,
        ),
      ),
      ['Taxi 8 rue Nationale, 59000 Lille Gare de Lille-Europe 2027-03-09T06:20'],
      towards,
    );
});

test('the moment at which a hire was cancelled or made is none of its ends', () => {
  for (const lead of ['a été annulée le 11/02/2027 à 19.54 h', 'a été effectuée le 11/02/2027 à 19.54 h'])
    assert.deepEqual(
      told(
        read(
          'Hertz : location H88140077',
          `Votre location H88140077 ${lead}, comme demandé.\n\n  enlèvement : vendredi 5/03/2027, 8.30 h, Namur Gare\n  restitution : lundi 8/03/2027, 8.30 h, Namur Gare`,
        ),
      ),
      ['RentalCar Namur Gare Namur Gare 2027-03-05T08:30 2027-03-08T08:30'],
      lead,
    );
});

test('a parcel and a loan are fetched and brought back too, and are no cars', () => {
  const lines = (what: string) =>
    read(
      'Order 8821377',
      `${what}\n\nOrder number 8821377\nCollect it: Station Road, Leeds, Mon 8 March 2027, 10:00\nReturn by: Mon 22 March 2027, 18:00`,
    );
  for (const what of ['Your parcel is ready.', 'Your loan of two books is ready.', 'Your skis are ready.'])
    assert.deepEqual(told(lines(what)), [], what);
  assert.equal(lines('Your rental car is ready.').length, 1);
});
