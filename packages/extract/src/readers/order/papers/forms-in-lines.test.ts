import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

// Orders that have a form for each service, one below the other or side by side: whose name "Name" is, of what "Date" is.

test('a date with its label is of the form in which it stands, and the day of issue is of none', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Trip sheet',
      'Order no.: HM-4471',
      'Issued: 4 January 2027',
      'Traveller: Mr Sipho Radebe',
      { heading: 'FLIGHT' },
      'Airline: British Airways',
      'Flight number: BA 2704',
      'Date: 12 April 2027',
      'From: London Gatwick (LGW)',
      'Departs: 07:20',
      'To: Faro (FAO)',
      'Arrives: 10:15',
      'Booking reference: Q7RT2M',
      { heading: 'CAR HIRE' },
      'Company: Hertz',
      'Collect: 12 April 2027 11:00, Faro Airport',
      'Return: 16 April 2027 09:30, Faro Airport',
      'Reservation number: H55102937',
      { heading: 'FLIGHT' },
      'Airline: British Airways',
      'Flight number: BA 2705',
      'Date: 16 April 2027',
      'From: Faro (FAO)',
      'Departs: 11:05',
      'To: London Gatwick (LGW)',
      'Arrives: 13:55',
      'Booking reference: Q7RT2M',
    ]),
    [
      'Flight | BA 2704 | London Gatwick > Faro | 2027-04-12T07:20 – 2027-04-12T10:15 | Q7RT2M | Sipho Radebe',
      'RentalCar | Faro Airport > Faro Airport | 2027-04-12T11:00 – 2027-04-16T09:30 | H55102937 | Sipho Radebe',
      'Flight | BA 2705 | Faro > London Gatwick | 2027-04-16T11:05 – 2027-04-16T13:55 | Q7RT2M | Sipho Radebe',
    ],
  );
});

test('below "Hotel" and over an address a name is that of the house, also where it begins as a person’s', async () => {
  const form = (title: string, name: string, label: string) => [
    { heading: title },
    `${label}: ${name}`,
    label === 'Nom' ? 'Adresse : 14 quai des Tanneurs, 29000 Quimper' : 'Address: 14 Harbour Row, Oban PA34 4LS',
    label === 'Nom' ? 'Arrivée : 12 avril 2027' : 'Check-in: 12 April 2027',
    label === 'Nom' ? 'Départ : 14 avril 2027' : 'Check-out: 14 April 2027',
    label === 'Nom' ? 'N° de réservation : TK-3308' : 'Booking number: TK-3308',
  ];
  assert.deepEqual(
    await readLetterOf(['Travel memo', 'Traveller: Mr Sipho Radebe', ...form('2 · Hotel', 'Martin Bay House', 'Name')]),
    ['Lodging | Martin Bay House, Oban | 2027-04-12 – 2027-04-14 | TK-3308 | Sipho Radebe'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Feuille de route',
      'Voyageur : M. Karim Benhaddou',
      ...form('Hébergement', 'Le Vieux Moulin', 'Nom'),
    ]),
    ['Lodging | Le Vieux Moulin, Quimper | 2027-04-12 – 2027-04-14 | TK-3308 | Karim Benhaddou'],
  );
});

