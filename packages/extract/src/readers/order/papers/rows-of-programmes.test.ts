import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// Programmes and forms of agencies: a row for each stop, a number in a row of its own, a line for each end.

test('below the names of who travels stands a table of stops with clocks of four digits, over midnight', async () => {
  const programme = (title: string, [out, home]: [string, string], times: string) => [
    'Confirmed itinerary',
    { heading: 'Emirates booking reference' },
    'LM7QXD',
    { heading: title },
    'Prof. Cormac Delahunty',
    'Dr Aoife Keane',
    [
      [out, '<', '<'],
      ['1340', 'Depart Dublin (DUB), Terminal 2', 'Emirates EK 162'],
      [home, '<', '<'],
      ['0050', 'Arrive Dubai International (DXB), Terminal 3', `EK 162, ${times} 7 h 10`],
      ['0330', 'Depart Dubai International (DXB), Terminal 3', 'Emirates EK 354'],
      ['1455', 'Arrive Singapore Changi (SIN), Terminal 1', `EK 354, ${times} 7 h 25`],
    ],
  ];
  const english = programme('Travellers', ['MONDAY 17 JANUARY 2028', 'TUESDAY 18 JANUARY 2028'], 'flying time');
  const french = programme('Voyageurs', ['LUNDI 17 JANVIER 2028', 'MARDI 18 JANVIER 2028'], 'temps de vol');
  for (const parts of [english, french])
    assert.deepEqual(await readLetterOf(parts, '2027-12-02'), [
      'Flight | EK 162 | Dublin > Dubai International | 2028-01-17T13:40 – 2028-01-18T00:50 | LM7QXD | Cormac Delahunty + Aoife Keane',
      'Flight | EK 354 | Dubai International > Singapore Changi | 2028-01-18T03:30 – 2028-01-18T14:55 | LM7QXD | Cormac Delahunty + Aoife Keane',
    ]);
});

test('a number across the table is of the train in the row above it', async () => {
  const order = (words: string[], numbers: string[]) =>
    readWord(`${words[0]} 27/0463`, words[1] ?? '', [
      [words[2] ?? '', words[3] ?? '', words[4] ?? '', words[5] ?? ''],
      ['EC 35', 'Montreux 8:36', 'Milano Centrale 11:37', 'voiture 11, place 45'],
      [numbers[0] ?? '', '<', '<', '<'],
      ['Frecciarossa 9537', 'Milano Centrale 12:10', 'Roma Termini 15:25', 'voiture 4, place 9'],
      [numbers[1] ?? '', '<', '<', '<'],
    ]);
  const trains = [
    'EC35 Montreux Milano Centrale 2027-03-09T08:36 2027-03-09T11:37 7281940365',
    'Frecciarossa9537 Milano Centrale Roma Termini 2027-03-09T12:10 2027-03-09T15:25 HM4Q7B',
  ];
  assert.deepEqual(
    await order(
      ['CONFIRMATION – dossier', '1. Aller en train, mardi 9 mars 2027', 'Train', 'Départ', 'Arrivée', 'Places'],
      ['Réf. CFF 7281940365 – 2 billets : CHF 196.–', 'PNR Trenitalia HM4Q7B – 2 billets : CHF 214.–'],
    ),
    trains,
  );
  assert.deepEqual(
    await order(
      ['CONFIRMATION – file', '1. Out by train, Tuesday 9 March 2027', 'Train', 'Departs', 'Arrives', 'Seats'],
      ['SBB ref. 7281940365, 2 tickets CHF 196', 'PNR Trenitalia HM4Q7B, 2 tickets'],
    ),
    trains,
  );
});

test('"Order number" in the form of one train is its own, and the agency has another', async () => {
  assert.deepEqual(
    await readWord('TRAVEL ITINERARY', 'Agency reference CMTM-88213', 'THU 23 SEP 2027', [
      ['RAIL', 'DEUTSCHE BAHN   ICE 883   2ND CLASS', '<'],
      ['^', 'Order number', '5PX7RD2T'],
      ['^', 'Depart', '10:38  Kiel Hbf'],
      ['^', 'Arrive', '11:47  Hamburg Hbf'],
      ['^', 'Seat', 'Coach 7, seat 55'],
    ]),
    ['ICE883 Kiel Hbf Hamburg Hbf 2027-09-23T10:38 2027-09-23T11:47 5PX7RD2T'],
  );
});

