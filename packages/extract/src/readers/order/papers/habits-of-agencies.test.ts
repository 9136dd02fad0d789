import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('heads of another kind of row may be merged over columns, beside what the rows are about', async () => {
  const read = await readLetterOf(
    [
      'Programme de voyage 118204',
      'pour Madame Corinne Aebischer',
      'Lausanne, le 25 mai 2027',
      [
        ['TRAIN', 'Date', 'Train', 'Départ', 'Arrivée', 'Voiture / place'],
        ['^', 'me 16.06.2027', 'EC 35', 'Lausanne 08.18', 'Milano Centrale 11.37', '11 / 64'],
        ['HÔTEL', 'Établissement', '<', 'Entrée', 'Sortie', 'Confirmation'],
        [
          '^',
          'Locanda dei Navigli\nAlzaia Naviglio Grande 140\n20144 Milano, Italie',
          '<',
          'me 16.06.2027\ndès 15.00',
          've 18.06.2027\njusqu’à 10.30',
          'LNV 5083',
        ],
        ['REPAS', 'Restaurant', '<', 'Date et heure', '<', 'Couverts'],
        [
          '^',
          'Osteria del Mulino Rosso\nVia Corsico 9, Milano',
          '<',
          'je 17.06.2027 à 20.15\nréservation 4417',
          '<',
          '3',
        ],
      ],
      'Billets CFF : commande 2209 4416 731 (aller, 1re classe)',
    ],
    '2027-05-25',
  );
  assert.deepEqual(read.toSorted(), [
    'FoodEstablishment | Osteria del Mulino Rosso, Milano | 2027-06-17T20:15 | for 3 | 4417 | Corinne Aebischer',
    'Lodging | Locanda dei Navigli, Milano | 2027-06-16T15:00 – 2027-06-18T10:30 | LNV 5083 | Corinne Aebischer',
    'Train | EC 35 | Lausanne > Milano Centrale | 2027-06-16T08:18 – 2027-06-16T11:37 | 11/64 | 2209 4416 731 | Corinne Aebischer',
  ]);
});

test('an itinerary is called after who travels, or after where', async () => {
  const flight = [
    ['Flight', 'From', 'To', 'Date', 'Departs', 'Arrives', 'Booking'],
    ['LX 319', 'London Heathrow (LHR)', 'Zürich (ZRH)', '8 March 2027', '09:05', '11:50', 'QX8L2M'],
  ];
  const who = async (title: string) => {
    const [line] = await readLetterOf([{ heading: title }, flight], '2027-02-24');
    return line?.split(' | ').at(-1);
  };
  assert.equal(await who('Itinerary: Imogen Farraday'), 'Imogen Farraday');
  assert.equal(await who('Travel plan – Imogen Farraday and Jonas Veit'), 'Imogen Farraday + Jonas Veit');
  for (const place of ['Itinerary: New York', 'Itinerary: Board Meeting', 'Itinerary – Hong Kong'])
    assert.equal(await who(place), 'QX8L2M', place);
});

test('the seat is told behind the journey, the table in a paragraph of its own', async () => {
  const read = await readLetterOf(
    [
      'Dear Professor Everdene',
      'Going out. Eurostar 9140 on Tuesday 19 January 2027, leaving London St Pancras at 10.58 and arriving at Brussels-Midi at 14.05 local time. You are in coach 6, seat 61.',
      'Dinner with counsel. On the evening of the 19th, at 7.30 pm, there is a table for six at La Truffe Grise, Place Poelaert 4, 1000 Brussels, reserved under your name.',
      'Coming back. Eurostar 9153 on Thursday 21 January 2027, Brussels-Midi 17.52 to London St Pancras 18.57, coach 11, seat 24. If the hearing overruns, the ticket may be exchanged up to an hour before departure; the next train is at 19.52.',
      'Both journeys are on one Eurostar booking, reference QLJFWD, for which the firm paid £412.00.',
    ],
    '2027-01-05',
  );
  assert.deepEqual(read, [
    'Train | Eurostar 9140 | London St Pancras > Brussels-Midi | 2027-01-19T10:58 – 2027-01-19T14:05 | 6/61 | QLJFWD',
    'FoodEstablishment | La Truffe Grise, Brussels | 2027-01-19T19:30 | for 6',
    'Train | Eurostar 9153 | Brussels-Midi > London St Pancras | 2027-01-21T17:52 – 2027-01-21T18:57 | 11/24 | QLJFWD',
  ]);
});

