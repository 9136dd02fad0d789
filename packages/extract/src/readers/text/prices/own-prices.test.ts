import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, type Part } from '../../../../testing/word.ts';

/** What each booking costs, in the order of the paper. */
const prices = async (...parts: Part[]) =>
  (await bookingsOfWord(...parts)).map(
    ({ booking }) =>
      `${booking.reference} ${booking.price ? `${booking.price.amount} ${booking.price.currency}` : '–'}`,
  );

const hotel =
  'Hôtel des Lingères, 21 rue des Patriarches, 75005 Paris\nArrivée 14/10/2027 dès 15:00, départ 16/10/2027';
const out = 'Aller, jeudi 14/10/2027 : TGV INOUI 6208, Montpellier Saint-Roch 06:54, Paris Gare de Lyon 10:23';
const back = 'Retour, samedi 16/10/2027 : TGV INOUI 6217, Paris Gare de Lyon 17:06, Montpellier Saint-Roch 20:35';
const order = (...rows: string[][]): Part[] => [
  'Ordre de mission OM-2027-03318',
  'Agent : Mme Élodie Tarragon',
  [['Prestataire', 'Prestation', 'Référence', 'Montant TTC'], ...rows],
];

test('in an order the price in the row of a booking is its own, and the total at its foot is of none', async () => {
  const total = ['Total engagé', '<', '<', '442,00 €'];
  assert.deepEqual(
    await prices(
      ...order(
        ['SNCF', out, 'RZ4MKP', '164,00 €'],
        ['^', back, '^', '^'],
        ['Hôtel', hotel, '4410-TAR', '278,00 €'],
        total,
      ),
    ),
    ['RZ4MKP 164.00 EUR', '4410-TAR 278.00 EUR', 'RZ4MKP 164.00 EUR'],
  );
  // an amount for each way: what the booking costs is neither
  assert.deepEqual(
    await prices(
      ...order(
        ['SNCF', out, 'RZ4MKP', '82,00 €'],
        ['SNCF', back, 'RZ4MKP', '82,00 €'],
        ['Hôtel', hotel, '4410-TAR', '278,00 €'],
        total,
      ),
    ),
    ['RZ4MKP –', '4410-TAR 278.00 EUR', 'RZ4MKP –'],
  );
});

test('of two columns of amounts the one that is no part is the price', async () => {
  for (const heads of [
    ['Prix unitaire HT', 'Total TTC'],
    ['Rate per night', 'Total'],
    ['Montant HT', 'Montant TTC'],
  ])
    assert.deepEqual(
      await prices('Bon de commande 88', 'Voyageuse : Mme Élodie Tarragon', [
        ['Prestation', 'Référence', ...heads],
        [out, 'RZ4MKP', '74,55 €', '82,00 €'],
        [hotel, '4410-TAR', '126,36 €', '278,00 €'],
      ]),
      ['RZ4MKP 82.00 EUR', '4410-TAR 278.00 EUR'],
      heads.join(),
    );
});

test('the amount of the sentence that says a number is of that booking, unless it is of a night, of one guest or of nothing booked', async () => {
  const letter = (said: string) =>
    prices(
      'Ordre de mission OM-2027-03318\nAgent : Mme Élodie Tarragon',
      `Vous prendrez le TGV INOUI 6208 le jeudi 14 octobre 2027, Montpellier Saint-Roch 06:54 – Paris Gare de Lyon 10:23, dossier RZ4MKP, 82,00 € taxes comprises.`,
      `Chambre retenue à l’Hôtel des Lingères, 21 rue des Patriarches, 75005 Paris, du 14 au 16 octobre 2027, réservation 4410-TAR, ${said}.`,
      'Le total de votre dossier s’élève à 360,00 €.',
    );
  assert.deepEqual(await letter('278,00 € pour les deux nuits'), ['RZ4MKP 82.00 EUR', '4410-TAR 278.00 EUR']);
  for (const part of ['139,00 € la nuit', 'plafond 300,00 €', '139,00 € par personne', '252,73 € HT'])
    assert.deepEqual(await letter(part), ['RZ4MKP 82.00 EUR', '4410-TAR –'], part);
});

test('dollars are those of the country that one goes to, or of nobody', async () => {
  const form = (from: string, to: string, foot = '') =>
    prices(
      'Travel form',
      'Traveller: Ms Ana Reis',
      [
        ['Flight', `Delta DL 1463, Tue 2027-02-09, ${from} 08:05 – ${to} 09:40`],
        ['Booking reference', '8KDW3Z', 'Price of the flight', '$642.18 taxes included'],
        ['Hotel', 'Harbour House Inn, 5 Quay Street, Halifax, NS B3J 1A1, Canada'],
        ['Check-in', '2027-02-09', 'Check-out', '2027-02-11'],
        ['Confirmation', 'AQM-1180'],
      ],
      `Thank you. ${foot}`,
    );
  assert.equal((await form('Montréal (YUL)', 'Halifax (YHZ)'))[0], '8KDW3Z 642.18 CAD');
  assert.equal((await form('Boston (BOS)', 'Halifax (YHZ)'))[0], '8KDW3Z –');
  assert.equal((await form('Boston (BOS)', 'Halifax (YHZ)', 'Amounts in US dollars.'))[0], '8KDW3Z 642.18 USD');
});

