import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, readTable, told } from '../../../../testing/told.ts';

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

test('trains side by side, each with its number and its hours, are of the day above them', async () => {
  assert.deepEqual(
    told(
      await readTable(
        `  | Early | Late
Train | IC 2311 | IC 2340
Depart | Basel SBB, 06:59 | Lugano, 16:02
Arrive | Lugano, 10:30 | Basel SBB, 19:29`,
        'Both trains of Tuesday 9 March 2027 are booked, booking reference: H7K2PL.',
      ),
    ),
    [
      'IC2311 Basel SBB Lugano 2027-03-09T06:59 2027-03-09T10:30',
      'IC2340 Lugano Basel SBB 2027-03-09T16:02 2027-03-09T19:29',
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

test('columns headed by the ways are journeys, also in an order that says more', async () => {
  const columns = `<p>Flight</p><table><tr><td></td><td>Going</td><td>Return</td></tr>
<tr><td>Date</td><td>18 October 2027</td><td>24 October 2027</td></tr>
<tr><td>Flight</td><td>BA 1719</td><td>BA 1720</td></tr>
<tr><td>From</td><td>London (LHR)</td><td>Dubai (DXB)</td></tr>
<tr><td>To</td><td>Dubai (DXB)</td><td>London (LHR)</td></tr>
<tr><td>Departs</td><td>11:48</td><td>20:05</td></tr>
<tr><td>Arrives</td><td>22:48</td><td>23:05</td></tr></table>`;
  const hotel =
    '<h2>Hotel</h2><p>Hotel Sonnenhof<br>Check-in: 25 October 2027<br>Check-out: 27 October 2027<br>Confirmation: 7719203</p>';
  for (const html of [columns, `${columns}${hotel}${hotel.replaceAll('October', 'November')}`])
    assert.deepEqual(told(await readPage(`<p>Booking reference: H7K2PL. Confirmed.</p>${html}`)).slice(0, 2), [
      'BA1719 LHR DXB 2027-10-18T11:48 2027-10-18T22:48',
      'BA1720 DXB LHR 2027-10-24T20:05 2027-10-24T23:05',
    ]);
});