test('a meeting at a counter, and what is done before a flight of the same day, are no hours of it', async () => {
  assert.deepEqual(
    await readWord('Programme confirmé', 'Billets : Vietnam Airlines, dossier K9WD3P', [
      [
        'Lundi 8 mars 2027',
        '10h45 : rendez-vous au comptoir Vietnam Airlines, terminal 2E\nVol VN 18, départ de Paris (CDG) à 13h30, arrivée à Hanoï (HAN) le mardi 9 mars à 6h50',
      ],
      [
        'Lundi 15 mars 2027',
        '10h00 : consulat général ; 14h30 : Faculté de médecine\nVol VN 11, départ de Hanoï (HAN) à 22h50, arrivée à Paris (CDG) le mardi 16 mars à 6h30',
      ],
    ]),
    ['VN18 CDG HAN 2027-03-08T13:30 2027-03-09T06:50 K9WD3P', 'VN11 HAN CDG 2027-03-15T22:50 2027-03-16T06:30 K9WD3P'],
  );
});

test('a memo has a line for each end, and its subject is no end', async () => {
  const memo = (subject: string, [out, back]: [string, string], [dep, arr]: [string, string]) =>
    readWord(
      subject,
      'One Eurostar booking, reference TXMPRS, is confirmed.',
      `${out}   Eurostar 9126`,
      `${dep} 10.56 London St Pancras\n${arr} 14.05 Brussels-Midi`,
      `${back}   Eurostar 9149`,
      `${dep} 16.52 Brussels-Midi\n${arr} 17.57 London St Pancras`,
    );
  const trains = [
    'Eurostar9126 London St Pancras Brussels-Midi 2027-12-01T10:56 2027-12-01T14:05 TXMPRS',
    'Eurostar9149 Brussels-Midi London St Pancras 2027-12-03T16:52 2027-12-03T17:57 TXMPRS',
  ];
  assert.deepEqual(
    await memo(
      'Re: Brussels, 1–3 December 2027: your arrangements',
      ['Wednesday 1 December 2027', 'Friday 3 December 2027'],
      ['dep.', 'arr.'],
    ),
    trains,
  );
  assert.deepEqual(
    await memo(
      'Objet : Bruxelles, du 1er au 3 décembre 2027',
      ['Mercredi 1er décembre 2027', 'Vendredi 3 décembre 2027'],
      ['dép.', 'arr.'],
    ),
    trains,
  );
});

test('a day behind a landing after midnight is not that of the departure, where the line above has its own in front', async () => {
  assert.deepEqual(
    await readWord(
      'Kenya Airways, reference 5TQ8WN, all flights confirmed.',
      'KQ 101, Sunday 10 October 2027, London Heathrow (LHR) 18.30, landing at Nairobi Jomo Kenyatta (NBO) at 05.25 on Monday 11 October',
      'KQ 613, Friday 15 October 2027, Mombasa Moi International (MBA) 17.55 to Nairobi Jomo Kenyatta (NBO) 18.55',
      'KQ 100, the same night, Nairobi Jomo Kenyatta (NBO) 23.45, London Heathrow (LHR) 06.40 on Saturday 16 October',
    ),
    [
      'KQ101 LHR NBO 2027-10-10T18:30 2027-10-11T05:25 5TQ8WN',
      'KQ613 MBA NBO 2027-10-15T17:55 2027-10-15T18:55 5TQ8WN',
      'KQ100 NBO LHR 2027-10-15T23:45 2027-10-16T06:40 5TQ8WN',
    ],
  );
});

test('a house is none of its heading, its street has no booking number, and whether it is held is no name', async () => {
  assert.deepEqual(
    await readWord('PURCHASE ORDER BFI-3391', [
      ['Item', 'Description', 'Qty', 'Net USD'],
      [
        '10',
        'Hotel accommodation, Bogotá\nCasa Chicó Suites\nCarrera 13 No. 88-41, Bogotá, Colombia\nCheck-in: Sun 07-Mar-2027 from 15:00\nCheck-out: Thu 11-Mar-2027 by 13:00\nConfirmation: CCS-70441 (as advised by supplier)',
        '4 nights',
        '552.00',
      ],
    ]),
    ['Lodging Casa Chicó Suites 2027-03-07T15:00 2027-03-11T13:00 CCS-70441'],
  );
  for (const status of ['CONFIRMED', 'confirmé', 'booked'])
    assert.deepEqual(
      await readWord('TRAVEL ITINERARY', [
        [`HOTEL KAJUTAN – ${status}`, '<'],
        ['Confirmation', 'KJ-40918'],
        ['Address', 'Packhusplatsen 14, 411 13 Göteborg, Sweden'],
        ['Check-in', 'Mon 20 Sep 2027 from 15:00'],
        ['Check-out', 'Wed 22 Sep 2027 until 12:00'],
      ]),
      ['Lodging HOTEL KAJUTAN 2027-09-20T15:00 2027-09-22T12:00 KJ-40918'],
    );
});

