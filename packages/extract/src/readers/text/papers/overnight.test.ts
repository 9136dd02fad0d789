import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told } from '../../../../testing/told.ts';

// Lists of legs that run into the next day, and several people in the rows below them.

test('the day behind an arrival is the next one, where the day of the journey stands above', () => {
  const ways = [
    'arr. 07:55   (le lendemain, samedi 13 novembre)',
    'arr. 07:55   (samedi 13 novembre)',
    'arr. 07:55   samedi 13 novembre 2027',
  ];
  for (const way of ways)
    assert.deepEqual(
      told(
        read(
          'Vos billets',
          `Votre commande est confirmée. Numéro de commande : 482117093

VOYAGE DU VENDREDI 12 NOVEMBRE 2027

Genève            dép. 17:42   voie 4
Zürich HB         arr. 20:28   voie 15
IC 730

Zürich HB         dép. 21:40   voie 8
Wien Hbf          ${way}
NJ 467, voiture 304, lit 26`,
        ),
      ),
      [
        'IC730 Genève Zürich HB 2027-11-12T17:42 2027-11-12T20:28',
        'NJ467 Zürich HB Wien Hbf 2027-11-12T21:40 2027-11-13T07:55',
      ],
      way,
    );
});

test('a first leg by night is told by its words alone', () => {
  const mail = `Your booking is confirmed. Booking reference: NSX7PQ

London Euston        dep 21:15
Fort William         arr 09:57   (next day, Saturday 13 November)
Coach K, Seat 12`;
  assert.deepEqual(told(read('Your sleeper', mail)), ['London Euston Fort William 2027-11-12T21:15 2027-11-13T09:57']);
});

test('who stands beside a seat in a row travels, and each has a seat of each leg', () => {
  const mail = `Purchase confirmed. PNR: F7KQ2M

Tuesday 12 October 2027
Milano Centrale   08:10   Roma Termini   11:20   Frecciarossa 9527
Imogen Castle     Coach 3 – Seat 12A     Ticket code 418820375511
Rupert Vane       Coach 3 – Seat 12B     Ticket code 418820375512

Thursday 14 October 2027
Roma Termini   18:00   Milano Centrale   21:09   Frecciarossa 9654
Imogen Castle     Coach 7 – Seat 5C      Ticket code 418820375513
Rupert Vane       Coach 7 – Seat 5D      Ticket code 418820375514

Total amount, VAT 10 % included      EUR  256.80`;
  const [there, back] = read('PNR F7KQ2M', mail);
  assert.ok(there?.booking.type === 'TrainReservation' && back?.booking.type === 'TrainReservation');
  assert.deepEqual(there.booking.travelers, [{ name: 'Imogen Castle' }, { name: 'Rupert Vane' }]);
  assert.deepEqual(there.booking.seats, [
    { coach: '3', number: '12A' },
    { coach: '3', number: '12B' },
  ]);
  assert.deepEqual(back.booking.seats, [
    { coach: '7', number: '5C' },
    { coach: '7', number: '5D' },
  ]);
  assert.deepEqual(there.booking.price, { amount: '256.80', currency: 'EUR' });
});

test('a ship that takes a car along is no hired car, whether the ship has a name or not', () => {
  const crossing = (ship: string) => `Thank you for your booking. Booking number: 61840277
Outward ${ship}
Departs: Fri 18 June 2027 20:55   Turku
Arrives: Sat 19 June 2027 06:30   Stockholm
Cabin: 4 berths
Vehicle: passenger car, ABC-123
Passengers: Mr Declan Halloran, Ms Aino Rautio`;
  const [boat, more] = read('Your crossing', crossing('M/S Viking Grace'));
  assert.ok(boat?.booking.type === 'BoatReservation' && !more);
  assert.equal(boat.booking.line, 'Viking Grace');
  const unnamed = told(read('Your ferry crossing', crossing('crossing')));
  assert.deepEqual(unnamed, ['Boat Turku Stockholm 2027-06-18T20:55 2027-06-19T06:30']);
});

