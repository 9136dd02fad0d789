import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// How crewing agencies send people to their ships.

const flight = [
  'IBERIA — code de réservation JL7RWX',
  '10/03/2027 IB 3826 Madrid-Barajas MAD 11h10 Gran Canaria LPA 13h05',
];
const flown =
  'Flight | IB 3826 | Madrid-Barajas MAD > Gran Canaria LPA | 2027-03-10T11:10 – 2027-03-10T13:05 | JL7RWX | Jean-Yves Quilléveré';

test('when a ship calls where one joins her is no crossing', async () => {
  for (const ship of [
    'Navire : M/V Pointe des Espagnols, pavillon RIF, IMO 9400000\nPort de relève : Las Palmas, mouillage extérieur\nETA navire : 11/03/2027 06h00 LT, ETD 12/03/2027 16h00 LT',
    'Joining vessel: MV Ocean Star\nPort: Las Palmas\nVessel ETA 11/03/2027 06:00 LT, ETD 12/03/2027 16:00 LT',
  ])
    assert.deepEqual(await readLetterOf(['CONVOCATION', 'Passager : M. Jean-Yves Quilléveré', ship, ...flight]), [
      flown,
    ]);
});

test('an agent who waits and brings one on to the hotel is a driver where he has a number', async () => {
  for (const told of [
    'L’agent Atlansur vous attend le 10/03/2027 à 13h45 à l’aéroport de Gran Canaria avec une pancarte, et vous conduit à l’Hotel Puerto de los Faroles. Bon de transport ATM-7750.',
    'Le 10/03/2027 à 13h45, notre correspondant vous accueille à l’aéroport de Gran Canaria et vous dépose à l’Hotel Puerto de los Faroles (bon ATM-7750).',
  ])
    assert.deepEqual(await readLetterOf(['Passager : M. Jean-Yves Quilléveré', ...flight, told]), [
      flown,
      'Taxi | aéroport de Gran Canaria > Hotel Puerto de los Faroles | 2027-03-10T13:45 | ATM-7750 | Jean-Yves Quilléveré',
    ]);
  const host =
    'Le maire vous attend le 10/03/2027 à 13h45 à l’aéroport de Gran Canaria et vous conduit à l’Hotel Puerto de los Faroles.';
  assert.deepEqual(await readLetterOf(['Passager : M. Jean-Yves Quilléveré', ...flight, host]), [flown]);
});
