import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders with a row for each service, and what agencies set beside them: moments in columns, two rides in a sentence, whose number it is.

const heads = ['N°', 'Prestation', 'Début', 'Fin', 'Prix'];
const party = 'Confirmation pour Mme Gaëlle Penhoat';

test('a row with a street or a town, two days and a number is a night there, whatever the house is called', async () => {
  for (const [house, said] of [
    ['Penzion U Lípy, Latrán 44, 381 01 Český Krumlov, conf. UL-1204', 'Penzion U Lípy, Český Krumlov'],
    ['Les Vergers du Lac, 4 rue du Port, 74000 Annecy, conf. UL-1204', 'Les Vergers du Lac, Annecy'],
    [
      'Gîte Fond Curé, 97137 Terre-de-Haut, conf. UL-1204\n(parking du véhicule au port : 6 €/jour)',
      'Gîte Fond Curé, Terre-de-Haut',
    ],
  ] as const)
    assert.deepEqual(
      await readLetterOf([party, [heads, ['7', house, '20/01/2027\n17h00', '23/01/2027\n10h00', '330,00 €']]]),
      [`Lodging | ${said} | 2027-01-20T17:00 – 2027-01-23T10:00 | UL-1204 | Gaëlle Penhoat`],
    );
});

test('whoever sails is no shuttle, and the ship is what stands in quotes behind it', async () => {
  const ship = 'Bateau Archipel Navettes, « Ti Kannot »';
  assert.deepEqual(
    await readLetterOf([
      party,
      [
        heads,
        [
          '5',
          `${ship}\nTrois-Rivières – Terre-de-Haut\nRéservation AN 66218`,
          '20/01/2027\n15h45',
          '20/01/2027\n16h10',
          '76,00 €',
        ],
        ['6', `${ship}\nTerre-de-Haut – Trois-Rivières`, '23/01/2027\n11h30', '23/01/2027\n11h55', ''],
      ],
    ]),
    [
      'Boat | Ti Kannot | Trois-Rivières > Terre-de-Haut | 2027-01-20T15:45 – 2027-01-20T16:10 | AN 66218 | Gaëlle Penhoat',
      'Boat | Ti Kannot | Terre-de-Haut > Trois-Rivières | 2027-01-23T11:30 – 2027-01-23T11:55 | AN 66218 | Gaëlle Penhoat',
    ],
  );
});

test('a sentence with two moments tells two rides, and the days of a form are over nothing below it', async () => {
  for (const transfers of [
    'Transferts (bon TR-5512) : le 06/06 à 13h00, aéroport de Naples → Hotel Marina Corta ; le 13/06 à 10h30, Hotel Marina Corta → aéroport de Naples.',
    'Transferts : le 06/06 à 13h00, aéroport de Naples → Hotel Marina Corta ; le 13/06 à 10h30, Hotel Marina Corta → aéroport de Naples. Bon TR-5512.',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Participants : M. Yves Cordier, Mme Anne Cordier',
        [
          ['', 'ALLER', 'RETOUR'],
          ['Date', 'dimanche 6 juin 2027', 'dimanche 13 juin 2027'],
          ['Vol', 'V7 2512', 'V7 2513'],
          ['Départ', 'Bordeaux, 10h05', 'Naples, 13h40'],
          ['Arrivée', 'Naples, 12h20', 'Bordeaux, 16h00'],
        ],
        'Référence Volotea : PK4M7Z',
        transfers,
        'Hébergement : Hotel Marina Corta, Via Roma 14, 80077 Ischia, Italie. 7 nuits en demi-pension. La chambre est prête à 15h00 le jour de l’arrivée et se rend à 10h00 le jour du départ. Réservation n° 55-2190.',
      ]),
      [
        'Flight | V7 2512 | Bordeaux > Naples | 2027-06-06T10:05 – 2027-06-06T12:20 | PK4M7Z | Yves Cordier + Anne Cordier',
        'Taxi | aéroport de Naples > Hotel Marina Corta | 2027-06-06T13:00 | TR-5512 | Yves Cordier + Anne Cordier',
        'Lodging | Hotel Marina Corta, Ischia | 2027-06-06T15:00 – 2027-06-13T10:00 | 55-2190 | Yves Cordier + Anne Cordier ?',
        'Taxi | Hotel Marina Corta > aéroport de Naples | 2027-06-13T10:30 | TR-5512 | Yves Cordier + Anne Cordier',
        'Flight | V7 2513 | Naples > Bordeaux | 2027-06-13T13:40 – 2027-06-13T16:00 | PK4M7Z | Yves Cordier + Anne Cordier',
      ],
    );
});

