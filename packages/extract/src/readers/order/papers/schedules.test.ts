import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Schedules of agencies: a row, a box or a day for each service, in layouts that no sample has.

test('clocks of four figures are read in flights, stays and hires of one table', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'KAURI TRAVEL LTD',
        'Travel schedule KT-5512 for Ms Hana Petelo',
        [
          ['Date', 'Service', 'Booking'],
          ['Tue 9 Mar 2027', 'Qantas QF 144\nDepart Auckland (AKL) 0610\nArrive Sydney (SYD) 0750', 'QWE4RT'],
          [
            'Tue 9 Mar 2027',
            'Bondi Crest Hotel, 14 Curlewis Street, Bondi 2026, Australia\n2 nights. Check-in 1400, out Thu 11 Mar 2027 by 1000',
            'BC-4410',
          ],
          [
            'Tue 9 Mar 2027',
            'Hertz, compact\nPick-up Sydney Airport 0830\nDrop-off Sydney Airport Thu 11 Mar 2027 1930',
            'H8812003',
          ],
          [
            'Thu 11 Mar 2027',
            'Qantas QF 149\nDepart Sydney (SYD) 2105\nArrive Auckland (AKL) 0215 Fri 12 Mar 2027',
            'QWE4RT',
          ],
        ],
      ],
      '2027-02-02',
    ),
    [
      'Flight | QF 144 | Auckland > Sydney | 2027-03-09T06:10 – 2027-03-09T07:50 | QWE4RT | Hana Petelo',
      'RentalCar | Sydney Airport > Sydney Airport | 2027-03-09T08:30 – 2027-03-11T19:30 | H8812003 | Hana Petelo',
      'Lodging | Bondi Crest Hotel, Bondi | 2027-03-09T14:00 – 2027-03-11T10:00 | BC-4410 | Hana Petelo',
      'Flight | QF 149 | Sydney > Auckland | 2027-03-11T21:05 – 2027-03-12T02:15 | QWE4RT | Hana Petelo',
    ],
  );
});

test('a box for each service below its day: the day of a landing is no day of departure, and each sailing has its number', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Voyages du Cap',
        'Programme de voyage',
        'M. Luc Aubin et Mme Nora Aubin',
        'Référence compagnie : K7PLX2',
        'Jeudi 10 juin 2027',
        [['VOL', 'Corsair SS 910\nDépart Paris Orly (ORY) 18 h 30\nArrivée Fort-de-France (FDF) 21 h 05']],
        [
          [
            'VOITURE',
            'Jumbo Car, confirmation JC-44812, catégorie B\nPrise en charge : Aéroport de Fort-de-France, jeu. 10 juin 2027, 22 h 00\nRestitution : Aéroport de Fort-de-France, ven. 18 juin 2027, 17 h 00',
          ],
        ],
        'Vendredi 18 juin 2027',
        [
          [
            'FERRY',
            'Express des Îles, réservation 558812, Gold Express\nDépart Fort-de-France 8 h 00\nArrivée Castries 9 h 30\nVoiture et 2 passagers, 180 €',
          ],
        ],
        [
          [
            'VOL',
            'Corsair SS 911\nDépart Fort-de-France (FDF) 20 h 40\nArrivée Paris Orly (ORY) 10 h 05 sam. 19 juin 2027',
          ],
        ],
      ],
      '2027-03-01',
    ),
    [
      'Flight | SS 910 | Paris Orly > Fort-de-France | 2027-06-10T18:30 – 2027-06-10T21:05 | K7PLX2 | Luc Aubin + Nora Aubin',
      'RentalCar | Aéroport de Fort-de-France > Aéroport de Fort-de-France | 2027-06-10T22:00 – 2027-06-18T17:00 | JC-44812 | Luc Aubin + Nora Aubin',
      'Boat | Gold Express | Fort-de-France > Castries | 2027-06-18T08:00 – 2027-06-18T09:30 | 558812 | Luc Aubin + Nora Aubin',
      'Flight | SS 911 | Fort-de-France > Paris Orly | 2027-06-18T20:40 – 2027-06-19T10:05 | K7PLX2 | Luc Aubin + Nora Aubin',
    ],
  );
});

test('a row tells a train, a ship and a driver in one cell each', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'NORDRESOR AB',
        'Order confirmation 88-1201',
        [
          ['Date', 'Time', 'Service', 'Ref.', 'SEK'],
          [
            'Tue 06.04.2027',
            '06.21 – 09.48',
            'Train SJ 521 Stockholm C – Göteborg C, coach 4, seats 11 and 12',
            'SJ7HT22Q',
            '1 190,00',
          ],
          [
            'Tue 06.04.2027',
            '18.55 – 08.15 (+1)',
            'Ferry Stena Line, MS Stena Germanica, Göteborg – Kiel, outside cabin',
            'ST-118820',
            '2 410,00',
          ],
          ['Wed 07.04.2027', '09.00', 'Taxi Förde Funk, Kiel Schwedenkai to Hamburg Airport', 'FF 3391', '980,00'],
        ],
      ],
      '2027-03-01',
    ),
    [
      'Train | SJ 521 | Stockholm C > Göteborg C | 2027-04-06T06:21 – 2027-04-06T09:48 | 4/11 12 | SJ7HT22Q',
      'Boat | MS Stena Germanica | Göteborg > Kiel | 2027-04-06T18:55 – 2027-04-07T08:15 | ST-118820',
      'Taxi | Kiel Schwedenkai > Hamburg Airport | 2027-04-07T09:00 | FF 3391',
    ],
  );
});

test('a programme counts its days, and says the suppliers’ numbers in the table of what is paid', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Quay Tours',
        'Booking confirmation',
        'Our reference QT/27/88',
        'Ms Orla Dunne',
        'Day 1 – Saturday 3 July 2027 – Dublin to Boston',
        [['EI 135', 'Aer Lingus', 'Dublin (DUB)\ndep. 13.20', 'Boston Logan (BOS)\narr. 15.30', '7 h 10']],
        'Day 3 – Monday 5 July 2027 – Boston to New York',
        [['Train 2155', 'Amtrak', 'Boston South Station\ndep. 8.10', 'New York Moynihan\narr. 11.50', '3 h 40']],
        'Day 5 – Wednesday 7 July 2027 – homeward',
        [['EI 134', 'Aer Lingus', 'New York (JFK)\ndep. 19.05', 'Dublin (DUB)\narr. 06.30 Day 6', '6 h 25']],
        'Day 6 – Thursday 8 July 2027',
        'What you pay',
        [
          ['Item', 'Supplier reference', 'Price for 2'],
          ['Flights with Aer Lingus', '2XKQ9L', '€1,240.00'],
          ['Rail in the USA', 'A4C2B9', '€98.00'],
        ],
      ],
      '2027-03-01',
    ),
    [
      'Flight | EI 135 | Dublin > Boston Logan | 2027-07-03T13:20 – 2027-07-03T15:30 | 2XKQ9L | Orla Dunne',
      'Train | 2155 | Boston South Station > New York Moynihan | 2027-07-05T08:10 – 2027-07-05T11:50 | A4C2B9 | Orla Dunne',
      'Flight | EI 134 | New York > Dublin | 2027-07-07T19:05 – 2027-07-08T06:30 | 2XKQ9L | Orla Dunne',
    ],
  );
});
