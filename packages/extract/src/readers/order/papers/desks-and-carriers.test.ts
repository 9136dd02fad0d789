import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

// Whose number is whose, where an order has that of the desk, of the carrier and of the paper.

test('of two numbers in the line over a flight the carrier’s is what it goes by', async () => {
  for (const head of [
    'Lufthansa – localisateur 7PWRD – code compagnie K4TQ2M – 318,20 €',
    'Lufthansa – GDS locator 7PWRD / airline locator K4TQ2M – EUR 318.20',
    'Lufthansa – réservation 7PWRDX (code compagnie K4TQ2M)',
  ])
    assert.deepEqual(
      await readWord('Mme Solveig MARCHAND', [
        [head, '<', '<', '<'],
        ['Date', 'Vol', 'Trajet', 'Heure'],
        ['mar. 11/05/2027', 'LH 1035', 'Paris CDG (CDG) – Frankfurt (FRA)', '09:40 / 10:55'],
      ]),
      ['LH1035 CDG FRA 2027-05-11T09:40 2027-05-11T10:55 K4TQ2M'],
      head,
    );
});

test('the row below a train that heads a car, or a house, has no number of the train', async () => {
  for (const [head, ...rows] of [
    [
      'VOITURE DE LOCATION — Europcar — rés. K4417028830',
      ['Prise lun. 10/05', '11h30', 'Nantes Gare', 'Catégorie B', 'Peugeot 208 ou similaire'],
      ['Remise mer. 12/05', '16h30', 'Nantes Gare', 'Prix', '118,40 € TTC'],
      ['HÔTELS', '<', '<', '<', '<'],
      ['Du lun. 10/05 au mer. 12/05', 'Hôtel du Bouffay', '5 rue du Port, 44000 Nantes', '2 nuits', 'conf. 203418'],
    ],
    [
      'HÔTEL — Hôtel du Bouffay — conf. K774120',
      ['10/05/2027', '12/05/2027', '5 rue du Port, 44000 Nantes', '2 nuits', '188,00 €'],
      ['VOITURE', '<', '<', '<', '<'],
      ['Prise lun. 10/05', '11h30', 'Nantes Gare', 'Catégorie B', 'rés. 203418'],
    ],
  ] as const) {
    const told = await readWord('CONFIRMATION DE COMMANDE 5520-A\nLyon, le 09/04/2027', [
      ['TRAINS — dossier SNCF T7QWNK — 142,00 € les deux trajets', '<', '<', '<', '<'],
      ['Aller lun. 10/05', 'TGV INOUI 5360', 'Lyon Part-Dieu 6h34', 'Nantes 11h02', 'voiture 14 place 36'],
      ['Retour mer. 12/05', 'TGV INOUI 5386', 'Nantes 17h05', 'Lyon Part-Dieu 21h30', 'voiture 3 place 72'],
      [head as string, '<', '<', '<', '<'],
      ...rows.map((row) => [...(row as readonly string[])]),
    ]);
    assert.deepEqual(
      told.filter((line) => line.startsWith('TGV')).map((line) => line.split(' ').at(-1)),
      ['T7QWNK', 'T7QWNK'],
    );
  }
});

test('by what each company knows who travels may be told behind both flights', async () => {
  for (const told of [
    'They are two tickets: Iberia knows you as 6RQWT8 (EUR 142.00), Swiss as 3KBXMN (EUR 98.75).',
    'Separate bookings, then: Iberia has you under 6RQWT8, Swiss under 3KBXMN.',
  ])
    assert.deepEqual(
      await readWord(
        '12 March 2027',
        'Dear Ms Hallward,',
        `You fly out with Iberia on Monday 12 April, flight IB 3143 from London Heathrow to Madrid, leaving at 11.05 and landing at 14.20, and you fly on with Swiss on Thursday the 15th, flight LX 2027 from Madrid to Zurich, leaving at 12.15 and landing at 14.30. ${told}`,
      ),
      [
        'IB3143 LHR MAD 2027-04-12T11:05 2027-04-12T14:20 6RQWT8',
        'LX2027 MAD ZRH 2027-04-15T12:15 2027-04-15T14:30 3KBXMN',
      ],
    );
});

test('a railway’s ticket is what its train goes by, and not the file whose day the paper says', async () => {
  for (const [file, ticket] of [
    ['Dossier TX-2214 établi le 12 février 2027', 'Billet CP n° 8812 4410, 61,20 €.'],
    ['File TX-2214, prepared on 12 February 2027', 'Ticket Renfe no. 88124410, EUR 61.20.'],
  ] as const) {
    const [train = ''] = await readLetterOf([
      file,
      'Mme Ottilie Brandt',
      { heading: 'Jour 1 – vendredi 16 avril 2027' },
      `Train Alfa Pendular 130, Lisboa Oriente 09h39 – Porto Campanhã 12h24, voiture 4, place 22. ${ticket}`,
    ]);
    assert.match(train, /8812 ?4410/);
  }
});

test('references of there and back, or by each company, are told in one sentence behind both flights', async () => {
  const flights =
    'You fly out with SWISS on Monday 15 March 2027, flight LX 633 from Paris CDG to Zurich, leaving at 11.05 and landing at 12.20, and you fly home with Air France on Thursday the 18th, flight AF 1115 from Zurich to Paris CDG, leaving at 19.15 and landing at 20.35.';
  const legs = [
    'LX633 CDG ZRH 2027-03-15T11:05 2027-03-15T12:20 5RPWQ8',
    'AF1115 ZRH CDG 2027-03-18T19:15 2027-03-18T20:35 2LBXTN',
  ];
  for (const told of [
    'The outbound reference is 5RPWQ8 and the return 2LBXTN.',
    'Booking codes: outbound 5RPWQ8, return 2LBXTN.',
    'With SWISS your code is 5RPWQ8; with Air France, 2LBXTN.',
  ])
    assert.deepEqual(await readWord('Dear Ms Lancelin,', `${flights} ${told}`), legs, told);
  // in a paragraph of its own, too
  assert.deepEqual(
    await readWord('Dear Ms Lancelin,', flights, 'The SWISS booking is 5RPWQ8, that of Air France 2LBXTN.'),
    legs,
  );
});

test('so it is of a hired car, whose desk has the number of the hirer', async () => {
  assert.deepEqual(
    await readLetterOf([
      'M. Loïc Barral',
      'Location : Hertz Lyon Part-Dieu – dossier 881234 – réf. loueur J8830215746. Prise le 12/05/2027 à 10h00, retour le 14/05/2027 à 18h00, même agence.',
    ]),
    ['RentalCar | Lyon Part-Dieu > Lyon Part-Dieu | 2027-05-12T10:00 – 2027-05-14T18:00 | J8830215746 | Loïc Barral'],
  );
});
