import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

test('a journey with a change has the day over its table, and not that over the next', async () => {
  const head = 'From | To | With | Seat';
  for (const seat of ['', 'no seat reserved', 'Coach A, seat 12']) {
    const page = `<p>Thanks for booking.</p><p>Collection reference F7ZT4KQM</p>
<h2>Going out: Tuesday 31 August 2027</h2>${tableOf(`${head}
London Euston 09:02 | Crewe 10:38 | Avanti West Coast | Coach C, seat 34F
Crewe 10:51 | Chester 11:14 | Transport for Wales | ${seat}`)}
<h2>Coming back: Thursday 2 September 2027</h2>${tableOf(`${head}
Chester 16:35 | London Euston 18:41 | Avanti West Coast | Coach D, seat 08A`)}`;
    assert.deepEqual(told(await readPage(page)), [
      'Train London Euston Crewe 2027-08-31T09:02 2027-08-31T10:38',
      'Train Crewe Chester 2027-08-31T10:51 2027-08-31T11:14',
      'Train Chester London Euston 2027-09-02T16:35 2027-09-02T18:41',
    ]);
  }
});

test('an inbound flight with its day over its hours is one’s own', async () => {
  const flight = (title: string, rows: string) => tableOf(`${title}\n${rows}`);
  const page = `<p>Thank you for your purchase</p><p>Booking code <b>KL3WD</b></p>
${flight('Outbound flight, Monday, 18 January 2027 IB1846', '19:05 | Lyon (LYS)\n20:55 | Madrid (MAD)')}
${flight('Inbound flight, Wednesday, 20 January 2027 IB1843', '16:35 | Madrid (MAD)\n18:20 | Lyon (LYS)')}`;
  assert.deepEqual(told(await readPage(page)), [
    'IB1846 LYS MAD 2027-01-18T19:05 2027-01-18T20:55',
    'IB1843 MAD LYS 2027-01-20T16:35 2027-01-20T18:20',
  ]);
});

test('a code stands alone below the sentence that announces it, or below its label in other words', () => {
  for (const lead of [
    'Collect your tickets from any machine with this reference:',
    'Voici votre code de réservation :',
    'Référence de votre réservation',
  ]) {
    const mail = `That’s booked, Beatrix.\n\n${lead}\n\nCDX7Q2MN\n\nOUT - Thu 14 Oct 2027\n06:35 Manchester Piccadilly\n08:47 London Euston\nAvanti West Coast, Coach C, seat 32A`;
    assert.deepEqual(toldWithNumbers(read('Your train tickets', mail)), [
      'Avanti West Coast Manchester Piccadilly London Euston 2027-10-14T06:35 2027-10-14T08:47 CDX7Q2MN',
    ]);
  }
});

test('beside a name stand a seat and a programme, and neither is somebody', () => {
  for (const who of [
    'Mr Hamish Dunwoody seats 3A / 4C',
    'Hamish Dunwoody · Enterprise Plus ****4K2',
    'Hamish Dunwoody, Frequent Flyer UA-77120',
  ]) {
    const mail = `Booking code: JX4PRT\nPassengers: ${who}\n\nVY 6944 Wednesday 7 April 2027\n07:10 London Gatwick LGW\n09:30 Paris Orly ORY`;
    const [flight] = read('Your booking is confirmed', mail);
    assert.deepEqual(flight?.booking.travelers, [{ name: 'Hamish Dunwoody' }], who);
  }
});

test('the hirer’s own number goes before that of whoever sold the car, and a post code is no flight', async () => {
  const page = `<p>Your hire car is confirmed.</p>${tableOf(`Booking reference | DL-5093317
Rental company | Avis, confirmation number 21440678CH5
Lead driver | Mr Callum Strachan
Car | Volkswagen Golf or similar`)}${tableOf(`Collect | Manchester Airport, Thorley Lane, Manchester M90 4ZY | Tue 18 Jan 2028 at 10:45
Return | Leeds City Centre, 88 Sweet Street Yard, Leeds LS11 9AA | Fri 21 Jan 2028 at 16:00`)}`;
  const found = toldInFull(await readPage(page));
  assert.equal(found.length, 1, found.join('\n'));
  assert.match(found[0] ?? '', /^RentalCar .*21440678CH5 \| Callum Strachan/);
});

