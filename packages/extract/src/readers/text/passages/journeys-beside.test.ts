import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable, told } from '../../../../testing/told.ts';

test('flights side by side need no head over them', async () => {
  assert.deepEqual(
    told(
      await readTable(`Flight | American Airlines AA 86 | American Airlines AA 87
From | Chicago O’Hare (ORD) | London Heathrow (LHR)
Departure | 3 November 2027 6:10 PM | 29 November 2027 12:25 PM
To | London Heathrow (LHR) | Chicago O’Hare (ORD)
Arrival | 4 November 2027 7:20 AM | 29 November 2027 3:30 PM`),
    ),
    ['AA86 ORD LHR 2027-11-03T18:10 2027-11-04T07:20', 'AA87 LHR ORD 2027-11-29T12:25 2027-11-29T15:30'],
  );
  assert.deepEqual(
    told(
      await readTable(`Date | lundi 7 juin 2027 | mercredi 9 juin 2027
Train | TGV INOUI 6607 | TGV INOUI 6624
Départ | Paris Gare de Lyon 07:58 | Lyon Part-Dieu 18:04
Arrivée | Lyon Part-Dieu 09:56 | Paris Gare de Lyon 20:02`),
    ),
    [
      'TGV INOUI6607 Paris Gare de Lyon Lyon Part-Dieu 2027-06-07T07:58 2027-06-07T09:56',
      'TGV INOUI6624 Lyon Part-Dieu Paris Gare de Lyon 2027-06-09T18:04 2027-06-09T20:02',
    ],
  );
});

test('what is said of one flight in a second column is no second flight', async () => {
  assert.deepEqual(
    told(
      await readTable(`Flight | American Airlines AA 86 | Boeing 777
From | Chicago O’Hare (ORD) | Terminal 3
Departure | 3 November 2027 6:10 PM | Gate K12
To | London Heathrow (LHR) | Terminal 3
Arrival | 4 November 2027 7:20 AM | Belt 4`),
    ),
    ['AA86 ORD LHR 2027-11-03T18:10 2027-11-04T07:20'],
  );
});
