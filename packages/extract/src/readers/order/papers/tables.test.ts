import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldWithNumbers } from '../../../../testing/told.ts';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// Tables of agencies' orders in layouts that no sample has.

test('the price below a hotel’s number in one cell is no second number', async () => {
  assert.deepEqual(
    await readWord('Travel order 2027/14 for Ms Ana Reis', { heading: 'Hotels' }, [
      ['Hotel', 'Stay', 'Booking'],
      [
        'Lorong Garden House\n14 Lorong Merah, Singapore 228091\n+65 6555 0199',
        'In 8 Mar 2027 from 14:00\nOut 10 Mar 2027 by 11:00',
        'LG-20771\nSGD 412.00',
      ],
      [
        'Hôtel du Vieux Môle\n3 quai de la Fosse, 44000 Nantes\n02 40 55 01 12',
        'In 10 Mar 2027\nOut 12 Mar 2027',
        'EUR 190.00\nVM 12/8831',
      ],
    ]),
    [
      'Lodging Lorong Garden House 2027-03-08T14:00 2027-03-10T11:00 LG-20771',
      'Lodging Hôtel du Vieux Môle 2027-03-10 2027-03-12 VM 12/8831',
    ],
  );
});

test('a driver’s paragraph may say where it sets down, but not when', async () => {
  assert.deepEqual(
    await readWord(
      'Purchase order 88',
      { heading: 'Ground transport and transfers' },
      'Copper Kea Chauffeurs, booking CK-2210: pick-up 9 Mar 2027 at 17:40, Auckland Airport; drop-off Pōhutukawa Lodge. NZD 88.00.',
    ),
    ['Taxi Auckland Airport Pōhutukawa Lodge 2027-03-09T17:40 CK-2210'],
  );
  assert.deepEqual(
    await readWord(
      'Bon de commande 88',
      { heading: 'Transferts' },
      'Taxis du Môle, réservation TM-4471 : prise en charge le 9 mars 2027 à 17h40, gare de Nantes ; dépose à l’hôtel du Vieux Môle.',
    ),
    ['Taxi gare de Nantes hôtel du Vieux Môle 2027-03-09T17:40 TM-4471'],
  );
});

test('several seats in one cell are of the coach beside them, and of all who travel', async () => {
  const bookings = await bookingsOfWord(
    'Confirmation de commande, réservation CFF : GXN4TR',
    'Voyageurs : M. Luc Bossard et Mme Ana Reis',
    [
      ['', 'Aller', 'Retour'],
      ['Date', '08.06.2027', '10.06.2027'],
      ['Train', 'EC 37', 'EC 42'],
      ['Départ', 'Genève, 7h39', 'Milano Centrale, 18h22'],
      ['Arrivée', 'Milano Centrale, 11h37', 'Genève, 22h21'],
      ['Places', '71, 73', '32 & 34'],
      ['Voiture', '5', '3'],
    ],
  );
  assert.deepEqual(
    bookings.map(({ booking }) => booking.type === 'TrainReservation' && booking.seats),
    [
      [
        { coach: '5', number: '71' },
        { coach: '5', number: '73' },
      ],
      [
        { coach: '3', number: '32' },
        { coach: '3', number: '34' },
      ],
    ],
  );
});

test('a title that says by what one travels is no port', async () => {
  for (const title of ['By sea', 'Par mer'])
    assert.deepEqual(
      await readWord('Booking confirmation F-70418', { heading: title }, [
        ['Operator', 'Viking Line'],
        ['Booking number', '61847730'],
        ['Ship', 'Gabriella'],
        ['Departure', 'Wed 20 Jan 2027, 13:30, Katajanokka Harbour'],
        ['Arrival', 'Wed 20 Jan 2027, 15:30, Tallinn Old City Harbour'],
      ]),
      ['Boat Katajanokka Harbour Tallinn Old City Harbour 2027-01-20T13:30 2027-01-20T15:30 61847730'],
    );
});

test('what follows the travellers in their line is no traveller', async () => {
  const [flight] = await bookingsOfWord(
    'Order 7',
    'Travellers: Mr Oskar Lind, Ms Beatrice Fenwick (Halcyon Marine). Occasion: Baltic Cargo Forum, gala on 20 January.',
    'Flight AY 1332, booking reference 2PJXH8, 18 Jan 2027: London Heathrow (LHR) 10:20 – Helsinki (HEL) 15:15',
  );
  assert.ok(flight && 'travelers' in flight.booking);
  assert.deepEqual(flight.booking.travelers, [{ name: 'Oskar Lind' }, { name: 'Beatrice Fenwick' }]);
});