test('each railway’s code stands alone beside its name over its journey', () => {
  const mail = `Vos billets pour Lyon sont là, votre commande est confirmée.

mar. 6 juil.  SNCF SVT2RN
06:58 Lille Europe
TGV INOUI 5104
10:01 Lyon Part-Dieu

jeu. 8 juil.  OUIGO K8DWQJ
17:26 Lyon Part-Dieu
OUIGO 7826
20:44 Tourcoing`;
  assert.deepEqual(toldWithNumbers(read('Vos billets', mail)), [
    'TGV INOUI5104 Lille Europe Lyon Part-Dieu 2027-07-06T06:58 2027-07-06T10:01 SVT2RN',
    'OUIGO7826 Lyon Part-Dieu Tourcoing 2027-07-08T17:26 2027-07-08T20:44 K8DWQJ',
  ]);
});

test('a driver fetches "at" a place and brings one "to" another, and each way has its own', () => {
  const mail = `CANYON SHUTTLE - RESERVATION #771803

Passenger: Dolores Whitcombe

=== UP ===
Saturday, February 6, 2027
Pickup at: Denver Airport
Pickup time: 1:40 PM
Drop-off at: Spruce Gate Lodge, 88 Mill Road, Vail
Flight: United 441, arriving 12:58 PM from Chicago

=== DOWN ===
Sunday, February 14, 2027
Pickup at: Spruce Gate Lodge, 88 Mill Road, Vail
Pickup time: 6:10 AM
Drop-off at: Denver Airport`;
  assert.deepEqual(
    read('Your shuttle is booked', mail).map(({ booking }) =>
      booking.type === 'TaxiReservation'
        ? [booking.departure?.local, booking.from?.name, booking.to?.name].join(' ')
        : booking.type,
    ),
    [
      '2027-02-06T13:40:00 Denver Airport Spruce Gate Lodge, 88 Mill Road, Vail',
      '2027-02-14T06:10:00 Spruce Gate Lodge, 88 Mill Road, Vail Denver Airport',
    ],
  );
});

test('who hires is named below the label, and nobody is called by a greeting', () => {
  const mail = `G'day Rosalind,

Here's what we've got down for you.

BOOKING NUMBER: 41207
HIRER:
Rosalind Tranter
VEHICLE: Mazda CX-5 (auto)

PICK UP
Mon 8/03/2027 9:00am
Cairns Airport

DROP OFF
Fri 12/03/2027 3:30pm
Townsville Airport

Cheers,
Col`;
  const [car] = read('Your car hire booking 41207', mail);
  assert.deepEqual(car?.booking.travelers, [{ name: 'Rosalind Tranter' }]);
});

test('a car below the flight of an agency’s sheet has the number of its own paragraph', () => {
  const mail = `TRAVELER  MARSH/ELEANOR

MONDAY, JUNE 7, 2027
AIR
Delta Air Lines  Flight DL 2310
Depart  Atlanta (ATL)  7:20 AM
Arrive  Denver (DEN)  8:40 AM
Airline confirmation  HQ7TRW

CAR  Alamo
Pick up  Denver Airport  Mon Jun 7  9:30 AM
Return  Denver Airport  Thu Jun 10  3:00 PM
Confirmation  1289904455

THURSDAY, JUNE 10, 2027
AIR
Delta Air Lines  Flight DL 1690
Depart  Denver (DEN)  5:10 PM
Arrive  Atlanta (ATL)  10:05 PM
Airline confirmation  HQ7TRW`;
  const numbers = read('Itinerary for Eleanor Marsh', mail).map(({ booking }) => [booking.type, booking.reference]);
  assert.deepEqual(numbers, [
    ['RentalCarReservation', '1289904455'],
    ['FlightReservation', 'HQ7TRW'],
    ['FlightReservation', 'HQ7TRW'],
  ]);
});