test('what is below the table of a hotel and begins with another kind is none of the hotel', async () => {
  const read = await readLetterOf(
    [
      'Confirmation de réservation',
      'Voyageur : M. Lucien ROSSIGNOL',
      { heading: 'HÉBERGEMENT' },
      [
        ['Hôtel', 'Le Palmarju'],
        ['Adresse', 'Route de Palombaggia 14, 20137 Porto-Vecchio'],
        ['Séjour', '3 nuits, du lundi 13 au jeudi 16 avril 2026'],
        ['Référence', 'PAL/4471'],
      ],
      'VOL RETOUR – jeudi 16 avril 2026',
      [
        ['Vol', 'Air Corsica XK 807'],
        ['Référence', 'M5WQ2Z'],
        ['Départ', '19h35 Figari Sud-Corse (FSC)'],
        ['Arrivée', '20h40 Marseille Provence (MRS)'],
      ],
    ],
    '2026-02-26',
  );
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(0, 4).join(' | ')),
    [
      'Lodging | Le Palmarju, Porto-Vecchio | 2026-04-13 – 2026-04-16 | PAL/4471',
      'Flight | XK 807 | Figari Sud-Corse > Marseille Provence | 2026-04-16T19:35 – 2026-04-16T20:40',
    ],
  );
});

test('round the clock is no hour, and a district behind its town no flight', async () => {
  const read = await readLetterOf(
    [
      [['Granite Travel\nUnion Row House, Aberdeen AB11\n24 h line 01632 960 119', 'TRIP CONFIRMATION']],
      'Traveller: Ms Catriona MacAskill',
      [
        ['Flight', 'Loganair LM 0487, Tuesday 13 April 2027'],
        ['Departs', '07:20 Aberdeen (ABZ)'],
        ['Arrives', '09:40 Bergen Flesland (BGO)'],
        ['Airline reference', '6KQ2VD'],
      ],
    ],
    '2027-03-22',
  );
  assert.deepEqual(read, [
    'Flight | LM 487 | Aberdeen > Bergen Flesland | 2027-04-13T07:20 – 2027-04-13T09:40 | 6KQ2VD | Catriona MacAskill',
  ]);
});

test('a column for each traveller, and a cell over all of them', async () => {
  const read = await readLetterOf(
    [
      { heading: 'Travel arrangements: Stockholm, 22–24 September 2027' },
      [
        ['', 'Ms Orla Finnerty', 'Mr Kwame Asante-Boyd'],
        [
          'Outbound\nWed 22 Sep 2027',
          'SAS SK 2538\nDublin (DUB) dep. 11:25\nStockholm Arlanda (ARN) arr. 15:05',
          'SAS SK 2552\nEdinburgh (EDI) dep. 12:10\nStockholm Arlanda (ARN) arr. 15:25',
        ],
        [
          'Hotel\n22 – 24 Sep',
          'Hotel Norra, Brunnsgränd 14, 111 49 Stockholm\nTwo single rooms under one confirmation, HSN-41180. In 22 Sep 2027 from 15:00, out 24 Sep 2027 by 12:00.',
          '<',
        ],
        ['SAS reference', 'R8TQ4N', 'R8TW7K'],
      ],
    ],
    '2027-08-31',
  );
  assert.deepEqual(read.toSorted(), [
    'Flight | SK 2538 | Dublin > Stockholm Arlanda | 2027-09-22T11:25 – 2027-09-22T15:05 | R8TQ4N | Orla Finnerty',
    'Flight | SK 2552 | Edinburgh > Stockholm Arlanda | 2027-09-22T12:10 – 2027-09-22T15:25 | R8TW7K | Kwame Asante-Boyd',
    'Lodging | Hotel Norra, Stockholm | 2027-09-22T15:00 – 2027-09-24T12:00 | HSN-41180 | Orla Finnerty + Kwame Asante-Boyd',
  ]);
});