test('a crossing that a row tells twice is one, and being at the quay is not leaving', async () => {
  const crossings = [
    'Boat Matane Baie-Comeau 2027-06-15T14:00 2027-06-15T16:20 STQ-118402',
    'Boat Godbout Matane 2027-06-17T11:00 2027-06-17T13:10 STQ-118402',
  ];
  assert.deepEqual(
    await readWord('PROGRAMME – Mission Côte-Nord', 'du 15 au 17 juin 2027', [
      ['MARDI 15 JUIN', '<', '<'],
      ['10 h 30', 'Départ de Rimouski', 'Minibus, stationnement du 125, rue de l’Évêché'],
      [
        '14 h 00 – 16 h 20',
        'Traversier Matane – Baie-Comeau',
        'Navire F.-A.-Gauthier. Départ de Matane à 14 h 00, arrivée à Baie-Comeau à 16 h 20. Réservation STQ-118402 (aller et retour)',
      ],
      ['JEUDI 17 JUIN', '<', '<'],
      ['9 h', 'Baie-Comeau – Godbout (57 km)', ''],
      [
        '11 h 00 – 13 h 10',
        'Traversier Godbout – Matane',
        'Navire F.-A.-Gauthier. Départ de Godbout à 11 h 00, arrivée à Matane à 13 h 10. Même réservation que le mardi. Être au quai à 10 h',
      ],
    ]),
    crossings,
  );
  assert.deepEqual(
    await readWord('PROGRAMME – North Shore', '15 to 17 June 2027', [
      ['TUESDAY 15 JUNE', '<', '<'],
      ['10:30', 'Leave Rimouski', 'Minibus'],
      [
        '14:00 – 16:20',
        'Ferry Matane – Baie-Comeau',
        'Ship F.-A.-Gauthier. Departs Matane at 14:00, arrives Baie-Comeau at 16:20. Booking STQ-118402 (both ways)',
      ],
      ['THURSDAY 17 JUNE', '<', '<'],
      [
        '11:00 – 13:10',
        'Ferry Godbout – Matane',
        'Ship F.-A.-Gauthier. Departs Godbout at 11:00, arrives Matane at 13:10. Same booking. Be at the quay at 10:00',
      ],
    ]),
    crossings,
  );
});

test('below a place and what is done there, the place is the house of the room or the table', async () => {
  assert.deepEqual(
    toldInFull(
      await bookingsOfWord('Pour : Mme Corinne Rochat et M. Alain Pittet, Fondation Vuarrens', [
        ['Date', 'Heure', 'Lieu', 'Prestation'],
        [
          'mardi 15.06.2027',
          'dép. 07.45',
          'Lausanne',
          'IC 713, voiture 3 : Mme Rochat place 41, M. Pittet place 42, commande 61 204 873',
        ],
        ['^', 'arr. 09.56', 'Zürich HB', ''],
        ['^', '10.30–17.00', 'Bahnhofstrasse 70', 'Conseil de fondation (vos soins)'],
        [
          '^',
          'dès 15.00',
          'Hotel Limmatblick',
          'Schipfequai 8, 8001 Zürich. 2 chambres simples, 2 nuits, départ le 17.06.2027 jusqu’à 11.30. Confirmation 408-77-LB',
        ],
        [
          '^',
          '19.30',
          'Wirtschaft zum Lindenhof',
          'Table pour 4 personnes, au nom de Mme Rochat. Fortunagasse 19, 8001 Zürich. Réservation R-20614',
        ],
      ]),
    ),
    [
      'Train | IC 713 | Lausanne > Zürich HB | 2027-06-15T07:45 – 2027-06-15T09:56 | 3/41 3/42 | 61 204 873 | Corinne Rochat + Alain Pittet',
      'FoodEstablishment | Wirtschaft zum Lindenhof, Zürich | 2027-06-15T19:30 | for 4 | R-20614 | Corinne Rochat',
      'Lodging | Hotel Limmatblick, Zürich | 2027-06-15T15:00 – 2027-06-17T11:30 | 408-77-LB | Corinne Rochat + Alain Pittet',
    ],
  );
  assert.deepEqual(
    toldInFull(
      await bookingsOfWord('For Ms Hannah Oduya and Mr Piers Lockyer, Halcyon Marine', [
        ['Day', 'Time', 'Where', 'Arrangement'],
        [
          'Mon 3 May 2027',
          'from 15:00',
          'The Calton Steps',
          '4 Regent Road, Edinburgh EH1 3DP. Two rooms, 3 nights, out by 11:00 on 6 May 2027. Confirmation CS-4471',
        ],
        [
          '',
          '19:30',
          'The Witch Elm',
          'Table for 5 in the name of Mr Lockyer, 12 Castle Wynd, Edinburgh EH1 2NG. Booking WE-118',
        ],
      ]),
    ),
    [
      'FoodEstablishment | The Witch Elm, Edinburgh | 2027-05-03T19:30 | for 5 | WE-118 | Piers Lockyer',
      'Lodging | The Calton Steps, Edinburgh | 2027-05-03T15:00 – 2027-05-06T11:00 | CS-4471 | Hannah Oduya + Piers Lockyer',
    ],
  );
});
