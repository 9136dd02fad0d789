import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

test('a meal is a part of a form, below its title and with labels of its own', async () => {
  const read = async (...rows: string[][]) => {
    const hotel = [
      ['2. HOTEL', '<'],
      ['Hotel', 'The Fenchurch Wren'],
      ['Address', '9 Mincing Row, London EC3R 7AA'],
      ['Check-in', '14/06/2027'],
      ['Check-out', '17/06/2027'],
      ['Booking', '4410-FW'],
    ];
    const lines = await readLetterOf(
      ['TRAVEL SHEET', [['Traveller', 'Mr Luke Abbott'], ...hotel, ...rows]],
      '2027-05-25',
    );
    return lines[1];
  };
  const meal = 'FoodEstablishment | Salt & Samphire, London | 2027-06-15T19:30 | for 6 | SS-2231 | Luke Abbott';
  assert.equal(
    await read(
      ['3. Restaurant', '<'],
      ['Name', 'Salt & Samphire'],
      ['Address', '3 Shad Lane, London SE1 2YE'],
      ['Date', '15 June 2027'],
      ['Time', '19:30'],
      ['Covers', '6'],
      ['Booking', 'SS-2231'],
    ),
    meal,
  );
  assert.equal(
    await read(
      ['3. REPAS CLIENT', '<'],
      ['Restaurant', 'Salt & Samphire, 3 Shad Lane, London SE1 2YE'],
      ['Date', 'mardi 15.06.2027 à 19.30, 6 personnes'],
      ['Réservation', 'SS-2231, au nom de M. Abbott'],
    ),
    meal,
  );
});

test('the house stands behind its own label, below a title that no hotel has, or beside a cell for all its rows', async () => {
  const flight = [
    'Flight BA 1442, booking W4TLQX',
    'Edinburgh (EDI) 14 June 2027 07:05',
    'London Heathrow (LHR) 08:35',
  ];
  const read = async (...parts: Part[]) =>
    (await readLetterOf(['Order for Mr Luke Abbott', ...flight, ...parts], '2027-05-25')).filter(
      (one) => !one.startsWith('Flight'),
    );
  assert.deepEqual(
    await read({ heading: 'C. Dinner' }, [
      ['Restaurant', 'Kustens Krog'],
      ['Address', 'Emigrantvägen 3, 413 27 Göteborg'],
      ['When', 'Wednesday 2027-06-16 at 18:30'],
      ['Guests', '3'],
      ['Booking', 'KK-7719'],
    ]),
    ['FoodEstablishment | Kustens Krog, Göteborg | 2027-06-16T18:30 | for 3 | KK-7719 | Luke Abbott'],
  );
  assert.deepEqual(
    await read(
      'Tuesday, June 15, 2027',
      [
        ['DINING', 'Osteria Lucciola', 'Confirmation OL7730'],
        ['^', '31 Barrow Street, New York, NY 10014', '(646) 555-0182'],
        ['^', '7:30 PM, party of 5', 'Booked under Abbott'],
      ],
      'Wednesday, June 16, 2027',
      'At leisure.',
    ),
    ['FoodEstablishment | Osteria Lucciola, New York | 2027-06-15T19:30 | for 5 | OL7730 | Luke Abbott'],
  );
});

test('the word for the meal stands in front as a title, and the house behind its hour', async () => {
  const train =
    'Aller. Mardi 21 septembre 2027, TGV INOUI 5420, départ de Lille Europe à 14 h 02, arrivée à Strasbourg à 17 h 29. Dossier SNCF RZQ4HM.';
  for (const [told, expected] of [
    [
      'Dîner. Le mercredi 22 septembre à 19 h 30 à la Winstub du Pont-aux-Chats, 11 rue des Orphelins, 67000 Strasbourg. La table est retenue à votre nom pour quatre personnes.',
      'FoodEstablishment | Winstub du Pont-aux-Chats, Strasbourg | 2027-09-22T19:30 | for 4 | Lucas Vandewalle',
    ],
    [
      'Déjeuner : jeudi 23 septembre à 12 h 15 chez Hortense, 4 place Broglie, 67000 Strasbourg. Une table est réservée pour 2 personnes.',
      'FoodEstablishment | Hortense, Strasbourg | 2027-09-23T12:15 | for 2 | Lucas Vandewalle',
    ],
    ['Dîner. Le mercredi 22 septembre à 19 h 30, il faudrait une table pour quatre personnes.', undefined],
  ] as const) {
    const read = await readLetterOf(['Voyageur : Me Lucas Vandewalle', train, told], '2027-09-06');
    assert.equal(read[1]?.replace(/ \| – \|/, ' |'), expected, read.join('\n'));
  }
});