test('cells that list the journeys and their days are a journey for each line', async () => {
  const read = await readLetterOf(
    [
      'Bon de commande 27/0884',
      'Passager : M. Gauthier Vandermeulen',
      [
        ['Prestation', 'Détail', 'Période', 'Réf. fournisseur'],
        [
          'VOL',
          'Brussels Airlines\nSN 3811 BRU 09:55 – OPO 11:25\nSN 3812 OPO 19:05 – BRU 22:30',
          '05/04/2027\n08/04/2027',
          '8P3XLT',
        ],
        [
          'VOITURE',
          'Sixt, VW Golf ou similaire\nPrise : Porto Aéroport, 12:00\nRemise : Porto Aéroport, 17:30',
          '05/04/2027\nau 08/04/2027',
          '9851106722',
        ],
      ],
    ],
    '2027-02-22',
  );
  assert.deepEqual(read.toSorted(), [
    'Flight | SN 3811 | BRU > OPO | 2027-04-05T09:55 – 2027-04-05T11:25 | 8P3XLT | Gauthier Vandermeulen',
    'Flight | SN 3812 | OPO > BRU | 2027-04-08T19:05 – 2027-04-08T22:30 | 8P3XLT | Gauthier Vandermeulen',
    'RentalCar | Porto Aéroport > Porto Aéroport | 2027-04-05T12:00 – 2027-04-08T17:30 | 9851106722 | Gauthier Vandermeulen ?',
  ]);
});

test('weekdays are those of the journey, and what was before is not', async () => {
  const read = await readLetterOf(
    [
      'Memo to Mr Pieter Vosloo',
      'Johannesburg, 22 to 24 June 2026',
      'You fly on Monday 22 June 2026 with FlySafair FA 212, which now leaves Cape Town at 07:15 (it was 06:20) and lands at Johannesburg at 09:15 (was 08:20), booking TZK8QN.',
      'Avis will have a Volkswagen Polo or similar for you at OR Tambo International Airport from 09:45 on the Monday, and they want it back at OR Tambo International Airport by 16:30 on the Wednesday. Their reservation number is 61440287ZA3.',
    ],
    '2026-06-08',
  );
  assert.deepEqual(
    read.map((line) => line.replace(/ \| Pieter Vosloo$/, '')),
    [
      'Flight | FA 212 | Cape Town > Johannesburg | 2026-06-22T07:15 – 2026-06-22T09:15 | TZK8QN',
      'RentalCar | OR Tambo International Airport > OR Tambo International Airport | 2026-06-22T09:45 – 2026-06-24T16:30 | 61440287ZA3',
    ],
  );
});

test('a house over the heads of its days, a company beside its number below their title', async () => {
  const stay = await readLetterOf(
    [
      'Carnet de voyage – M. Yann LE GUELLEC',
      [
        ['Kilbrogan Harbour House', 'Arrivée', 'Départ'],
        [
          'Scilly Walk 3, Kinsale, comté de Cork (Irlande)\nchambre double, 7 nuits',
          '22 mai 2027\nentre 14 h 00 et 20 h 00',
          '29 mai 2027\navant 11 h 00',
        ],
        ['Confirmation KHH/0526', '<', '<'],
      ],
    ],
    '2027-03-02',
  );
  assert.deepEqual(stay, [
    'Lodging | Kilbrogan Harbour House, Kinsale | 2027-05-22T14:00 – 2027-05-29T11:00 | KHH/0526 | Yann LE GUELLEC',
  ]);
  const flight = await readLetterOf(
    [
      { heading: 'Your references' },
      'Emirates: JX4P7L',
      'Palmgrove file: 2207-K',
      { heading: 'E-ticket itinerary' },
      'Passenger: CHOUDHURY/ZUBAIR MR',
      'SUN 14NOV2027 – FLIGHT EK 018',
      'Departure Manchester (MAN) 13:30',
      'Arrival Dubai (DXB) 00:40 (+1)',
    ],
    '2027-10-18',
  );
  assert.deepEqual(flight, [
    'Flight | EK 18 | Manchester > Dubai | 2027-11-14T13:30 – 2027-11-15T00:40 | JX4P7L | ZUBAIR CHOUDHURY',
  ]);
});