test('"ETD" and "ETA" are the hours of a flight beside the form of a house, and each column of counted stays is one', async () => {
  assert.deepEqual(
    await readLetterOf([
      'TOUR CONFIRMATION',
      'Guest: Mr Arjun Pillai',
      [
        ['Details', 'Sector 1', 'Sector 2'],
        ['Date', '14-Apr-2027', '17-Apr-2027'],
        ['Flight', 'Vistara UK 863', 'Air India AI 672'],
        ['From', 'Delhi (DEL)', 'Mumbai (BOM)'],
        ['ETD', '0820 hrs', '1905 hrs'],
        ['To', 'Mumbai (BOM)', 'Delhi (DEL)'],
        ['ETA', '1035 hrs', '2110 hrs'],
        ['PNR', 'R4TQ8W', 'K9PLZ2'],
      ],
      [
        ['Details', 'Hotel 1', 'Hotel 2'],
        ['Hotel', 'The Colaba Verandah', 'Juhu Palm House'],
        ['Address', '12 Mandlik Road, Mumbai 400001', '7 Tara Road, Mumbai 400049'],
        ['Check-in', '14-Apr-2027, 1400 hrs', '16-Apr-2027, 1300 hrs'],
        ['Check-out', '16-Apr-2027, 1100 hrs', '17-Apr-2027, 1200 hrs'],
        ['Voucher', 'CV/318', 'JPH-2290'],
      ],
    ]),
    [
      'Flight | UK 863 | Delhi > Mumbai | 2027-04-14T08:20 – 2027-04-14T10:35 | R4TQ8W | Arjun Pillai',
      'Lodging | The Colaba Verandah, Mumbai | 2027-04-14T14:00 – 2027-04-16T11:00 | CV/318 | Arjun Pillai',
      'Lodging | Juhu Palm House, Mumbai | 2027-04-16T13:00 – 2027-04-17T12:00 | JPH-2290 | Arjun Pillai',
      'Flight | AI 672 | Mumbai > Delhi | 2027-04-17T19:05 – 2027-04-17T21:10 | K9PLZ2 | Arjun Pillai',
    ],
  );
});

test('in a list of what is charged a house may be told in its cell, and "Passenger Mr …" needs no colon', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Invoice 2027-0914',
      'Passenger Mr Diarmuid Ó Laoire, charged to Inishbeg Boats Ltd',
      [
        ['No.', 'Service', 'Supplier ref.', '€'],
        [
          '1',
          'Aer Lingus EI 564, Dublin (DUB) to Valencia (VLC), 10/05/2027, dep 06:40, arr 10:25',
          '4RQ8NX',
          '118.20',
        ],
        [
          '2',
          'La Torreta del Grau, Carrer de la Mar 12, 46011 Valencia. In 10/05/2027 from 15:00, out 13/05/2027 by 12:00',
          'TG-31775',
          '396.00',
        ],
        ['', 'Service fee', '', '30.00'],
      ],
    ]),
    [
      'Flight | EI 564 | Dublin > Valencia | 2027-05-10T06:40 – 2027-05-10T10:25 | 4RQ8NX | Diarmuid Ó Laoire',
      'Lodging | La Torreta del Grau, Valencia | 2027-05-10T15:00 – 2027-05-13T12:00 | TG-31775 | Diarmuid Ó Laoire',
    ],
  );
});

test('a letter in front of a title says which of several somebody is, and is no initial', async () => {
  const part = (head: string, flight: string, code: string) => [
    { heading: head },
    [
      ['Flight', 'From', 'Departs', 'To', 'Arrives'],
      [flight, 'Lisbon (LIS)', '18 Oct 2027 10:50', 'Porto (OPO)', '18 Oct 2027 11:45'],
    ],
    `Booking reference: ${code}`,
  ];
  assert.deepEqual(
    await readLetterOf([
      'Purchase order SL-27-6640',
      ...part('A. Ms Tan Mei Fong', 'TP 1924', '9LW3FD'),
      ...part('B. Mme Inès Carvalho', 'TP 1926', 'V6QXPB'),
    ]),
    [
      'Flight | TP 1924 | Lisbon > Porto | 2027-10-18T10:50 – 2027-10-18T11:45 | 9LW3FD | Tan Mei Fong',
      'Flight | TP 1926 | Lisbon > Porto | 2027-10-18T10:50 – 2027-10-18T11:45 | V6QXPB | Inès Carvalho',
    ],
  );
});

