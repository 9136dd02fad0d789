import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

// Hotels as offices set them out that no sample has.
const papers: { paper: string; parts: Part[]; says: string[] }[] = [
  {
    paper: 'a table with a column for each hotel, and labels at its head',
    parts: [
      'Bon de commande 2027-118 – Mme Ana Reis',
      'Hébergements confirmés',
      [
        ['', 'Hôtel 1', 'Hôtel 2'],
        ['Établissement', 'Hôtel des Arceaux', 'Le Vieux Pressoir'],
        ['Adresse', '14 rue des Arceaux, 34000 Montpellier', '3 place du Marché, 84000 Avignon'],
        ['Arrivée', 'mardi 4 mai 2027', 'vendredi 7 mai 2027'],
        ['Départ', 'vendredi 7 mai 2027', 'dimanche 9 mai 2027'],
        ['Confirmation', 'HA-20714', 'VP 55102'],
      ],
    ],
    says: [
      'Lodging | Hôtel des Arceaux, Montpellier | 2027-05-04 – 2027-05-07 | HA-20714 | Ana Reis',
      'Lodging | Le Vieux Pressoir, Avignon | 2027-05-07 – 2027-05-09 | VP 55102 | Ana Reis',
    ],
  },
  {
    paper: 'a table whose columns are headed by the hotels’ names',
    parts: [
      'Travel order 77/2027, travellers: Mr Owen Pryce',
      'Accommodation',
      [
        ['', 'The Drumlin House', 'Harbour Steps Hotel'],
        ['Address', '22 Elm Row, Dublin 2, Ireland', '5 Dock Street, Belfast BT1 3AA, United Kingdom'],
        ['Check-in', 'Mon 3 May 2027, from 15:00', 'Thu 6 May 2027, from 14:00'],
        ['Check-out', 'Thu 6 May 2027, by 11:00', 'Sat 8 May 2027, by 10:30'],
        ['Room', '1 double', '1 single'],
        ['Booking no.', '4471902', '88-20441'],
      ],
    ],
    says: [
      'Lodging | The Drumlin House, Dublin 2 | 2027-05-03T15:00 – 2027-05-06T11:00 | 4471902 | Owen Pryce',
      'Lodging | Harbour Steps Hotel, Belfast | 2027-05-06T14:00 – 2027-05-08T10:30 | 88-20441 | Owen Pryce',
    ],
  },
  {
    paper: 'a hotel over a table with a row for each night',
    parts: [
      'Order confirmation for Ms Ana Reis',
      'Hotel: Tannenhof, Seestrasse 12, 6004 Luzern, Switzerland. Reservation TH-90112',
      [
        ['Date', 'Service', 'Price'],
        ['Tue 4 May 2027', 'Single room, breakfast', 'CHF 190.00'],
        ['Wed 5 May 2027', 'Single room, breakfast', 'CHF 190.00'],
        ['Thu 6 May 2027', 'Single room, breakfast', 'CHF 190.00'],
      ],
      'Total for 3 nights CHF 570.00',
    ],
    says: ['Lodging | Tannenhof, Luzern | 2027-05-04 – 2027-05-07 | TH-90112 | Ana Reis'],
  },
  {
    paper: 'a letter that tells house, days, number and hours in three sentences',
    parts: [
      'Dear Ms Ana Reis,',
      'Thank you for your order. You are staying at the Blue Heron, 12 Rue Garibaldi, Lyon, from 3 to 6 May 2027. Your booking there is 88124. The room is ready from 3 pm and is given back by 11 am.',
      'Kind regards',
    ],
    says: ['Lodging | Blue Heron, Lyon | 2027-05-03T15:00 – 2027-05-06T11:00 | 88124 | Ana Reis'],
  },
  {
    paper: 'houses in rows of all kinds, each with its address in the next row',
    parts: [
      'Commande 27-19',
      'Client : M. Paul Orsini',
      [
        ['Date', 'Prestation', 'Référence'],
        ['3–5 mai 2027', 'Hôtel Le Rivage', 'RIV-4402'],
        ['', '9 promenade du Lac, 74000 Annecy', ''],
        ['5–8 mai 2027', 'Chalet des Aiguilles', 'CDA-0178'],
        ['', '61 route des Praz, 74400 Chamonix', ''],
      ],
    ],
    says: [
      'Lodging | Hôtel Le Rivage, Annecy | 2027-05-03 – 2027-05-05 | RIV-4402 | Paul Orsini',
      'Lodging | Chalet des Aiguilles, Chamonix | 2027-05-05 – 2027-05-08 | CDA-0178 | Paul Orsini',
    ],
  },
  {
    paper: 'days that are those of a programme by their number',
    parts: [
      'Programme for Mr Owen Pryce, confirmed',
      { heading: 'Day 1 – Monday 3 May 2027' },
      'Arrival in Porto.',
      { heading: 'Day 4 – Thursday 6 May 2027' },
      'Return home.',
      { heading: 'Hotel' },
      'Casa do Infante, Rua das Flores 77, 4050-265 Porto. Day 1 to day 4, three nights, confirmation CI-20988.',
    ],
    says: ['Lodging | Casa do Infante, Porto | 2027-05-03 – 2027-05-06 | CI-20988 | Owen Pryce'],
  },
  {
    paper: 'a house in one cell, and its town and street in the next',
    parts: [
      'Reiseauftrag / Travel order 551 – Ms Ana Reis',
      [
        ['Hotel', 'City', 'Arrival', 'Departure', 'Nights', 'Ref.'],
        ['Zum Anker', 'Hamburg, Hafenstrasse 3', '03.05.2027', '05.05.2027', '2', 'ZA 77014'],
      ],
    ],
    says: ['Lodging | Zum Anker, Hamburg | 2027-05-03 – 2027-05-05 | ZA 77014 | Ana Reis'],
  },
  {
    paper: 'a house that names its town and no street',
    parts: [
      'Travel order 2027/93 – traveller Ms Ana Reis',
      { heading: 'Accommodation' },
      'Skovly Guesthouse, Aarhus',
      'Check-in Tuesday 4 May 2027 after 4 pm, check-out Friday 7 May 2027 before 10 am',
      'Confirmation SKV-33017',
    ],
    says: ['Lodging | Skovly Guesthouse, Aarhus | 2027-05-04T16:00 – 2027-05-07T10:00 | SKV-33017 | Ana Reis'],
  },
  {
    paper: 'a sentence for each guest’s room below the house of both',
    parts: [
      'Order 27-60',
      'Travellers: Ms Ana Reis, Mr Owen Pryce',
      'Both are staying at the Fjordgata Hotel, Fjordgata 7, 7010 Trondheim, from Monday 10 May to Thursday 13 May 2027.',
      'Ms Reis: room 1, confirmation FG-1101. Mr Pryce: room 2, confirmation FG-1102.',
    ],
    says: [
      'Lodging | Fjordgata Hotel, Trondheim | 2027-05-10 – 2027-05-13 | FG-1101 | Ana Reis',
      'Lodging | Fjordgata Hotel, Trondheim | 2027-05-10 – 2027-05-13 | FG-1102 | Owen Pryce',
    ],
  },
  {
    paper: 'days over the house, whose address takes three lines',
    parts: [
      'Commande VX-220 pour M. Paul Orsini',
      'Séjour du 18 au 21 mai 2027 (3 nuits)',
      'Domaine de la Garrigue\nChemin des Oliviers 5\n13100 Aix-en-Provence',
      'Réservation n° DG-20271',
    ],
    says: ['Lodging | Domaine de la Garrigue, Aix-en-Provence | 2027-05-18 – 2027-05-21 | DG-20271 | Paul Orsini'],
  },
  {
    paper: 'a hotel between two flights in one table',
    parts: [
      'Bon de commande 4471 – Mme Ana Reis',
      [
        ['Type', 'Détail', 'Du', 'Au', 'N°'],
        ['Vol', 'AF 1240 Paris CDG 09h35 – Stockholm ARN 12h05', '10/05/2027', '', 'Q7XK2M'],
        ['Hôtel', 'Norra Tornet, Torsgatan 40, 113 62 Stockholm', '10/05/2027', '13/05/2027', 'NT-88017'],
        ['Vol', 'AF 1263 Stockholm ARN 13h00 – Paris CDG 15h40', '13/05/2027', '', 'Q7XK2M'],
      ],
    ],
    says: ['Lodging | Norra Tornet, Stockholm | 2027-05-10 – 2027-05-13 | NT-88017 | Ana Reis'],
  },
  {
    paper: 'nights listed by their days',
    parts: [
      'Travel order for Ms Ana Reis',
      [
        ['Nights', 'Where'],
        ['3 and 4 May 2027', 'Inn on the Weir, 2 Weir Road, Kendal LA9 4AA, booking IW-2201'],
        ['5 and 6 May 2027', 'Fell View House, 18 Lake Road, Keswick CA12 5DQ, booking FV-9917'],
      ],
    ],
    says: [
      'Lodging | Inn on the Weir, Kendal | 2027-05-03 – 2027-05-05 | IW-2201 | Ana Reis',
      'Lodging | Fell View House, Keswick | 2027-05-05 – 2027-05-07 | FV-9917 | Ana Reis',
    ],
  },
  {
    paper: 'an address in lines, and the hours behind the days',
    parts: [
      'Purchase Order 99-20 | Traveler: Mr. Owen Pryce',
      'LODGING',
      'The Cannery Suites\n1200 Front Street\nPortland, OR 97204\n(503) 555-0147',
      'Arrive: Mon May 10, 2027 3:00 PM\nDepart: Thu May 13, 2027 11:00 AM\nConfirmation #: 71104418',
    ],
    says: ['Lodging | The Cannery Suites, Portland | 2027-05-10T15:00 – 2027-05-13T11:00 | 71104418 | Owen Pryce'],
  },
  {
    paper: 'two hotels under one number, at the foot of their section',
    parts: [
      'Commande confirmée – Mme Ana Reis',
      { heading: 'Hébergement' },
      'Première étape : Hôtel Bellevue, 7 rue Haute, 67000 Strasbourg. Deux nuits, du 3 au 5 mai 2027.',
      'Seconde étape : Maison Kammerzell, 12 place Verte, 68000 Colmar. Deux nuits, du 5 au 7 mai 2027.',
      'Les deux hôtels sont sous le numéro de réservation EST-2027-14.',
    ],
    says: [
      'Lodging | Hôtel Bellevue, Strasbourg | 2027-05-03 – 2027-05-05 | EST-2027-14 | Ana Reis',
      'Lodging | Maison Kammerzell, Colmar | 2027-05-05 – 2027-05-07 | EST-2027-14 | Ana Reis',
    ],
  },
  {
    paper: 'a title that is the house and its town, over a table of labels',
    parts: [
      'Travel pack for Ms Ana Reis',
      { heading: 'Stadshotellet, Uppsala' },
      'Drottninggatan 9, 753 10 Uppsala, Sweden',
      [
        ['Arrival', 'Wednesday 12 May 2027'],
        ['Departure', 'Friday 14 May 2027'],
        ['Reference', 'STU-20019'],
        ['Room', 'Superior single'],
      ],
      { heading: 'Train' },
      'To be booked by the traveller.',
    ],
    says: ['Lodging | Stadshotellet, Uppsala | 2027-05-12 – 2027-05-14 | STU-20019 | Ana Reis'],
  },
  {
    paper: 'labels and values apart by a tab',
    parts: [
      'Order 27-441 – Mr Owen Pryce',
      'Hotel\tGrand Hôtel du Parc\nAddress\t18 avenue de la Gare, 1003 Lausanne, Switzerland\nDates\tTue 11 May – Thu 13 May 2027\nConfirmation\tGHP-55230',
    ],
    says: ['Lodging | Grand Hôtel du Parc, Lausanne | 2027-05-11 – 2027-05-13 | GHP-55230 | Owen Pryce'],
  },
  {
    paper: 'an option, a cancelled house and a proposal are no stays',
    parts: [
      'Order 2027/15 for Ms Ana Reis, booking confirmed',
      [
        ['Service', 'Detail', 'Dates', 'Ref.'],
        [
          'Hotel (option, not booked)',
          'The Drumlin House, 22 Elm Row, Dublin 2, Ireland',
          '3 to 6 May 2027',
          'OP-4410',
        ],
        [
          'Hotel',
          'Harbour Steps Hotel, 5 Dock Street, Belfast BT1 3AA. Cancelled on 2 January.',
          '6 to 8 May 2027',
          'HS-2201',
        ],
      ],
      'We could also propose the Quarry Inn, 17 Castle Street, Conwy LL32 8AY, from 8 to 9 May 2027, offer QI-110.',
    ],
    says: [],
  },
];

for (const { paper, parts, says } of papers)
  test(`a stay is read from ${paper}`, async () => {
    const told = await readLetterOf(parts);
    assert.deepEqual(
      told.filter((line) => line.startsWith('Lodging')),
      says,
    );
  });