test('what a form says below a number is its price, and what a deposit or a night costs beside it is not', async () => {
  assert.deepEqual(
    await prices('Agent : Mme Élodie Tarragon', [
      ['Aller', out],
      ['Titres', 'commandés par l’Institut – dossier RZ4MKP – 164,00 € A/R'],
      ['Hôtel', hotel],
      ['N° de réservation', '4410-TAR', 'Téléphone', '01 99 00 52 07'],
      ['Montant', 'CHF 471.00, petit-déjeuner compris'],
    ]),
    ['RZ4MKP 164.00 EUR', '4410-TAR 471.00 CHF'],
  );
  assert.deepEqual(
    await prices('Agent : Mme Élodie Tarragon', [
      ['Transport', `${out}, dossier RZ4MKP`],
      ['Hôtel', `${hotel}\nConfirmation 4410-TAR\n278,00 € taxes comprises\nDépôt de garantie de 100 €`],
    ]),
    ['RZ4MKP –', '4410-TAR 278.00 EUR'],
  );
});

test('what is told of all tickets or of the stay is the price of the one booking of its kind', async () => {
  const letter = (...said: string[]) =>
    prices(
      'Ordre de mission OM-2027-03318\nAgent : Mme Élodie Tarragon',
      `${out}, dossier RZ4MKP.`,
      `${back}, dossier RZ4MKP.`,
      `Chambre retenue à l’Hôtel des Lingères, 21 rue des Patriarches, 75005 Paris, du 14 au 16 octobre 2027, sous le numéro 4410-TAR. ${said[0]}`,
      ...said.slice(1),
    );
  assert.deepEqual(await letter('Le séjour revient à 278,00 €.', 'Prix des deux billets, taxes comprises : 164,00 €'), [
    'RZ4MKP 164.00 EUR',
    '4410-TAR 278.00 EUR',
    'RZ4MKP 164.00 EUR',
  ]);
  // of a night, and of the room and the trains at once
  assert.deepEqual(await letter('La chambre est à 139,00 € la nuit.', 'Total hôtel et billets : 442,00 €'), [
    'RZ4MKP –',
    '4410-TAR –',
    'RZ4MKP –',
  ]);
  assert.deepEqual(
    await prices(
      'Agent : Mme Élodie Tarragon',
      [[out], [back], [`${hotel}\nConfirmation 4410-TAR`], ['Dossier SNCF RZ4MKP']],
      [
        ['Billets de train', '164,00 €'],
        ['Hôtel des Lingères, petits déjeuners inclus', '278,00 €'],
        ['Honoraires', '40,00 €'],
      ],
    ),
    ['RZ4MKP 164.00 EUR', '4410-TAR 278.00 EUR', 'RZ4MKP 164.00 EUR'],
  );
});

test('below a currency alone stand amounts of it', async () => {
  const rows = [
    ['1', out, 'RZ4MKP', '129.00'],
    ['2', hotel, '4410-TAR', '1’046.30'],
    ['', 'Net à payer', '', '1’175.30'],
  ];
  const invoice = (head: string): Part[] => [
    'Facture 27/3318',
    'Voyageuse : Mme Élodie Tarragon',
    [['Pos.', 'Prestation', 'Référence', head], ...rows],
  ];
  for (const head of ['CHF', 'Montant CHF', 'Montant (CHF)'])
    assert.deepEqual(await prices(...invoice(head)), ['RZ4MKP 129.00 CHF', '4410-TAR 1046.30 CHF'], head);
});

test('a form of lines has a price below its number, and a line or a sentence says what tickets cost', async () => {
  const form = [
    'Voyageuse : Mme Élodie Tarragon',
    `${out}, dossier RZ4MKP`,
    { heading: 'Hôtel' },
    'Établissement : Hôtel des Lingères',
    'Adresse : 21 rue des Patriarches, 75005 Paris',
    'Du : 14/10/2027',
    'Au : 16/10/2027',
    'Confirmation : 4410-TAR',
    'Prix : 278,00 € petits-déjeuners compris',
  ];
  for (const line of [
    'Première, billets échangeables : 164,00 € TTC',
    'Coût billet : 164,00 EUR. Franchise 2 x 23 kg.',
  ])
    assert.deepEqual(await prices(...form.toSpliced(2, 0, line)), ['RZ4MKP 164.00 EUR', '4410-TAR 278.00 EUR'], line);
  // a class is no saving
  assert.deepEqual(
    await prices(
      'Mme Élodie Tarragon',
      `${out}. Dossier RZ4MKP, classe économique, 164,00 €.`,
      hotel,
      'Confirmation 4410-TAR',
    ),
    ['RZ4MKP 164.00 EUR', '4410-TAR –'],
  );
});