test('a table told at the end of a day has the day of its paragraph, and its own hour', async () => {
  const train =
    'Tu pars le vendredi 2 avril 2027 de Paris Gare du Nord par l’Eurostar 9339, qui s’en va à 12 h 25 et te dépose à Bruxelles-Midi à 13 h 47. Les deux billets sont dans le même dossier, SGHVTL.';
  for (const [evening, people] of [
    ['Le soir, nous dînons à cinq, avec la traductrice : la table est retenue à ton nom à 20 h 30', 5],
    ['Le soir, la table est déjà réservée pour six personnes à 20 h 30', 6],
  ]) {
    const read = await readLetterOf([
      'Paris, le 15 mars 2027',
      'Tout est réglé au nom d’Anselme Dorvilliers.',
      train,
      `Samedi 3, tu signes de 11 h à 13 h puis de 16 h à 17 h 30 sur notre stand (n° 214). ${evening} chez Le Merle Moqueur, 9 rue de Flandre, 1000 Bruxelles, sous la référence 4471.`,
    ]);
    assert.deepEqual(read, [
      'Train | Eurostar 9339 | Paris Gare du Nord > Bruxelles-Midi | 2027-04-02T12:25 – 2027-04-02T13:47 | SGHVTL | Anselme Dorvilliers',
      `FoodEstablishment | Le Merle Moqueur, Bruxelles | 2027-04-03T20:30 | for ${people} | 4471 | Anselme Dorvilliers`,
    ]);
  }
});

test('whom a letter tells that they lunch somewhere', async () => {
  const read = await readLetterOf([
    'Tout est réglé au nom d’Anselme Dorvilliers.',
    'Le mardi 4 mai 2027, réunion de 9 h à 12 h au siège. À midi et demi, vous déjeunez à quatre chez Le Bouchon des Filles, 20 rue Sergent Blandan, 69001 Lyon, réservation 7714.',
  ]);
  assert.deepEqual(read, [
    'FoodEstablishment | Le Bouchon des Filles, Lyon | 2027-05-04T12:30 | for 4 | 7714 | Anselme Dorvilliers',
  ]);
});

test('at which hour one dines is not how many', async () => {
  const read = await readLetterOf([
    'Tout est réglé au nom d’Anselme Dorvilliers.',
    'Samedi 3 avril 2027, nous dînons à 20 h 30 chez Le Merle Moqueur, 9 rue de Flandre, 1000 Bruxelles, sous la référence 4471.',
  ]);
  assert.deepEqual(read, []);
});

test('the house stands before its street, and the hour in words is one of the evening', async () => {
  const flights =
    'You fly up on Tuesday 9 February 2027 by British Airways, BA 8706 from London City at 16.10, getting into Edinburgh at 17.35. You return on Thursday the 11th on BA 8715, which leaves Edinburgh at 18.20 and lands at London City at 19.50. The airline’s reference is WD5HKJ.';
  for (const [told, expected] of [
    [
      'Wednesday 10 February 2027 at 19.45, Aux Trois Grues, Rue de Laeken 112, 1000 Brussels. Table for eight under reference 2710.',
      'Aux Trois Grues, Brussels | 2027-02-10T19:45 | for 8 | 2710 | Lucas Vane',
    ],
    [
      'Court sits at 10.00 on the 10th and at 10.30 on the 11th before Lord Strath. On the Wednesday evening you are giving dinner to the two juniors: a table for four is held in your name from half past seven at The Thistle Press, 5 Candlemaker Stair, Edinburgh EH1 2QE.',
      'The Thistle Press, Edinburgh | 2027-02-10T19:30 | for 4 | Lucas Vane',
    ],
  ] as const) {
    const read = await readLetterOf(['Traveller: Mr Lucas Vane', flights, { heading: 'Dinner' }, told], '2027-01-18');
    assert.equal(
      read.find((line) => line.startsWith('Food')),
      `FoodEstablishment | ${expected}`,
      read.join('\n'),
    );
  }
});

test('the row of a meal says its house, its street and its own short number', async () => {
  const read = async (what: string, details: string) => {
    const lines = await readLetterOf([
      'BON DE COMMANDE 27-3391\nVoyageuse : Mme Marie-Soleil Archambault',
      [
        ['Service', 'Détails', 'Montant'],
        ['Train – VIA Rail', 'Train 35 · 2027-02-09, Québec 8 h 05 → Ottawa 13 h 47, n° V55K2Q', '251,80 $'],
        [what, details, '–'],
      ],
    ]);
    return lines[1];
  };
  const meal = (house: string, number: string) =>
    `FoodEstablishment | ${house} | 2027-02-10T18:30 | for 5 | ${number} | Marie-Soleil Archambault`;
  assert.equal(
    await read(
      'Souper d’affaires',
      'Le Petit Byward, 61, rue York, Ottawa\n2027-02-10 à 18 h 30, 5 personnes, au nom de Mme Archambault, confirmation 88-B',
    ),
    meal('Le Petit Byward, Ottawa', '88-B'),
  );
  assert.equal(
    await read('Dîner', 'Chez Odette – 12, place Sainte-Anne – 35000 Rennes\n2027-02-10, 18 h 30, table de 5, n° 271'),
    meal('Chez Odette, Rennes', '271'),
  );
});
