import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders of agencies: what a row, a bullet or a closing line says of one thing among several.

const rows = [
  ['Jour', 'Prestation', 'Réf. fournisseur et tarif'],
  ['jeudi 4 mai 2028', 'Vol LX 643\nParis CDG 14:25 – Zurich 15:45', 'QW7RTL\n188,00 EUR'],
  [
    'vendredi 5 mai 2028',
    'Voiture de location Alpina Wheels, Skoda Fabia\nprise le 5 mai à 09.30, gare de Coire\nremise le 9 mai à 16.00, Zurich Aéroport',
    'AW 55108\n412,00 EUR',
  ],
];
const cells = rows.map((row) => row.map((cell) => ({ lines: cell.split('\n') })));

test('an option that lapsed on one thing leaves the rest booked, each under its number', async () => {
  for (const aside of [
    'Le chalet proposé à Klosters n’était plus libre ; l’option est tombée le 3 avril.',
    'Nous sommes désolés : le chalet de Klosters est complet, vous réserverez vous-même ces nuits.',
  ])
    assert.deepEqual(
      await readLetterOf(['Bon de commande', 'Voyageuse : Mme Ines Falk', cells, aside], '2028-04-05'),
      [
        'Flight | LX 643 | Paris CDG > Zurich | 2028-05-04T14:25 – 2028-05-04T15:45 | QW7RTL | Ines Falk',
        'RentalCar | gare de Coire > Zurich Aéroport | 2028-05-05T09:30 – 2028-05-09T16:00 | AW 55108 | Ines Falk',
      ],
      aside,
    );
});

test('an order of which all has lapsed books nothing, whatever numbers it had', async () => {
  for (const lapsed of ['Votre option n° OPT-22718 est arrivée à échéance.', 'Your option has lapsed.'])
    assert.deepEqual(await readLetterOf(['Voyageuse : Mme Ines Falk', lapsed, cells], '2028-04-05'), [], lapsed);
});

test('a closing line says whose number is whose', async () => {
  const train = (who: string, way: string, number: string, hours: string) => [who, way, number, '08/02/2027', hours];
  const read = await readLetterOf([
    'Bon de commande – réunion de Lyon',
    [
      ['Voyageur', 'Trajet', 'Train', 'Date', 'Horaires'],
      train('Mme Ada FALK', 'Paris Gare de Lyon – Lyon Part-Dieu', 'TGV INOUI 6607', '7h00 – 8h56'),
      train('M. Luc REIS', 'Marseille Saint-Charles – Lyon Part-Dieu', 'TGV INOUI 6110', '7h06 – 8h50'),
    ],
    'Dossiers SNCF : Mme Falk QR5TNB (97,00 €), M. Reis QR5V7H (88,00 €).',
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(-2).join(' ')),
    ['QR5TNB Ada FALK', 'QR5V7H Luc REIS'],
  );
});

test('neither a letter of a list nor the town that a sentence begins with is of a house', async () => {
  for (const [said, house] of [
    ['b) Hôtel Les Deux Ormes, rue du Lac 9, 1003 Lausanne', 'Hôtel Les Deux Ormes, Lausanne'],
    ['In Bergamo the Locanda Sant’Agata, Via Porta Dipinta 9, 24129 Bergamo', 'Locanda Sant’Agata, Bergamo'],
    ['À Lausanne, l’Auberge du Vieux Bois, rue du Lac 9, 1003 Lausanne', 'Auberge du Vieux Bois, Lausanne'],
  ])
    assert.deepEqual(
      await readLetterOf([
        'Dear Ms Reis, these are the arrangements for Ana Reis.',
        'a) LX 345 leaves Geneva on Monday 8 March 2027 at 10:00 and reaches London Heathrow at 10:40, reference K3RWPN.',
        `${said}: one single room from 9 to 11 March 2027 under number 4V-20933.`,
      ]).then((lines) => lines.filter((line) => line.startsWith('Lodging'))),
      [`Lodging | ${house} | 2027-03-09 – 2027-03-11 | 4V-20933 | Ana Reis`],
      said,
    );
});

