import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

test('the telephone of a house stands behind its address, in the form of its country or behind its word', async () => {
  const found = await bookingsOfWord(
    'Ordre de mission 88\nAgent : M. Paul Derrien, 06 39 98 20 41',
    'Hôtel du Béguinage, 17 rue des Tisserands, 59800 Lille, 03 53 01 18 62. Une chambre, du jeudi 21 au samedi 23 janvier 2027, réservation HB-2281.',
    'Une table pour deux personnes est réservée au restaurant La Table du Ricantu, 3 quai des Palangriers, 59800 Lille (tél. 03 65 71 33 47), vendredi 22 janvier 2027 à 20 h 15.',
  );
  assert.deepEqual(
    found.map(({ booking }) =>
      'place' in booking && booking.place && 'phone' in booking.place ? booking.place.phone : '',
    ),
    ['03 53 01 18 62', '03 65 71 33 47'],
  );
  const [inn] = await bookingsOfWord('Travel order 12', 'Traveller: Ms Ana Reis', [
    ['Hotel', 'Auberge du Quai-Mathias, 525 rue des Goélands, Sept-Îles (Québec) G4R 1X2, 418 555-0137'],
    ['Check-in', '2027-02-09'],
    ['Check-out', '2027-02-11'],
    ['Confirmation', 'AQM-1180'],
  ]);
  assert.equal(inn && 'place' in inn.booking && inn.booking.place?.phone, '418 555-0137');
});