test('a service’s cell beside its rows is the title of what they say, merged or blank below', async () => {
  const services = (blank: string) => [
    ['Service', 'What', 'When', 'Where'],
    ['HOTEL\nconf. LGH-20771', 'Lark Grove House, 14 Lark Lane, Dublin D02 XY45', '<', '<'],
    [blank, 'Arrival', '8 Mar 2027 from 14:00', 'Tel. +353 1 555 0112'],
    [blank, 'Departure', '10 Mar 2027 by 11:00', 'Tel. +353 1 555 0112'],
    ['CAR HIRE\nGreen Heron Motors\nno. 88-20114', 'Pick-up', '10 Mar 2027 at 11:45', 'Dublin Airport'],
    [blank, 'Return', '12 Mar 2027 at 16:30', 'Dublin Airport'],
    ['FLIGHT\nAer Lingus\nref. 2RKQ7T', 'EI 164', '12 Mar 2027 at 18:10', 'Dublin (DUB)'],
    [blank, 'arrival', '12 Mar 2027 at 19:35', 'London Heathrow (LHR)'],
  ];
  for (const blank of ['^', ''])
    assert.deepEqual(await readWord('Travel order 2027/14 for Ms Ana Reis', services(blank)), [
      'Lodging Lark Grove House 2027-03-08T14:00 2027-03-10T11:00 LGH-20771',
      'RentalCar Dublin Airport Dublin Airport 2027-03-10T11:45 2027-03-12T16:30 88-20114',
      'EI164 DUB LHR 2027-03-12T18:10 2027-03-12T19:35 2RKQ7T',
    ]);
});

test('a table of each service beside its name is a table of its own', async () => {
  assert.deepEqual(
    await readWord('Bon de commande 2811', 'Voyageuse : Mme Ana Reis', [
      [
        'Avion\nlundi 8 mars 2027',
        {
          lines: ['TAP Air Portugal, dossier K3WQTL – 196,15 €'],
          rows: [
            ['Vol', 'De', 'À'],
            ['TP 433', 'Paris Orly (ORY)\n10h40', 'Lisbonne (LIS)\n12h15'],
          ],
        },
      ],
      [
        'Logement\n2 nuits',
        {
          lines: ['Casa do Limoeiro, n° 77120 – 302,00 €'],
          rows: [
            ['Adresse', 'Rua do Sol 9, 1100-123 Lisboa, Portugal'],
            ['Entrée', '08/03/2027 à 15h00'],
            ['Sortie', '10/03/2027 à 12h00'],
          ],
        },
      ],
      [
        'Train\nmercredi 10 mars 2027',
        {
          lines: ['CP – réservation 7PX2KD'],
          rows: [
            ['Train', 'Départ', 'Arrivée', 'Voit.', 'Place'],
            ['Alfa Pendular 125', 'Lisboa Oriente\n14h09', 'Porto Campanhã\n16h44', '4', '21'],
          ],
        },
      ],
    ]),
    [
      'TP433 ORY LIS 2027-03-08T10:40 2027-03-08T12:15 K3WQTL',
      'Lodging Casa do Limoeiro 2027-03-08T15:00 2027-03-10T12:00 77120',
      'Alfa Pendular125 Lisboa Oriente Porto Campanhã 2027-03-10T14:09 2027-03-10T16:44 7PX2KD',
    ],
  );
});

test('a day across a programme’s table is of all rows below it, whatever each of them books', async () => {
  assert.deepEqual(
    await readWord('Running order and booking confirmation G-3345', 'Participants: Mr Ronan Gall, Ms Ana Reis', [
      ['Time', 'What', 'Details', 'Reference'],
      ['Day 1 – Tuesday 9 March 2027', '<', '<', '<'],
      ['7:40 – 9:05', 'Flight KL 1022', 'Bristol → Amsterdam', 'N5KCVY'],
      ['10:00', 'Transfer by minibus', 'Tulip Cabs: Amsterdam Airport Schiphol → Hotel De Brug', 'TC-5102\n€78.00'],
      ['12:30', 'Restaurant De Kade', '4 Prinsengracht, 1015 Amsterdam\ntable for 2 people', '1184-VB'],
      ['14:00', 'Hotel', 'Check-in at De Brug', ''],
      ['Day 2 – Wednesday 10 March 2027', '<', '<', '<'],
      ['9:00 – 12:00', 'Plant visit', 'with the customer', ''],
      ['11:00', 'Hotel', 'Rooms vacated', ''],
      ['19:30', 'The Magic Flute', 'Dutch National Opera, 2 seats in the 1st balcony', 'OM-88317\n€135.00'],
      ['Day 3 – Thursday 11 March 2027', '<', '<', '<'],
      ['11:00', 'Hotel', 'Luggage collected', ''],
      ['19:15 – 19:40', 'Flight KL 1027', 'Amsterdam → Bristol', 'N5KCVY'],
    ]),
    [
      'KL1022 BRS AMS 2027-03-09T07:40 2027-03-09T09:05 N5KCVY',
      'Taxi Amsterdam Airport Schiphol Hotel De Brug 2027-03-09T10:00 TC-5102',
      'FoodEstablishment De Kade 2027-03-09T12:30 1184-VB',
      'Event Dutch National Opera 2027-03-10T19:30 OM-88317',
      'KL1027 AMS BRS 2027-03-11T19:15 2027-03-11T19:40 N5KCVY',
    ],
  );
});

