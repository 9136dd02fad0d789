import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

const who = 'Voyageur : Mme Ana Reis';

test('an airport whose name has no long word stands behind its code as others do', async () =>
  assert.deepEqual(
    await readWord('Itinéraire n° AB.771 – réservation confirmée', who, [
      ['VOLS – PNR 7KQ2LM', '<', '<', '<', '<'],
      ['Vol', 'Départ', '<', 'Arrivée', '<'],
      ['AF 0076', 'LAX Los Angeles', 'dim. 07/03/2027 13:50', 'PPT Tahiti-Faa’a', 'dim. 07/03/2027 20:10'],
      ['AF 0077', 'PPT Tahiti', 'lun. 15/03/2027 23:55', 'LAX Los Angeles', 'mar. 16/03/2027 11:00'],
    ]),
    ['AF76 LAX PPT 2027-03-07T13:50 2027-03-07T20:10 7KQ2LM', 'AF77 PPT LAX 2027-03-15T23:55 2027-03-16T11:00 7KQ2LM'],
  ));

for (const fell of [
  'L’option sur le vol LH 1129 vers Barcelone (mercredi 10 mars 2027) est tombée le 12 février faute d’accord.',
  'L’option sur le vol LH 1129 vers Barcelone (mercredi 10 mars 2027) est donc devenue caduque.',
  'Our option on flight LH 1129 to Barcelona (Wednesday 10 March 2027) was dropped on 12 February.',
])
  test(`an option that fell is no flight, whatever stands above it: ${fell.slice(0, 60)}`, async () =>
    assert.deepEqual(
      await readWord(
        'Confirmation – dossier 7KQ2LM',
        who,
        [
          ['Vol', 'Départ', '<', 'Arrivée', '<'],
          ['LH 1112', 'FRA Frankfurt', 'lun. 08/03/2027 07:10', 'MAD Madrid', 'lun. 08/03/2027 09:50'],
        ],
        'LOCATION',
        'Sixt, réf. 9174920331 – VW Polo ou similaire',
        'Retrait : Madrid Airport, 08/03/2027, 10:30',
        'Retour : Madrid Airport, 12/03/2027, 11:30',
        fell,
      ),
      [
        'LH1112 FRA MAD 2027-03-08T07:10 2027-03-08T09:50 7KQ2LM',
        'RentalCar Madrid Airport Madrid Airport 2027-03-08T10:30 2027-03-12T11:30 9174920331',
      ],
    ));

test('the article of what goes there is no part of the station, and the street in brackets is one before its town', async () => {
  const read = await bookingsOfWord(
    'Chère Madame Reis,',
    'Nous vous confirmons votre voyage. Le lundi 8 mars 2027, vous prendrez à Lille-Europe l’Eurostar 9129 de 11 h 26, voiture 4, place 22 ; il arrive à London St Pancras à 12 h 03. Le billet porte le numéro QX7KRP.',
    'Vous logerez deux nuits au Gästehaus Apostelnhof (Apostelnhof 7, 50667 Köln – téléphone +49 221 5550 101), du lundi 8 au mercredi 10 mars 2027. Numéro AP-771.',
  );
  const [train, stay] = read.map(({ booking }) => booking);
  assert.equal(train?.type === 'TrainReservation' && train.from?.name, 'Lille-Europe');
  const { street, postcode, city } = (stay?.type === 'LodgingReservation' && stay.place) || {};
  assert.deepEqual([street, postcode, city], ['Apostelnhof 7', '50667', 'Köln']);
});

test('what is hired stands in front of whose it is, in the cell of its number', async () => {
  const [hire] = await bookingsOfWord('Confirmation 27-31 – Mme Ana Reis', [
    [
      'Véhicule Loca Lagon, réf. 1174920331',
      'Prise en charge : Lyon Part-Dieu, lundi 8 mars 2027, 09.15',
      'Restitution : Avignon TGV, mercredi 10 mars 2027, 18.00',
      'Cat. C, Renault Clio ou similaire',
    ],
  ]);
  assert.equal(hire?.booking.type === 'RentalCarReservation' && hire.booking.carrier?.name, 'Loca Lagon');
});

for (const title of ['CHALET', 'Villa'])
  test(`a title that is but a kind of house names none: ${title}`, async () =>
    assert.deepEqual(
      await readWord('Confirmation de commande CX 3391', who, title, [
        ['Nom', 'Les Hauts de Port-Blanc'],
        ['Adresse', '14 chemin du Rocher, 22710 Penvénan'],
        ['Arrivée', '8 mars 2027, 16 h'],
        ['Départ', '15 mars 2027, 10 h'],
        ['Confirmation', 'PB-7752'],
      ]),
      ['Lodging Les Hauts de Port-Blanc 2027-03-08T16:00 2027-03-15T10:00 PB-7752'],
    ));

