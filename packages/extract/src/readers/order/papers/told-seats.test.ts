import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// One sentence that tells the seats of both ways, apart from the journeys.

const seatsOf = (lines: readonly string[]) => lines.map((line) => /\| ([\w/ ]+) \| [A-Z0-9]{6} \|/.exec(line)?.[1]);

const train = (seats: string) =>
  readLetterOf(
    [
      'Pelham Travel',
      '1 March 2027',
      'Ms Orla Keating',
      'Dear Ms Keating,',
      `On Tuesday 16 March 2027 your train leaves London Kings Cross at 08.30 and reaches Edinburgh Waverley at 12.53. You come back on Thursday 18 March at 17.00 from Edinburgh Waverley, arriving at London Kings Cross at 21.20. ${seats}`,
      'Both rail journeys are on booking 8ZK4PQ.',
    ],
    '2027-03-01',
  );

for (const seats of [
  'Coach B, seat 24 outbound and coach D, seat 11 on the return.',
  'You have coach B, seat 24 going out and coach D, seat 11 coming back.',
  'Your seats are coach B, seat 24 on the way there, and coach D, seat 11 on the way home.',
  'Outbound you sit in coach B, seat 24, and on the return in coach D, seat 11.',
  'Seat 24 in coach B is yours on the way out; coming home it is seat 11 in coach D.',
  'We booked coach B, seat 24, out and coach D, seat 11, back.',
  'Your return seat is 11 in coach D and your outward seat is 24 in coach B.',
])
  test(`seats of trains there and back: ${seats}`, async () =>
    assert.deepEqual(seatsOf(await train(seats)), ['B/24', 'D/11']));

test('one seat that is said of both ways', async () =>
  assert.deepEqual(seatsOf(await train('Coach B, seat 24 both ways.')), ['B/24', 'B/24']));

const vols = (seats: string) =>
  readLetterOf(
    [
      'Voyages Lemaire, le 1 mars 2027',
      'Monsieur Bruno Escoffier',
      'Monsieur,',
      `Le lundi 15 mars, vous prendrez le vol Air France AF 1148 à Paris-Charles-de-Gaulle à 9 h 35 ; il se pose à Barcelone à 11 h 20. Vous rentrez deux jours plus tard par le vol AF 1449, qui part de Barcelone à 18 h 05 et atterrit à Paris-Charles-de-Gaulle à 20 h 05. ${seats}`,
      'Les deux vols sont sous le dossier T6QKPZ.',
    ],
    '2027-03-01',
  );

for (const seats of [
  'Siège 12A à l’aller, 14C au retour.',
  'Vous avez le siège 12A à l’aller et le 14C au retour.',
  'À l’aller, vous êtes au siège 12A ; au retour, au 14C.',
  'Vos sièges sont le 12A à l’aller et le 14C au retour.',
])
  test(`des sièges à l’aller et au retour : ${seats}`, async () =>
    assert.deepEqual(seatsOf(await vols(seats)), ['12A', '14C']));

for (const seats of [
  'Voiture 4, place 52 à l’aller et voiture 11, place 17 au retour.',
  'Vous serez en voiture 4, place 52 à l’aller et en voiture 11, place 17 au retour.',
  'Vos places : voiture 4, place 52 à l’aller ; voiture 11, place 17 au retour.',
  'À l’aller la place 52 de la voiture 4, au retour la place 17 de la voiture 11.',
  'Au retour vous occuperez la place 17 de la voiture 11, et à l’aller la place 52 de la voiture 4.',
])
  test(`des places à l’aller et au retour : ${seats}`, async () => {
    const trains = await readLetterOf(
      [
        'Agence Rivages, Rennes, le 1 mars 2027',
        'Madame Solène Kermarrec',
        'Chère Madame,',
        `Vous partez de Rennes le mardi 16 mars à 6 h 35 par le TGV 8602 et arrivez à Paris Montparnasse à 8 h 04. Le retour s’effectue le jeudi 18 : le TGV 8637 quitte Paris Montparnasse à 18 h 09 et vous dépose à Rennes à 19 h 36. ${seats}`,
        'Les deux billets de train portent le dossier KQZT7M.',
      ],
      '2027-03-01',
    );
    assert.deepEqual(seatsOf(trains), ['4/52', '11/17']);
  });