test('of two numbers in a cell each is of the train whose name stands beside it', async () => {
  const told = await readLetterOf([
    'Voyageur : Thibault Marchandeau',
    [
      ['Pos.', 'Désignation', 'Montant TTC'],
      [
        '10',
        'Trains aller, mardi 02.11.2027\nEurostar 9413 Paris Nord 07:55 – Köln Hbf 11:15, voiture 23, place 61\nICE 515 Köln Hbf 11:55 – Frankfurt(Main)Hbf 13:04, voiture 27, place 45\nDossier Eurostar RLQVTW ; Auftragsnummer DB 418 227 903 516 pour l’ICE',
        '415,80 €',
      ],
      [
        '30',
        'Hôtel, du 02.11 au 04.11.2027\nHotel Mainuferhof, Untermainkai 58, 60329 Francfort\nConfirmation HMU 72 114 B (annulable jusqu’au 31.10.2027, 18 h)',
        '564,96 €',
      ],
    ],
  ]);
  assert.deepEqual(
    told.map((line) => line.split(' | ').at(-2)),
    ['RLQVTW', '418 227 903 516', 'HMU 72 114 B'],
  );
});

test('a stop with its number is where the name behind it says, and a street may be counted', async () => {
  const driven = async (from: string, to: string) => {
    const [told] = await readLetterOf([
      'For Mr Lachlan Eyres',
      `Thursday 10 February 2028, 14:30: private transfer (booking BSC-3318). Driver meets you at ${from}; drop-off ${to}.`,
    ]);
    return told?.split(' | ')[1];
  };
  assert.equal(
    await driven('Skybus stop 1, Melbourne Tullamarine', 'Corio Quay'),
    'Skybus stop 1, Melbourne Tullamarine > Corio Quay',
  );
  assert.equal(
    await driven('New York East 40th Street', '350 5th Avenue'),
    'New York East 40th Street > 350 5th Avenue',
  );
});

test('what one eats where one comes has an hour of its own, and the first sentence below an hour is what is done then', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Travellers: Mr Lachlan Eyres',
      'Issued: 19 November 2027',
      { heading: 'Thursday 10 February 2028' },
      '\t14:30\tTime to yourself in Geelong.',
      '\t18:45\tDepart Geelong aboard Spirit of Tasmania II. Check-in closes 45 minutes prior. Ferry booking number 9027745.',
      { heading: 'Friday 11 February 2028' },
      '\t06:00\tArrive Devonport. Breakfast from 0500 in the Pantry (own account).',
    ]),
    [
      'Boat | Spirit of Tasmania II | Geelong > Devonport | 2028-02-10T18:45 – 2028-02-11T06:00 | 9027745 | Lachlan Eyres',
    ],
  );
});

test('an elided article is no part of a place', async () => {
  for (const from of ['Départ d’Ajaccio (AJA), vol AF 4471', 'Décollage d’Ajaccio, vol AF 4471'])
    assert.deepEqual(
      await readLetterOf([
        party,
        { heading: 'Mercredi 9 juin 2027' },
        `\t18h05\t${from}`,
        '\t19h10\tArrivée à Lyon. Référence XH3PQ7.',
      ]),
      ['Flight | AF 4471 | Ajaccio > Lyon | 2027-06-09T18:05 – 2027-06-09T19:10 | XH3PQ7 | Gaëlle Penhoat'],
    );
});

test('a number in the row of a flight is not the train’s, whose own is called an order', async () => {
  const told = await readLetterOf([
    'PURCHASE ORDER 4500-88213',
    'Traveller: Dr Amara Nwosu',
    [
      ['Item', 'Description', 'Qty', 'Net'],
      [
        '10',
        'Air ticket LH 1409 Prague (PRG) 18:40 – Frankfurt (FRA) 19:55, 1 March 2027\nBooking code 6KTPLM',
        '1',
        '184.00',
      ],
      [
        '20',
        'Pension Mainblick, Schweizer Straße 88, 60594 Frankfurt, 1 March 2027 to 4 March 2027\nConfirmation 2027-0318',
        '3',
        '297.00',
      ],
      [
        '30',
        'Rail ICE 573 Frankfurt(Main)Hbf 09:05 – Stuttgart Hbf 10:27, 4 March 2027, coach 8 seat 55\nOrder no. 331 207 884 120',
        '1',
        '54.90',
      ],
    ],
  ]);
  assert.deepEqual(
    told.map((line) => line.split(' | ').at(-2)),
    ['6KTPLM', '2027-0318', '331 207 884 120'],
  );
});

test('a car is fetched at the desk that is named with its house, and goes back on the only day of its line', async () => {
  const hired = async (...lines: string[]) =>
    (await readLetterOf(['Voyageur : M. Cédric Hamelin', ...lines])).map((line) =>
      line.split(' | ').slice(1, 3).join(' | '),
    );
  assert.deepEqual(
    await hired(
      'VOITURE',
      'Europcar Paris Gare de Lyon – Renault Clio ou équivalent',
      'Prise en charge : 16/09/2027 à 11h30',
      'Restitution : 17/09/2027 à 18h00, Europcar Lyon Part-Dieu',
      'N° de réservation : 1147720931',
    ),
    ['Paris Gare de Lyon > Lyon Part-Dieu | 2027-09-16T11:30 – 2027-09-17T18:00'],
  );
  assert.deepEqual(
    await hired(
      '• Sat 9 Oct 2027: rental car Europcar, Odense station 09:00 → Copenhagen Airport 17:00 (res. 1192003347)',
    ),
    ['Odense station > Copenhagen Airport | 2027-10-09T09:00 – 2027-10-09T17:00'],
  );
});