test('a connection after midnight counts both its ends from the day over the whole way', () => {
  const mail = `Votre réservation est confirmée. Référence : X7QK2M

Aller - samedi 3 avril 2027
AF1300
20:35   Paris Charles de Gaulle (CDG)
22:40   Madrid (MAD)
IB6827
00:55 +1 jour   Madrid (MAD)
07:30 +1 jour   São Paulo Guarulhos (GRU)`;
  assert.deepEqual(told(read('Votre réservation', mail)), [
    'AF1300 CDG MAD 2027-04-03T20:35 2027-04-03T22:40',
    'IB6827 MAD GRU 2027-04-04T00:55 2027-04-04T07:30',
  ]);
});

test('a day below the hour of arrival says when one lands, where its line says so', async () => {
  const leg = (from: string, at: string, number: string, to: string, end: string) =>
    `<table><tr><td>${from}<br>${at}</td><td>${number}</td><td>${to}<br>${end}</td></tr></table>`;
  for (const landing of ['Arrives Mon, Mar 15', 'Arriving Monday, March 15', 'Arrival: Mon, Mar 15'])
    assert.deepEqual(
      told(
        await readPage(
          `<p>Your trip is confirmed. Record locator: KQZBTN</p><p>Sunday, March 14, 2027</p>${leg('AUS', '12:40 PM', 'AA 1205', 'PHL', '5:25 PM')}<p>Main Cabin</p>${leg('PHL', '6:35 PM', 'AA 728', 'LHR', `5:45 AM<br>${landing}`)}`,
        ),
      ),
      ['AA1205 AUS PHL 2027-03-14T12:40 2027-03-14T17:25', 'AA728 PHL LHR 2027-03-14T18:35 2027-03-15T05:45'],
      landing,
    );
});

test('the hours of the desk between departure and arrival do not end the crossing', () => {
  for (const desk of [
    'Check-in: opens 14:30, closes 16:00',
    'Check-in: 14:30 – 16:00',
    'Enregistrement: 14:30 – 16:00',
  ]) {
    const crossing = (ship: string, from: string, leaves: string, to: string, lands: string) => `${from} – ${to}

Ship: ${ship}
Departure: ${leaves} from ${from}
${desk}
Arrival: ${lands} in ${to}
`;
    const mail = `Thank you for booking. Your booking number is 40718835.

${crossing('King Seaways', 'Newcastle', 'Fri 29/10/2027 at 17:00', 'Amsterdam (IJmuiden)', 'Sat 30/10/2027 at 09:45')}
${crossing('Princess Seaways', 'Amsterdam (IJmuiden)', 'Sun 31/10/2027 at 17:30', 'Newcastle', 'Mon 01/11/2027 at 09:15')}`;
    assert.deepEqual(
      told(read('Your mini cruise', mail)),
      [
        'Boat Newcastle Amsterdam (IJmuiden) 2027-10-29T17:00 2027-10-30T09:45',
        'Boat Amsterdam (IJmuiden) Newcastle 2027-10-31T17:30 2027-11-01T09:15',
      ],
      desk,
    );
  }
});

test('a night at a house between a flight and the next is no desk of theirs', () => {
  const mail = `Booking reference: H7K2PL. Your trip is confirmed.

Flight: BA 304
Departure: London (LHR) 12 March 2027 08:30
Arrival: Paris (CDG) 12 March 2027 10:50

Hotel: Hôtel Voltaire
Check-in: 12 March 2027
Check-out: 13 March 2027

Flight: BA 309
Departure: Paris (CDG) 13 March 2027 12:10
Arrival: London (LHR) 13 March 2027 12:35`;
  assert.deepEqual(
    told(read('Your trip', mail)).filter((line) => line.startsWith('BA')),
    ['BA304 LHR CDG 2027-03-12T08:30 2027-03-12T10:50', 'BA309 CDG LHR 2027-03-13T12:10 2027-03-13T12:35'],
  );
});

test('a connection that prints no day leaves on the day on which the night flight before it lands', () => {
  assert.deepEqual(
    told(
      read(
        'Booking confirmed H7K2PL',
        `Booking reference: H7K2PL

Sat 13 Feb 2027
AC828 Montreal (YUL) 19:20 - Lyon (LYS) 08:10
AF7649 Lyon (LYS) 10:10 - Paris (CDG) 11:35`,
      ),
    ),
    ['AC828 YUL LYS 2027-02-13T19:20 2027-02-14T08:10', 'AF7649 LYS CDG 2027-02-14T10:10 2027-02-14T11:35'],
  );
});
