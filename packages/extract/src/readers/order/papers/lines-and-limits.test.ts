import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

// What stands around a driver, a room or a seat, and is none of it.

test('by when an order is to be signed is no hour at which anybody is fetched', async () => {
  for (const limit of [
    'Bon à retourner signé avant le 12/04/2027, 12 h 00. RCS Lyon 512 004 871.',
    'Please send it back signed by 12/04/2027, 12:00. Prices hold if approved before 12/04/2027 at 17:00.',
    'Merci de confirmer avant le 12/04/2027, 17 h 00. Réponse souhaitée pour le 14/04/2027 à midi. Agence des Halles.',
  ])
    assert.deepEqual(
      await readWord(
        'Mme Solveig MARCHAND',
        { heading: 'C. TRANSFERT' },
        'Cabs du Rhin, bon n° CR-4410 : prise en charge le 11/05/2027 à 17h00, Hôtel Kléber ; dépose Gare de Strasbourg. Prix 31,00 €.',
        limit,
      ),
      ['Taxi Hôtel Kléber Gare de Strasbourg 2027-05-11T17:00 CR-4410'],
    );
});

test('whoever meets somebody at the airport and drives from there to a house is a driver', async () => {
  for (const told of [
    'Accueil à l’aéroport par Minho Motoristas (bon MM 4410) : départ 15h30 de Porto Aéroport vers Casa do Rio Novo. 38,00 €.',
    'Met at Porto Aéroport by Minho Motoristas (voucher MM 4410): 15:30 from Porto Aéroport to Casa do Rio Novo.',
    'Met at the airport by Minho Motoristas (voucher MM 4410): departure 15:30 from Porto Aéroport to Casa do Rio Novo.',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Mme Ottilie Brandt',
        { heading: 'Jour 1 – vendredi 16 avril 2027' },
        told,
        { heading: 'Jour 2 – samedi 17 avril 2027' },
        'Journée libre.',
      ]),
      ['Taxi | Porto Aéroport > Casa do Rio Novo | 2027-04-16T15:30 | MM 4410 | Ottilie Brandt'],
    );
});

test('in the capitals of a reservation system blanks set clocks apart, and a driver stands over his form', async () => {
  assert.deepEqual(
    await readWord(
      'CONFIRMATION 70441          08 FEB 2027\nNAME  HOLLINS/STEPHEN J MR     EK REF  W5ZN8C',
      'SUN 14MAR27  EMIRATES EK 20   CLASS Y\n  DEP MANCHESTER (MAN)    1425\n  ARR DUBAI (DXB)   0130  15MAR   SEAT 31C',
      [
        ['TRANSFER - CREEK MOTORS - VOUCHER CM 7715', '<'],
        ['DATE/TIME', '15MAR27  0230'],
        ['FROM', 'DUBAI AIRPORT'],
        ['TO', 'DEIRA WHARF HOTEL'],
      ],
    ),
    [
      'EK20 MAN DXB 2027-03-14T14:25 2027-03-15T01:30 W5ZN8C',
      'Taxi DUBAI AIRPORT DEIRA WHARF HOTEL 2027-03-15T02:30 CM 7715',
    ],
  );
});

test('a table within the cell beside a train has its coach and its seat', async () => {
  for (const heads of [
    ['Coach', 'Seat'],
    ['Wagen', 'Platz'],
    ['Voit.', 'Place'],
  ])
    assert.equal(
      (
        await readLetterOf([
          'Booking statement 771 · 30 Aug 2027',
          [
            ['Guest', 'Ms Lavinia Prowse', ''],
            [
              'Flight 1',
              'BA 776 London Heathrow (LHR) – Stockholm Arlanda (ARN), 13-Sep-2027, 07.35 – 11.05',
              'British Airways ref. V8LNQK',
            ],
            [
              'Rail',
              'SJ Snabbtåg 437, 15-Sep-2027, Stockholm Central 14.24 – Göteborg Central 17.31\nBooking KQB4471T, SEK 695.00',
              { lines: [''], rows: [heads, ['4', '21']] },
            ],
          ],
        ])
      ).at(-1),
      'Train | SJ Snabbtåg 437 | Stockholm Central > Göteborg Central | 2027-09-15T14:24 – 2027-09-15T17:31 | 4/21 | KQB4471T | Lavinia Prowse',
    );
});