test('a note tells whose train it is before where it leaves, and nights by their days alone', async () =>
  assert.deepEqual(
    await readWord(
      'Note interne – Mme Ana Reis',
      'Voici ce qui est réservé pour votre tournée.',
      '- Mercredi 10 mars 2027 – train ScotRail de Perth (11 h 10) à Inverness (13 h 13), billets 8XR7DQFP.',
      '- Nuits du 10 et du 11 : The Ness Lantern Hotel, 22 Huntly Street, Inverness IV3 5PR, numéro HK/0614. Départ le vendredi 12.',
      '- Jeudi 18 mars 2027 – train CFF de Berne (9 h 02) à Zürich HB (9 h 58), billets 8XR7DQFL.',
      '- Nuits des 18, 19 et 20 : Hotel Kirchblick, Marktgasse 12, 8001 Zürich, numéro HA/771.',
    ),
    [
      'Train Perth Inverness 2027-03-10T11:10 2027-03-10T13:13 8XR7DQFP',
      'Lodging The Ness Lantern Hotel 2027-03-10 2027-03-12 HK/0614',
      'Train Berne Zürich HB 2027-03-18T09:02 2027-03-18T09:58 8XR7DQFL',
      'Lodging Hotel Kirchblick 2027-03-18 2027-03-21 HA/771',
    ],
  ));

test('each meal below the only day has the hour, the name and the number of its own row', async () =>
  assert.deepEqual(
    await readWord('BON POUR ACCORD – dossier PCH-0927', who, 'LUNDI 8 MARS 2027', [
      [
        '12h30',
        'Déjeuner à L’Écume du Quai, 3 rue de la Cadène, 33330 Saint-Émilion ; 4 couverts, réservé sous le n° TT-4419',
      ],
      ['14h00 – 18h00', 'Atelier d’assemblage au chai (offert)'],
      ['20h30', 'Dîner au Vieux Pressoir, 5 place du Marché, 33330 Saint-Émilion ; 4 couverts, n° VP-12'],
    ]),
    [
      'FoodEstablishment L’Écume du Quai 2027-03-08T12:30 TT-4419',
      'FoodEstablishment Vieux Pressoir 2027-03-08T20:30 VP-12',
    ],
  ));

test('the order of a railway, in groups of three, is of its trains wherever they stand', async () =>
  assert.deepEqual(
    await readWord(
      'Offre acceptée no 5082 – M. Ludo Berger',
      [
        ['PARTIE A — lundi 8 mars 2027', '<', '<', '<'],
        ['Train IC 705', 'Genève 07.39', 'Zürich HB 10.28', 'voiture 4, place 52'],
        ['PARTIE B — lundi 8 au mercredi 10 mars 2027', '<', '<', '<'],
        [
          'Voiture Sixt, conf. 9174920331',
          'Retrait : Zürich HB, lundi 8 mars 2027, 11.15',
          'Restitution : Zürich HB, mercredi 10 mars 2027, 14.30',
          'Cat. D, Fiat 500X ou similaire',
        ],
        ['Hotel Kirchblick', 'Marktgasse 12, 8001 Zürich', 'chambre libre dès 15.00', 'à libérer à 10.30'],
        ['conf. HK-644', 'tél. +41 44 555 01 71', '2 nuits', 'CHF 285.00'],
        ['PARTIE C — mercredi 10 mars 2027', '<', '<', '<'],
        ['Train IC 722', 'Zürich HB 15.32', 'Genève 18.20', 'voiture 5, place 77'],
      ],
      'Billets de train (parties A et C) : commande SBB 512 880 301, CHF 214.00 en tout. La facture sera datée du 15.03.2027.',
    ),
    [
      'IC705 Genève Zürich HB 2027-03-08T07:39 2027-03-08T10:28 512 880 301',
      'RentalCar Zürich HB Zürich HB 2027-03-08T11:15 2027-03-10T14:30 9174920331',
      'Lodging Hotel Kirchblick 2027-03-08T15:00 2027-03-10T10:30 HK-644',
      'IC722 Zürich HB Genève 2027-03-10T15:32 2027-03-10T18:20 512 880 301',
    ],
  ));