test('"Number" over numbers with whose they are is a head, in a table whose rows begin with what they are', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        '14 December 2026',
        'Dear Mr Tom Ashgrove,',
        'Please find below what we hold for your February journey.',
        [
          ['What', 'When and where', 'Number'],
          [
            'Train',
            'Intercity Direct 1023\nTuesday 9 February, Amsterdam Centraal 10:24\narriving Rotterdam Centraal 11:05, coach 2, seat 14',
            'NS: K4TR8W',
          ],
          [
            'Hotel',
            'Pakhuis Noord, Boompjes 44, 3011 XB Rotterdam\nTuesday 9 February, 14:00, to Thursday 11 February, 11:00',
            'PKN 22018',
          ],
          ['Dinner', 'De Blauwe Karper, Oude Haven 12, Rotterdam\nWednesday 10 February, 19:30, two persons', 'DBK-12'],
        ],
        'With kind regards,',
        'Philippa Culver',
      ],
      '2026-12-14',
    ),
    [
      'Train | Intercity Direct 1023 | Amsterdam Centraal > Rotterdam Centraal | 2027-02-09T10:24 – 2027-02-09T11:05 | 2/14 | K4TR8W | Tom Ashgrove',
      'Lodging | Pakhuis Noord, Rotterdam | 2027-02-09T14:00 – 2027-02-11T11:00 | PKN 22018 | Tom Ashgrove',
      'FoodEstablishment | De Blauwe Karper, Rotterdam | 2027-02-10T19:30 | for 2 | DBK-12 | Tom Ashgrove',
    ],
  );
});

test('a table is held before a number and a name where everybody knows the town, for one behind the house, and goes by what is quoted', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Dear Ms Ada Okafor,',
      'Your stay in Japan is confirmed.',
      'Dinner with the client: Sakana Hirano, 77 Nishiki, Kyoto, Thu 21 Oct 2027 at 18:30, 6 persons, ref KF-1021.',
      'I have also secured you a table at The Heron Room, Main Street, Tobermory, for one, on Saturday 23 October 2027 at 6.45 pm; quote THR 62.',
    ]),
    [
      'FoodEstablishment | Sakana Hirano, Kyoto | 2027-10-21T18:30 | for 6 | KF-1021 | Ada Okafor',
      'FoodEstablishment | The Heron Room | 2027-10-23T18:45 | for 1 | THR 62 | Ada Okafor',
    ],
  );
});

test('the number of whoever sold a ticket is told in a clause of its own', async () => {
  const [rail] = await readLetterOf([
    'Purchase order SL-27-6640',
    { heading: 'Travellers: Mr Bayu Hartanto' },
    'Rail: Italo 8907, Tue 19 Oct 2027, Venezia Santa Lucia 11:05 to Firenze Santa Maria Novella 13:18, coach 5, seat 11. ItaloTreno number 2004417. Passport number 88120447.',
  ]);
  assert.equal(
    rail,
    'Train | Italo 8907 | Venezia Santa Lucia > Firenze Santa Maria Novella | 2027-10-19T11:05 – 2027-10-19T13:18 | 5/11 | 2004417 | Bayu Hartanto',
  );
});

test('lines say which end is which in any order, each hour is of the word before its day, and a title "Vehicle" is over a hired car', async () => {
  assert.deepEqual(
    await readWord(
      'Employee: Rosalind Achebe',
      { heading: 'A. Rail' },
      'LNER train 1E09, booking 8LQ2MRZK, GBP 88.40',
      'Destination Leeds Station; origin London Kings Cross',
      'Depart 2027-05-10 08:33, arrive 2027-05-10 10:47',
      'Coach C, seat 21',
      { heading: 'B. Vehicle' },
      'Avis, confirmation 20994471GB, compact, Vauxhall Corsa',
      'Pick-up Leeds Bradford Airport 2027-05-10 12:00',
      'Return Leeds Bradford Airport 2027-05-12 18:30',
      'GBP 102.00',
    ),
    [
      'Train London Kings Cross Leeds Station 2027-05-10T08:33 2027-05-10T10:47 8LQ2MRZK',
      'RentalCar Leeds Bradford Airport Leeds Bradford Airport 2027-05-10T12:00 2027-05-12T18:30 20994471GB',
    ],
  );
  assert.deepEqual(
    await readWord(
      'Agent : Rosalie Achille',
      { heading: '1. Rail' },
      'TGV INOUI 8517, dossier QTHMVD, 88,40 EUR',
      'Bordeaux Saint-Jean est la destination ; origine Paris Montparnasse',
      'Départ le 10/05/2027 à 08h33, arrivée le 10/05/2027 à 10h47',
    ),
    ['TGV INOUI8517 Paris Montparnasse Bordeaux Saint-Jean 2027-05-10T08:33 2027-05-10T10:47 QTHMVD'],
  );
});