test('a title that says a kind of house and its town is no house', async () => {
  const french =
    'Adresse\t: Lindelei 203, 9000 Gent\nArrivée\t: lundi 3 mai 2027, 16h00\nDépart\t: mercredi 5 mai 2027, 10h00\nRéférence\t: HDO-4471';
  const english =
    'Address\t: Lindelei 203, 9000 Gent\nArrival\t: Mon 3 May 2027, 4 pm\nDeparture\t: Wed 5 May 2027, 10 am\nReference\t: HDO-4471';
  for (const [who, title, form] of [
    ['Voyageuse : Mme Perrine Dascalu', '2) HÔTEL À GAND', `Nom\t: Huis Den Otter\n${french}`],
    ['Voyageuse : Mme Perrine Dascalu', 'Hébergement à Gand', `Nom\t: Huis Den Otter\n${french}`],
    ['Traveller: Ms Perrine Dascalu', '2) HOTEL IN GHENT', `Name\t: Huis Den Otter\n${english}`],
  ] as const)
    assert.deepEqual(await readLetterOf([who, title, form]), [
      'Lodging | Huis Den Otter, Gent | 2027-05-03T16:00 – 2027-05-05T10:00 | HDO-4471 | Perrine Dascalu',
    ]);
});

test('nights and what they cost are no street of a town that is called as a currency is', async () => {
  for (const price of ['4 nuits, 372 000 XOF', '4 nights, 372 000 XAF'])
    assert.deepEqual(
      await readLetterOf([
        'Passager : DUPLESSIX/ROMAIN MR',
        [
          ['Hôtel', 'Résidence des Almadies'],
          ['Adresse', 'Boulevard de la Mer 44, Dakar, Sénégal'],
          ['Entrée', '17/05/2027'],
          ['Sortie', '21/05/2027'],
          ['N°', 'RDA-2705'],
          ['Tarif', price],
        ],
      ]),
      ['Lodging | Résidence des Almadies, Dakar | 2027-05-17 – 2027-05-21 | RDA-2705 | ROMAIN DUPLESSIX'],
    );
});

test('a driver is confirmed by a firm, and a car given back by an hour', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Mme Ottilie Brandt',
      'Transfer confirmed by Skyline Cars, 12 May 2027 at 17:00, from Hotel Kléber to Gare de Strasbourg, job SC-4410.',
    ]),
    ['Taxi | Hotel Kléber > Gare de Strasbourg | 2027-05-12T17:00 | SC-4410 | Ottilie Brandt'],
  );
  const [car = ''] = await readLetterOf([
    'Mme Ottilie Brandt',
    'Your car is with Hertz at Lyon Part-Dieu, booked under J8830215746: pick it up on 12 May 2027 at 10:00. We confirm that it is to be returned by 14 May 2027 at 18:00 at Lyon Part-Dieu.',
  ]);
  assert.match(car, /2027-05-12T10:00 – 2027-05-14T18:00/);
});

test('that night is the night of the day that was told last', async () => {
  for (const night of ['That night you are', 'That same night you sleep'])
    assert.deepEqual(
      (
        await readLetterOf([
          'Dear Ms Prowse,',
          `You go on to Milan by train on Wednesday 17 March 2027: EC 317, Zürich HB at 15.33, Milano Centrale at 18.50. SBB order 611 204 773. ${night} at the Locanda Brera, Via Solferino 7, 20121 Milano, confirmation LB28031, leaving on the 18th.`,
        ])
      ).at(-1),
      'Lodging | Locanda Brera, Milano | 2027-03-17 – 2027-03-18 | LB28031 | Prowse',
    );
  assert.deepEqual(
    (
      await readLetterOf([
        'Mme Ottilie Brandt',
        'Vous gagnez Lyon le mardi 16 mars 2027 : TGV INOUI 6607, Paris Gare de Lyon 07h00, Lyon Part-Dieu 08h58, dossier K4TQ2M. Cette nuit-là, vous dormez à l’Hôtel Mercière, 3 rue Mercière, 69002 Lyon, confirmation HM-441.',
      ])
    ).at(-1),
    'Lodging | Hôtel Mercière, Lyon | 2027-03-16 – 2027-03-17 | HM-441 | Ottilie Brandt',
  );
});

test('a small house counts its tables, and a system has one blank in front of a name', async () => {
  for (const dinner of [
    'Dinner at Taberna Sal, Rua da Bica 9, Lisbon, at 20:00 for two people, reservation 884.',
    'Dîner à la Taberna Sal, Rua da Bica 9, Lisbon, à 20h00, table pour 2, réservation 884.',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Mme Ottilie Brandt',
        { heading: 'Jour 1 – vendredi 16 avril 2027' },
        dinner,
        { heading: 'Jour 2 – samedi 17 avril 2027' },
        'Journée libre.',
      ]),
      ['FoodEstablishment | Taberna Sal, Lisbon | 2027-04-16T20:00 | for 2 | 884 | Ottilie Brandt'],
    );
  const [flight = ''] = await readLetterOf([
    'CONFIRMATION 70441   12 FEB 2027',
    'NAME HOLT/ADA MS',
    'TUE 06APR27  TAP AIR PORTUGAL TP 1351  REF 8RMW4J\n  DEP LONDON HEATHROW (LHR)   1210\n  ARR LISBON (LIS)            1455   SEAT 12A',
  ]);
  assert.match(flight, /8RMW4J \| ADA HOLT$/);
});