test('a seat on the 1st balcony is not of the first of a month', async () => {
  const told = await readWord('Bon de commande 12', 'Voyageur : M. Luc Bossard', [
    ['Heure', 'Quoi', 'Où', 'Référence'],
    ['mardi 9 mars 2027', '<', '<', '<'],
    ['20h00', 'Le Songe d’une nuit', 'Théâtre du Môle, 2 places au 1er rang', 'TM-20114'],
  ]);
  assert.deepEqual(told, ['Event Théâtre du Môle 2027-03-09T20:00 TM-20114']);
});

test('travellers as the heads of columns have a form each, and each their room', async () => {
  const bookings = await bookingsOfWord(
    'Bon de commande 641',
    [
      ['', 'Mme Ana Reis', 'M. Luc Bossard'],
      ['Compagnie', 'TAP', 'Air France'],
      ['Réservation', 'K3WQTL', '6RQP2N'],
      ['Vol aller', 'TP 433', 'AF 1024'],
      ['Date aller', '8 mars 2027', '9 mars 2027'],
      ['De', 'Paris Orly (ORY)', 'Nice (NCE)'],
      ['À', 'Lisbonne (LIS)', 'Lisbonne (LIS)'],
      ['Départ', '10h40', '11h55'],
      ['Arrivée', '12h15', '13h50'],
    ],
    { heading: 'Hôtel pour tous' },
    [
      ['Hôtel', 'Casa do Limoeiro'],
      ['Adresse', 'Rua do Sol 9, 1100-123 Lisboa, Portugal'],
      ['Arrivée', '9 mars 2027 dès 15h00'],
      ['Départ', '11 mars 2027 avant 11h00'],
      ['Téléphone', '+351 21 555 0170'],
      ['Chambre de Mme Reis', 'confirmation CL-90233, 318,00 €'],
      ['Chambre de L. Bossard', 'confirmation CL-90234, 318,00 €'],
    ],
  );
  assert.deepEqual(
    toldWithNumbers(bookings).map((line, i) => {
      const { booking } = bookings[i] ?? {};
      return `${line} ${booking && 'travelers' in booking ? booking.travelers?.map(({ name }) => name).join(', ') : ''}`;
    }),
    [
      'TP433 ORY LIS 2027-03-08T10:40 2027-03-08T12:15 K3WQTL Ana Reis',
      'AF1024 NCE LIS 2027-03-09T11:55 2027-03-09T13:50 6RQP2N Luc Bossard',
      'Lodging Casa do Limoeiro 2027-03-09T15:00 2027-03-11T11:00 CL-90233 Ana Reis',
      'Lodging Casa do Limoeiro 2027-03-09T15:00 2027-03-11T11:00 CL-90234 Luc Bossard',
    ],
  );
});

test('a title that names several days is not the day of a table below it', async () => {
  for (const title of ['Visit programme – Muscat, 16 to 19 March 2027', 'Programme – Mascate, du 16 au 19 mars 2027'])
    assert.deepEqual(
      await readWord('Travel order 88, your booking is confirmed', { heading: title }, [
        ['Time', 'What', 'Details'],
        ['Tuesday, 16 March 2027', '<', '<'],
        ['09:00', 'Meetings', 'Ministry quarter'],
        ['Wednesday, 17 March 2027', '<', '<'],
        ['20:00', 'Dinner', 'Restaurant Shorfat Al Mina, table for 6, reservation SM-204, with the delegation'],
      ]),
      ['FoodEstablishment Shorfat Al Mina 2027-03-17T20:00 SM-204'],
    );
});
