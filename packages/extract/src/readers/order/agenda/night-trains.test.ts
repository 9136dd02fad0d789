import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a train of the night leaves in one entry of a programme and arrives in that of the next day, over a breakfast', async () => {
  for (const [leaves, lands, told] of [
    [
      'Départ de Paris Austerlitz, Intercités de nuit 3733, voiture 11, couchette 26. Dossier PLJX6W.',
      'Arrivée à Nice. Petit déjeuner au buffet.',
      'Intercités de nuit 3733',
    ],
    [
      'Overnight train 3733 from Paris Austerlitz, coach 11, berth 26. Booking PLJX6W',
      'Arrival at Nice. Breakfast at the hotel.',
      '3733',
    ],
  ] as const) {
    const [train] = await readLetterOf([
      'Programme de Mme Imogen Tarrant',
      { heading: 'Mercredi 17 mars 2027' },
      [['20 h 52', leaves]],
      { heading: 'Jeudi 18 mars 2027' },
      [
        ['9 h 06', lands],
        ['11 h 30', 'Ouverture du colloque'],
        ['14 h 00', 'Votre conférence'],
      ],
    ]);
    assert.equal(
      train,
      `Train | ${told} | Paris Austerlitz > Nice | 2027-03-17T20:52 – 2027-03-18T09:06 | 11/26 | PLJX6W | Imogen Tarrant`,
    );
  }
});