test('a seat in the sentence of its own train stays there, whatever way it is', async () =>
  assert.deepEqual(
    seatsOf(
      await readLetterOf(
        [
          'Pelham Travel',
          '1 March 2027',
          'Ms Orla Keating',
          'Dear Ms Keating,',
          'Going out on Tuesday 16 March 2027, your train leaves London Kings Cross at 08.30 and reaches Edinburgh Waverley at 12.53, coach B, seat 24. Coming back on Thursday 18 March, you leave Edinburgh Waverley at 17.00 and arrive at London Kings Cross at 21.20, coach D, seat 11.',
          'Both rail journeys are on booking 8ZK4PQ.',
        ],
        '2027-03-01',
      ),
    ),
    ['B/24', 'D/11'],
  ));

test('seats of several travellers stand below the way or the number of each journey, over two heads', async () => {
  const seats = async (...rows: string[][]) => {
    const read = await readLetterOf(
      [
        'Note de déplacement',
        'Dossier SNCF XPLV7T',
        'Aller mardi 18 janvier 2028 : TGV INOUI 2568, Nancy Ville 07h12 – Paris Gare de l’Est 08h46.',
        'Retour mercredi 19 janvier 2028 : TGV INOUI 2589, Paris Gare de l’Est 18h13 – Nancy Ville 19h46.',
        rows,
      ],
      '2027-12-15',
    );
    return read.map((line) => line.split(' | ')[4]);
  };
  const people = [
    ['Sabine Carpentier', '12', '61', '4', '25'],
    ['Yann Le Goff', '12', '62', '4', '26'],
  ];
  for (const groups of [
    ['Voyageur', 'Aller', '<', 'Retour', '<'],
    ['Voyageur', 'TGV 2568', '<', 'TGV 2589', '<'],
  ])
    assert.deepEqual(await seats(groups, ['^', 'Voiture', 'Place', 'Voiture', 'Place'], ...people), [
      '12/61 12/62',
      '4/25 4/26',
    ]);
  assert.deepEqual(
    await seats(
      ['Voyageur', 'Aller (voit./place)', 'Retour (voit./place)'],
      ['Sabine Carpentier', '12 / 61', '4 / 25'],
      ['Yann Le Goff', '12 / 62', '4 / 26'],
    ),
    ['12/61 12/62', '4/25 4/26'],
  );
  assert.deepEqual(
    await seats(['Voyageur', 'Retour', '<', 'Aller', '<'], ['^', 'Voiture', 'Place', 'Voiture', 'Place'], ...people),
    ['4/25 4/26', '12/61 12/62'],
  );
});

test('seats of flights stand below their numbers, beside who flies', async () => {
  const flights = [
    ['Flight', 'Date', 'From', 'Departs', 'To', 'Arrives'],
    ['LX 319', '8 March 2027', 'London Heathrow (LHR)', '09:05', 'Zürich (ZRH)', '11:50'],
    ['LX 318', '10 March 2027', 'Zürich (ZRH)', '17:05', 'London Heathrow (LHR)', '17:50'],
  ];
  for (const head of [
    ['Passenger', 'LX 319', 'LX 318'],
    ['Passenger', 'Seat LX 319', 'Seat LX 318'],
    ['Passenger', 'Vol aller LX 319', 'Vol retour LX 318'],
  ]) {
    const people = [head, ['Ms Ines Falk', '12A', '14C'], ['Mr Bo Arendt', '12B', '14D']];
    const read = await readLetterOf(['GROUP TRAVEL ORDER', 'Airline booking reference: QX8L2M', flights, people]);
    assert.deepEqual(
      read.map((line) => line.split(' | ').slice(4).join(' | ')),
      ['12A 12B | QX8L2M | Ines Falk + Bo Arendt', '14C 14D | QX8L2M | Ines Falk + Bo Arendt'],
    );
  }
});

test('une place en deux lettres : V3 P42', async () => {
  const trains = [
    ['Train', 'Date', 'Départ', 'Arrivée', 'Place'],
    ['TGV INOUI 8603', '06/04/2027', 'Paris Montparnasse 07h54', 'Rennes 09h21', 'V3 P42'],
    ['TGV INOUI 8630', '07/04/2027', 'Rennes 17h35', 'Paris Montparnasse 19h04', 'V5 P17'],
  ];
  const read = await readLetterOf(['ORDRE DE MISSION', 'Agent : Mme Élise Marchand', trains, 'Dossier SNCF : QRTWKM']);
  assert.deepEqual(seatsOf(read), ['3/42', '5/17']);
});