test('who has a title and a part in it travels; who signs, arranges or is to be asked does not', async () => {
  const flight = [
    ['Flight', 'From', 'To', 'Date', 'Departs', 'Arrives', 'Booking'],
    ['LX 319', 'London Heathrow (LHR)', 'Zürich (ZRH)', '8 March 2027', '09:05', '11:50', 'QX8L2M'],
  ];
  const who = async (...lines: string[]) => {
    const [read] = await readLetterOf(['Your flight is booked.', ...lines, flight], '2027-02-24');
    return read?.split(' | ').at(-1);
  };
  assert.equal(await who('Speaker: Professor Emeka Nwachukwu'), 'Emeka Nwachukwu');
  assert.equal(await who('Titulaire des bons : M. Karim Benjelloun-Reyes (Maghreb Câblage)'), 'Karim Benjelloun-Reyes');
  assert.equal(await who('à l’intention de Madame Aline Jaquier'), 'Aline Jaquier');
  assert.equal(await who('Travel consultant: Ms Orla Finnerty'), 'QX8L2M');
  assert.equal(await who('Dame Rosalind Aske', 'Travel consultant: Ms Orla Finnerty'), 'Rosalind Aske');
  assert.equal(await who('Je vous prie de croire à mes sentiments les meilleurs.', 'Prof. Luc Hanssens'), 'QX8L2M');
  assert.equal(await who('Mme V. Lardinois, +32 4 555 01 20, doctorats@meuse.example'), 'QX8L2M');
});

test('clocks without a colon behind the day of an end, and stops that say what is done there', async () => {
  const read = await readLetterOf(
    [
      'Movement order no. 7',
      'Traveller: Ms Jess Tallantire',
      [
        ['Day', 'What', 'Details'],
        [
          'SUN\n18 APRIL 2027',
          'FERRY',
          'CalMac, booking 4471932, MV Loch Frisa\nOBAN dep 0955\nCRAIGNURE arr 1045\nCheck-in closes 0925.',
        ],
      ],
    ],
    '2027-03-29',
  );
  assert.deepEqual(read, [
    'Boat | MV Loch Frisa | OBAN > CRAIGNURE | 2027-04-18T09:55 – 2027-04-18T10:45 | 4471932 | Jess Tallantire',
  ]);
});

test('a driver of one’s own is no booking, and who fetches at the airport says nothing of the room', async () => {
  const read = await readLetterOf(
    [
      'Visit to Geneva: Ms Ottoline Faber',
      'Traveller: Ms Ottoline Faber',
      [
        ['Wednesday 26 May 2027', '<'],
        ['07.30', 'Car from home to St Pancras (your own driver, Kev)'],
        [
          '15.00',
          'Check in at Hôtel Terrasse du Rhône, 24 quai du Seujet, 1201 Geneva. Confirmation HTR-40962, one night. Check out on Thursday 27 May 2027 by 11.00.',
        ],
      ],
      'A driver will collect you from Geneva Airport at 6.20 p.m. and drive you to the Hôtel Terrasse du Rhône.',
    ],
    '2027-04-01',
  );
  assert.deepEqual(
    read.map((line) => line.split(' | ')[0]),
    ['Lodging'],
  );
  assert.doesNotMatch(read.join('\n'), /18:20/);
});