test('rooms at a house from an hour, and a minibus that goes there, stand among the bullets of a day', async () => {
  const read = await readLetterOf([
    'Seminar order for the sales team',
    'Prepared 30 July 2027. Delegates: Orla Quinn, Fergal Sheedy, Ana Reis',
    { heading: 'Tuesday 5 October 2027' },
    'Minibus collects you at Porto Airport at 11:10 and runs to the hotel (Douro Coaches, ref DC-2214)',
    'Rooms at Hotel Ribeira Alta, Rua das Flores 58, 4050-262 Porto, from 15:00 – three single rooms under confirmation RA-90312',
    { heading: 'Wednesday 6 October 2027' },
    '20:30 Dinner at O Velho Cais, Rua da Fonte 102, 4050-261 Porto – table for 3, booking EVV 518',
    { heading: 'Thursday 7 October 2027' },
    'Check out by 12:00. Afternoon at leisure',
  ]);
  const all = 'Orla Quinn + Fergal Sheedy + Ana Reis';
  assert.deepEqual(read, [
    `Taxi | Porto Airport > Hotel Ribeira Alta | 2027-10-05T11:10 | DC-2214 | ${all}`,
    `Lodging | Hotel Ribeira Alta, Porto | 2027-10-05T15:00 – 2027-10-07T12:00 | RA-90312 | ${all}`,
    `FoodEstablishment | O Velho Cais, Porto | 2027-10-06T20:30 | for 3 | EVV 518 | ${all}`,
  ]);
});

test('a railway of two letters is named in front of its way, and its towns have stations', async () => {
  const read = await readLetterOf([
    'Itinerary for Ms Ana Reis',
    [
      ['Day', 'What', 'Details', 'Ref.'],
      [
        'Wed 16 Jun 2027',
        'Train',
        'Vy 45, Trondheim stasjon 11:59 – Bergen stasjon 18:37, coach 3, seat 28',
        '918-5520',
      ],
    ],
  ]);
  assert.deepEqual(read, [
    'Train | Vy 45 | Trondheim stasjon > Bergen stasjon | 2027-06-16T11:59 – 2027-06-16T18:37 | 3/28 | 918-5520 | Ana Reis',
  ]);
});

test('columns of one table call alike what is a journey’s, a house’s and a table’s', async () => {
  const read = await readLetterOf([
    'Confirmation of 29 March 2027 for Mr Luc Falk',
    [
      ['Service', 'Train outward', 'Hotel', 'Lunch', 'Train return'],
      ['Supplier', 'TGV Lyria 9268', 'Hotel Bellevue Sud', 'Chez Marthe', 'TGV Lyria 9271'],
      ['Where / from', 'Lausanne', '8 rue Parrot, 75012 Paris', '61 rue de Lyon, 75012 Paris', 'Paris Gare de Lyon'],
      ['To', 'Paris Gare de Lyon', '–', '–', 'Lausanne'],
      ['Start', '14.04.2027, 07:44', '14.04.2027, from 15:00', '15.04.2027, 12:30', '16.04.2027, 15:56'],
      ['End', '14.04.2027, 11:27', '16.04.2027, until 12:00', '–', '16.04.2027, 19:40'],
      ['Details', 'coach 3, seat 74', 'single, 2 nights', '4 covers', 'coach 1, seat 22'],
      ['Reference', 'QXJDVR', 'BLF-0416-22', 'GZ 1504', 'QXJDVR'],
    ],
  ]);
  assert.deepEqual(read, [
    'Train | TGV Lyria 9268 | Lausanne > Paris Gare de Lyon | 2027-04-14T07:44 – 2027-04-14T11:27 | 3/74 | QXJDVR | Luc Falk',
    'Lodging | Hotel Bellevue Sud, Paris | 2027-04-14T15:00 – 2027-04-16T12:00 | BLF-0416-22 | Luc Falk',
    'FoodEstablishment | Chez Marthe, Paris | 2027-04-15T12:30 | for 4 | GZ 1504 | Luc Falk',
    'Train | TGV Lyria 9271 | Paris Gare de Lyon > Lausanne | 2027-04-16T15:56 – 2027-04-16T19:40 | 1/22 | QXJDVR | Luc Falk',
  ]);
});
