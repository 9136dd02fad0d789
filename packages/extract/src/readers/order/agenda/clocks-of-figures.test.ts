import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const programme = (ride: string) => [
  'Programme for Ms Imogen Tarrant',
  { heading: 'Tuesday 11 May 2027' },
  [
    ['0840', 'Fly from Oslo (OSL) to Riga (RIX) with airBaltic, BT 152, landing 1125. Airline ref. NB3T6Y.'],
    ['1500', 'Grain terminal: tour'],
    ['1915', 'Supper at the Guild Hall'],
  ],
  { heading: 'Thursday 13 May 2027' },
  [
    ['0900', 'Round table'],
    ['1230', ride],
    ['1505', 'Fly from Riga (RIX) to Oslo (OSL) with airBaltic, BT 153, landing 1600. Airline ref. NB3T6Y.'],
  ],
];

const flights = [
  'Flight | BT 152 | Oslo > Riga | 2027-05-11T08:40 – 2027-05-11T11:25 | NB3T6Y | Imogen Tarrant',
  'Flight | BT 153 | Riga > Oslo | 2027-05-13T15:05 – 2027-05-13T16:00 | NB3T6Y | Imogen Tarrant',
];

test('four figures first in each row of a programme are its hours, and a ride that nobody ordered is none', async () => {
  for (const ride of [
    'Shared taxi to the airport, arranged on the spot by the hotel',
    'Taxi to the airport, booked locally',
    'Taxi to the airport, pay the driver and claim',
    'Leave for the airport by taxi',
    'Walk or taxi to the airport',
    'Transfer to the airport by your own means',
    'Taxi pour l’aéroport, à commander sur place',
    'Taxi vers l’aéroport, à vos frais',
  ])
    assert.deepEqual(await readLetterOf(programme(ride)), flights, ride);
});
