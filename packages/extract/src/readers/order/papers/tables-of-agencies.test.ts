import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Tables as agencies print them: heads over other heads, a list in a cell, and what stands below or over a table.

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
