import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const flight = (day: string) => [
  ['Vol', 'De', 'À', 'Départ', 'Arrivée', 'Date'],
  ['AF 718', 'Paris (CDG)', 'Dakar (DSS)', '16h20', '21h05', day],
];

test('whoever travels stands in a column of a table, behind a number or a service', async () => {
  const read = async (people: string[][]) => {
    const [line] = await readLetterOf(
      [
        'ORDRE DE MISSION N° 2027/118',
        'Dakar, le 4 mars 2027',
        people,
        'Dossier Air France : K7WQ2M',
        flight('06/05/2027'),
      ],
      '2027-03-04',
    );
    return line?.split(' | ').at(-1);
  };
  assert.equal(
    await read([
      ['N°', 'Nom et prénoms', 'Fonction'],
      ['1', 'Mme NDOYE Aïssatou', 'Directrice des achats'],
      ['2', 'M. FALL Cheikh Tidiane', 'Ingénieur procédés'],
    ]),
    'Aïssatou NDOYE + Cheikh Tidiane FALL',
  );
  assert.equal(
    await read([
      ['Service', 'Voyageur', 'Grade', 'Matricule'],
      ['Ventes', 'Mme Claire Duval', 'Cadre', '44 071'],
      ['Achats', 'M. Luc Bertin', 'Cadre', '44 102'],
    ]),
    'Claire Duval + Luc Bertin',
  );
  assert.equal(
    await read([
      ['Passager', 'Fonction', 'Repas'],
      ['Mme Claire Duval', 'Directrice', 'sans gluten'],
      ['M. Luc Bertin', 'Acheteur', '–'],
    ]),
    'Claire Duval + Luc Bertin',
  );
});

test('travellers who are marked by letters are meant by them in a row', async () => {
  const people = async (...lines: string[]) => {
    const trains = [
      ['Train', 'Trajet', 'Date', 'Départ', 'Arrivée', 'Voyageurs'],
      ['TGV 6607', 'Paris Gare de Lyon – Lyon Part-Dieu', '4 mars 2027', '08:00', '10:04', 'A et B'],
      ['TGV 6630', 'Lyon Part-Dieu – Paris Gare de Lyon', '5 mars 2027', '18:04', '20:00', 'B seulement'],
    ];
    const read = await readLetterOf(['Bon de commande', 'Référence SNCF : QWXCVB', ...lines, trains], '2027-01-05');
    return read.map((line) => line.split(' | ').slice(-2).join(' | '));
  };
  const both = ['QWXCVB | Maude Tessier + Karim Belkacem', 'QWXCVB | Karim Belkacem'];
  assert.deepEqual(await people('Voyageurs : (A) Maude Tessier et (B) Karim Belkacem'), both);
  assert.deepEqual(await people('Voyageurs :', '(A) Mme Maude Tessier', '(B) M. Karim Belkacem'), both);
  assert.deepEqual(await people('Voyageurs : A = Maude Tessier ; B = Karim Belkacem'), both);
});

test('a form has the family and the first name apart, or turned round, in fields that are counted', async () => {
  const flights = [
    ['Flight', 'From', 'To', 'Date', 'Departs', 'Arrives', 'Booking'],
    ['LX 319', 'London Heathrow (LHR)', 'Zürich (ZRH)', '8 March 2027', '09:05', '11:50', 'QX8L2M'],
  ];
  const who = async (...people: string[][]) => {
    const [line] = await readLetterOf(['TRAVEL ORDER', people, flights]);
    return line?.split(' | QX8L2M | ')[1];
  };
  assert.equal(
    await who(['1. Traveler (Last, First)\nOkafor, Daniel', '2. Employee ID\n0047712', '3. Order No.\nTO-27-01188']),
    'Daniel Okafor',
  );
  assert.equal(
    await who(
      ['Name / Nom', 'Okafor, Daniel', 'PRI / CIDP', '0771 2234'],
      ['Purpose / Objet', 'Audit', 'Dates', 'May'],
    ),
    'Daniel Okafor',
  );
  assert.equal(await who(['1. Last Name', '2. First Name', '3. Grade'], ['Okafor', 'Daniel', 'B2']), 'Daniel Okafor');
  assert.equal(
    await who(['Surname', 'First name', 'Staff no.'], ['Okafor', 'Daniel', '0047'], ['Lindqvist', 'Sara', '0051']),
    'Daniel Okafor + Sara Lindqvist',
  );
  assert.equal(
    await who(['Personnel : 1) MOREL Gaëtan, chef d’équipe\n2) BEN AMOR Sami, soudeur']),
    'Gaëtan MOREL + Sami BEN AMOR',
  );
});

test('a column for each traveller, and a cell over all of them', async () => {
  const read = await readLetterOf(
    [
      { heading: 'Travel arrangements: Stockholm, 22–24 September 2027' },
      [
        ['', 'Ms Orla Finnerty', 'Mr Kwame Asante-Boyd'],
        [
          'Outbound\nWed 22 Sep 2027',
          'SAS SK 2538\nDublin (DUB) dep. 11:25\nStockholm Arlanda (ARN) arr. 15:05',
          'SAS SK 2552\nEdinburgh (EDI) dep. 12:10\nStockholm Arlanda (ARN) arr. 15:25',
        ],
        [
          'Hotel\n22 – 24 Sep',
          'Hotel Norra, Brunnsgränd 14, 111 49 Stockholm\nTwo single rooms under one confirmation, HSN-41180. In 22 Sep 2027 from 15:00, out 24 Sep 2027 by 12:00.',
          '<',
        ],
        ['SAS reference', 'R8TQ4N', 'R8TW7K'],
      ],
    ],
    '2027-08-31',
  );
  assert.deepEqual(read.toSorted(), [
    'Flight | SK 2538 | Dublin > Stockholm Arlanda | 2027-09-22T11:25 – 2027-09-22T15:05 | R8TQ4N | Orla Finnerty',
    'Flight | SK 2552 | Edinburgh > Stockholm Arlanda | 2027-09-22T12:10 – 2027-09-22T15:25 | R8TW7K | Kwame Asante-Boyd',
    'Lodging | Hotel Norra, Stockholm | 2027-09-22T15:00 – 2027-09-24T12:00 | HSN-41180 | Orla Finnerty + Kwame Asante-Boyd',
  ]);
});
