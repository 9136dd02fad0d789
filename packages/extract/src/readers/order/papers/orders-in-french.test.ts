import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, type Part, readWord } from '../../../../testing/word.ts';

// Orders of French agencies, in layouts that many of them share.

const order = 'BON DE COMMANDE n° LC27-0488, émis le 12 mars 2027\nVoyageuse : Mme Anne Moreau';

test('houses side by side, each with its days and its number, are a booking each', async () => {
  const houses = (...rows: (readonly [string[], string[]])[]): Part =>
    rows.map((row) => row.map((lines) => ({ lines: [...lines] })));
  const names = [
    ['Hôtel Saint-Paul-Ouest', '355 rue McGill, Montréal (Québec) H2Y 2E8, Canada'],
    ['Auberge du Cap Blanc', '80 rue Dalhousie, Québec (Québec) G1K 8N4, Canada'],
  ] as const;
  const days = [
    ['Arrivée : 9 mai 2027, 15 h', 'Départ : 12 mai 2027, 12 h'],
    ['Arrivée : 12 mai 2027, 16 h', 'Départ : 14 mai 2027, 11 h'],
  ] as const;
  const read = [
    'Lodging Hôtel Saint-Paul-Ouest 2027-05-09T15:00 2027-05-12T12:00 80442917',
    'Lodging Auberge du Cap Blanc 2027-05-12T16:00 2027-05-14T11:00 ACB-5520',
  ];
  const [one, other] = names;
  const [first, second] = days;
  assert.deepEqual(
    await readWord(
      order,
      { heading: 'Hôtels' },
      houses(
        [['Montréal'], ['Québec']],
        [[...one], [...other]],
        [[...first], [...second]],
        [['Confirmation 80442917'], ['Confirmation ACB-5520']],
      ),
    ),
    read,
  );
});

test('figures of a day in the row of that day need no year', async () => {
  const table = (night: string) =>
    readWord(order, 'Toutes les prestations sont confirmées par les fournisseurs.', [
      ['Date', 'Prestation', 'Détail', 'Référence', 'Prix'],
      [
        'Mercredi 14 avril 2027',
        'Vol Air Corsica',
        { lines: ['XK 0403', 'Nice (NCE) 07h05 – Ajaccio (AJA) 07h55'] },
        'KX2RD7',
        '164,90 €',
      ],
      [
        '^',
        'Nuit',
        { lines: ['Hôtel Les Sanguinaires, 3 boulevard Sampiero, 20000 Ajaccio, 04 95 55 01 26', night] },
        'SV-7713',
        '98,00 €',
      ],
    ]);
  assert.deepEqual(
    (await table('14/04 dès 15h00 – départ 15/04 avant 10h00')).filter((one) => /^Lodging/.test(one)),
    ['Lodging Hôtel Les Sanguinaires 2027-04-14T15:00 2027-04-15T10:00 SV-7713'],
  );
});

test('people counted beside one merged word travel together', async () => {
  const [flight] = await bookingsOfWord(
    [
      ['N° de commande', 'OM-1107', 'Date', '20/07/2027'],
      ['Participants', '1. Mme CHAPUIS Laurence', 'Chambre', 'A (double)'],
      ['^', '2. M. CHAPUIS Gilles', 'Chambre', 'A (double)'],
      ['^', '3. Mme FOREST Nadia', 'Chambre', 'B (lits jumeaux)'],
    ],
    { heading: 'Jeudi 7 octobre 2027 – Lyon / Marrakech' },
    [
      ['Transavia – réservation NB5F8R (3 passagers)', '<', '<', '<', '<'],
      ['TO 7232', 'Lyon Saint-Exupéry', '13:25', 'Marrakech Ménara', '15:50'],
    ],
  );
  assert.deepEqual(
    flight?.booking.travelers?.map(({ name }) => name),
    ['Laurence CHAPUIS', 'Gilles CHAPUIS', 'Nadia FOREST'],
  );
});

test('a house that one is said to reach is where one sleeps', async () => {
  for (const [lead, name] of [
    ['De là, vous rejoignez à votre rythme The Tamar Arms', 'The Tamar Arms'],
    ['De là, vous rejoignez l’hôtel Tamar Arms', 'Tamar Arms'],
    ['From there you drive to The Tamar Arms', 'The Tamar Arms'],
  ] as const)
    assert.deepEqual(
      await readWord(
        order,
        `Le séjour. ${lead}, 3 Bank Square, Tavistock PL19 9AE, Royaume-Uni. La chambre est retenue du 3 au 6 juillet 2027, trois nuits, confirmation TA-0703-K. L’établissement souhaite récupérer les clés à 10 h 30 le dernier jour.`,
      ),
      [`Lodging ${name} 2027-07-03 2027-07-06T10:30 TA-0703-K`],
      lead,
    );
});

test('a train in a row without heads, its hours with points and its number in groups', async () => {
  assert.deepEqual(
    await readWord(
      order,
      { heading: '1  Genève – Milan en train' },
      [['Lundi 08.03.2027', 'EuroCity 37', 'Genève 13.39', 'Milano Centrale 17.37', '1re cl., voiture 11, place 46']],
      'Titre de transport CFF, n° de commande 3071 88 4425, CHF 122.00.',
    ),
    ['EuroCity37 Genève Milano Centrale 2027-03-08T13:39 2027-03-08T17:37 3071 88 4425'],
  );
});

test('which of its stations a town writes in small letters', async () => {
  const [train] = await bookingsOfWord(order, { heading: 'Train — VIA Rail Canada — confirmation 18HQ26' }, [
    [
      'Train 24',
      'Montréal Gare centrale',
      { lines: ['12/05/2027', '08:45'] },
      'Québec Gare du Palais',
      { lines: ['12/05/2027', '12:08'] },
    ],
  ]);
  const booking = train?.booking;
  assert.equal(booking && 'from' in booking && booking.from?.name, 'Montréal Gare centrale');
});
