import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Buses of which only the departure is told, in forms, text messages and sentences.

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations,
  );

test('a bus may be said to leave, and not when it is there', async () => {
  const form = `Your bus ticket is confirmed

Booking ID: AB7741KQ22
From: Chennai
To: Madurai
Date of journey: 06 Feb 2027
Departure time: 22:30
Operator: Lotus Travels
Seat: L12
Passenger: Senthil Kumar`;
  assert.deepEqual(await told(form), ['Bus | Chennai > Madurai | 2027-02-06T22:30 | L12 | AB7741KQ22 | Senthil Kumar']);
  for (const [sentence, ends] of [
    [
      'Your coach from Leeds to York on 14 February 2027 at 21:00 is confirmed. Booking reference: SBX88412.',
      'Leeds > York',
    ],
    [
      'Votre trajet en bus de Lyon à Turin le 14 février 2027 à 21h00 est confirmé. Réservation : SBX88412.',
      'Lyon > Turin',
    ],
  ] as const)
    assert.deepEqual(await told(sentence), [`Bus | ${ends} | 2027-02-14T21:00 | SBX88412`]);
});

test('a bus that one may take from where a flight lands is not booked', async () => {
  const letter = `Your booking is confirmed. Booking reference: KX7TQ2
Flight BA 712 London Heathrow (LHR) to Zurich (ZRH), 14 February 2027, 08:05 - 10:50
A bus from Zurich to St Gallen leaves at 12:00 on the same day.
Passenger: Ann Hale`;
  assert.deepEqual(await told(letter), [
    'Flight | BA 712 | London Heathrow > Zurich | 2027-02-14T08:05 – 2027-02-14T10:50 | KX7TQ2 | Ann Hale',
  ]);
});

test('a message says all in one line, and where one boards behind the towns', async () => {
  const message =
    'redBus Ticket details: Hyderabad-Bangalore, DOJ: 12-02-2027, TIN: TGKX73519264, Travels: Orange Lines, Seat: L7, Boarding: Lakdi-ka-pul 21:15, Psgr: KARTHIK RAO, Fare: 1150. T&C apply. Track bus http://m.bus.example/t/x9Q2k';
  assert.deepEqual(
    (await told(message)).map((line) => line.replace(/ \?$/, '')),
    ['Bus | Lakdi-ka-pul > Bangalore | 2027-02-12T21:15 | L7 | TGKX73519264 | KARTHIK RAO'],
  );
  const mail = `Your bus ticket is confirmed

Booking ID: AB7741KQ22
Chennai - Madurai, 06 Feb 2027
Boarding point: Koyambedu Omni Stand, 22:45
Dropping point: Mattuthavani, 06:30
Operator: Lotus Travels
Seat: L12
Passenger: Senthil Kumar`;
  assert.deepEqual(await told(mail), [
    'Bus | Koyambedu Omni Stand > Mattuthavani | 2027-02-06T22:45 – 2027-02-07T06:30 | L12 | AB7741KQ22 | Senthil Kumar',
  ]);
});

test('a dash stands in the number of a flight whose house is named', async () => {
  const ticket = `E-TICKET
Booking ID: NF7A1K88213400

Onward Flight
Bengaluru to Goa   Mon, 15 Mar 2027
AIR INDIA EXPRESS  IX-1084   PNR: L3XWQS
BLR 10:25 hrs              1h 15m            GOI 11:40 hrs
Mon, 15 Mar 2027                             Mon, 15 Mar 2027
Kempegowda International Airport, T2         Dabolim Airport

TRAVELLER            SEAT    MEAL    E-TICKET NO
Mr. VIKRAM SHETTY    9F      -       L3XWQS`;
  assert.deepEqual(await told(ticket), [
    'Flight | IX 1084 | BLR > GOI | 2027-03-15T10:25 – 2027-03-15T11:40 | 9F | L3XWQS | VIKRAM SHETTY',
  ]);
});

test('a stop stands below its hour, whatever it is called, and who runs coaches has a number', async () => {
  const american = `Greyhound
Your trip is booked, Marcus!

Confirmation number: 87451209

Richmond, VA  to  Washington, DC
Saturday, July 10, 2027

Departs 7:15 AM
Richmond Bus Station
2910 N Arthur Ashe Blvd, Richmond, VA 23230

Arrives 9:40 AM
Washington Union Station
50 Massachusetts Ave NE, Washington, DC 20002

Schedule 0364   Seat 07
Passenger: Marcus Bellweather, Adult`;
  assert.deepEqual(await told(american), [
    'Bus | 0364 | Richmond Bus Station > Washington Union Station | 2027-07-10T07:15 – 2027-07-10T09:40 | 07 | 87451209 | Marcus Bellweather',
  ]);
  const way = `Samedi 8 mai 2027
07:40   Lyon Perrache (Gare routière)
        Bus N712 direction Turin
12:15   Turin, Vittorio Emanuele II

Aurélie Desmoulins       Siège 7C`;
  const bus = (number: string) =>
    `Bus | N712 | Lyon Perrache (Gare routière) > Turin, Vittorio Emanuele II | 2027-05-08T07:40 – 2027-05-08T12:15 | 7C | ${number} | Aurélie Desmoulins`;
  assert.deepEqual(await told(`Votre réservation FlixBus n° 318 220 7745\n\nBonjour Aurélie,\n\n${way}`), [
    bus('318 220 7745'),
  ]);
  const long = '59-4471-270508-M20A-0740-LYON-TURIN';
  assert.deepEqual(await told(`Thank you for booking\n\nHere are your reservation numbers:\n\n${long}\n\n${way}`), [
    bus(long),
  ]);
});

test('two lines with an hour each tell a stop each, whatever dash they have', async () => {
  const lines = (from: string, to: string) => `Your bus booking is confirmed - Reference: BBQ7XKT2

Saturday 10 April 2027
${from}      22:15
${to}    06:05 (+1)
Bus 4471

Passenger: Ann Hale`;
  assert.deepEqual(await told(lines('Paris - Bercy Seine', 'Bordeaux - Saint-Jean')), [
    'Bus | 4471 | Paris - Bercy Seine > Bordeaux - Saint-Jean | 2027-04-10T22:15 – 2027-04-11T06:05 | BBQ7XKT2 | Ann Hale',
  ]);
});

test('a coach has the name of its route, and stops at a bay of an airport', async () => {
  for (const [words, bay] of [
    [['Route', 'From', 'To'], 'Zone 20'],
    [['Ligne', 'Départ', 'Arrivée'], 'Quai 4'],
  ] as const)
    assert.deepEqual(
      await readMail(
        'Western Coaches',
        'Coach e-ticket WCT-83J2QX',
        `<table><tr><td colspan=2><b>COACH E-TICKET</b></td></tr><tr><td>Ticket reference</td><td>WCT-83J2QX</td></tr><tr><td>Passenger</td><td>Declan Mooney</td></tr><tr><td>${words[0]}</td><td>761</td></tr><tr><td>${words[1]}</td><td><b>Galway Coach Station</b><br>Saturday 20 February 2027, 02:15</td></tr><tr><td>${words[2]}</td><td><b>Dublin Airport</b>, ${bay}<br>Saturday 20 February 2027, 04:50</td></tr></table>`,
      ),
      [
        'Bus | 761 | Galway Coach Station > Dublin Airport | 2027-02-20T02:15 – 2027-02-20T04:50 | WCT-83J2QX | Declan Mooney',
      ],
      bay,
    );
});
