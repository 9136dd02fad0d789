import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders and letters as agencies write them with Word, in layouts that no sample has.

test('"A" beside "B" is the key of an order’s line and no "À"', async () => {
  for (const head of ['Réf.', 'Poste', '#'])
    assert.deepEqual(
      await readLetterOf([
        'Confirmation de commande\nVoyageur : Mme Inès Caradec – Destination : Madrid',
        [
          [head, 'Désignation', 'Montant'],
          [
            'A',
            'Vols Iberia – dossier K7PQ2M\nIB 3435 – 09/03/2027 – Paris Orly (ORY) 11h40 / Madrid (MAD) 13h45',
            '214,00 €',
          ],
          ['B', 'Frais de dossier', '20,00 €'],
        ],
      ]),
      ['Flight | IB 3435 | Paris Orly > Madrid | 2027-03-09T11:40 – 2027-03-09T13:45 | K7PQ2M | Inès Caradec'],
      head,
    );
});

test('of a day’s table each row is a whole journey, and a night stands in one row', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Travel plan – Leeds, 9 and 10 March 2027',
      'Traveller: Ms Rhona Sorley',
      [
        ['Day', 'Time', 'Service', 'Details'],
        [
          'Tuesday\n9 March 2027',
          '07:15 – 09:33',
          'Train LNER 1214',
          'London Kings Cross → Leeds\nBooking reference QX7WLM',
        ],
        ['^', 'from 15:00', 'Hotel (1 night)', 'The Calls House\n42 King Street, Leeds LS2 7EW\nConfirmation CH-40921'],
        ['Wednesday\n10 March 2027', '10:00 – 16:00', 'Workshop', 'Wellington Place'],
      ],
    ]),
    [
      'Train | LNER 1214 | London Kings Cross > Leeds | 2027-03-09T07:15 – 2027-03-09T09:33 | QX7WLM | Rhona Sorley',
      'Lodging | The Calls House, Leeds | 2027-03-09T15:00 – 2027-03-10 | CH-40921 | Rhona Sorley',
    ],
  );
});

test('words to the left of boxes: a plane and a car that are booked, not a machine and a coach', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Bon de commande CAC/28/0041',
      [
        ['Établi le', '5 janvier 2027'],
        ['Pour', 'Mme Solène Guivarch, Hydrolec'],
      ],
      [
        [
          'AVION',
          'Air Corsica, dossier JT6RWB\nXK 771\nParis Orly (ORY)\nmardi 9 mars 2027, 07h10\nAjaccio (AJA)\nmardi 9 mars 2027, 08h45',
        ],
        [
          'VOITURE',
          'Loueur : Avis, contrat 2207441FR2\nPrise : Aéroport d’Ajaccio, 09/03/2027 à 09h15\nRetour : Gare de Bastia, 11/03/2027 à 18h00',
        ],
      ],
    ]),
    [
      'Flight | XK 771 | Paris Orly > Ajaccio | 2027-03-09T07:10 – 2027-03-09T08:45 | JT6RWB | Solène Guivarch',
      'RentalCar | Aéroport d’Ajaccio > Gare de Bastia | 2027-03-09T09:15 – 2027-03-11T18:00 | 2207441FR2 | Solène Guivarch ?',
    ],
  );
});

test('a letter is for whom its address names, where it speaks of their journey', async () => {
  const stay =
    'Hotel Isartor Hof, Baaderstraße 4, 80469 München, du 5 au 7 avril 2027, deux nuits, numéro de confirmation IH-20918.';
  for (const block of [
    'Madame\nAriane Pittet\nchemin de Boissonnet 4\n1010 Lausanne',
    'Mme Ariane Pittet\nFiduciaire du Lac\nchemin de Boissonnet 4\n1010 Lausanne',
    'Madame Ariane Pittet\nchemin de Boissonnet 4, 1010 Lausanne',
  ])
    assert.deepEqual(
      await readLetterOf([block, 'Lausanne, le 5 janvier 2027', 'Nous confirmons votre voyage à Munich.', stay]),
      ['Lodging | Hotel Isartor Hof, München | 2027-04-05 – 2027-04-07 | IH-20918 | Ariane Pittet'],
      block,
    );
  // somebody else's journey, and a letterhead without a title
  assert.deepEqual(
    await readLetterOf([
      'Madame\nAriane Pittet\nchemin de Boissonnet 4\n1010 Lausanne',
      'Voyage de M. Karim Benhaddou',
      stay,
    ]),
    ['Lodging | Hotel Isartor Hof, München | 2027-04-05 – 2027-04-07 | IH-20918 | Karim Benhaddou'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Voyages Pittet\nchemin de Boissonnet 4\n1010 Lausanne',
      'Nous confirmons votre voyage.',
      stay,
    ]),
    ['Lodging | Hotel Isartor Hof, München | 2027-04-05 – 2027-04-07 | IH-20918'],
  );
});

test('a memo in a small table is for those it is sent to; two seats in one cell are two', async () => {
  const legs = [
    ['', 'Aller', 'Retour'],
    ['Date', 'mercredi 21 avril 2027', 'vendredi 23 avril 2027'],
    ['Train', 'TGV Lyria 9211', 'TGV Lyria 9222'],
    ['Gare de départ', 'Dijon Ville', 'Zürich HB'],
    ['Départ', '9h26', '17h34'],
    ['Gare d’arrivée', 'Zürich HB', 'Dijon Ville'],
    ['Arrivée', '11h56', '20h03'],
    ['Voiture', '8', '5'],
    ['Places', '61 et 62', '33, 34'],
  ];
  assert.deepEqual(
    await readLetterOf([
      'NOTE INTERNE',
      [
        ['De', 'Service déplacements'],
        ['À', 'Clémence Gautherot, Denis Perrenoud'],
        ['Date', '31 mars 2027'],
      ],
      'Vos billets sont réservés, dossier VN4KTG.',
      legs,
    ]),
    [
      'Train | TGV Lyria 9211 | Dijon Ville > Zürich HB | 2027-04-21T09:26 – 2027-04-21T11:56 | 8/61 8/62 | VN4KTG | Clémence Gautherot + Denis Perrenoud',
      'Train | TGV Lyria 9222 | Zürich HB > Dijon Ville | 2027-04-23T17:34 – 2027-04-23T20:03 | 5/33 5/34 | VN4KTG | Clémence Gautherot + Denis Perrenoud',
    ],
  );
});

test('a letter names the day in one sentence and the train in the next', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Itinerary for Ms Rhona Sorley',
      'Your tickets are confirmed under booking reference CP7719045.',
      'On Friday 24 September 2027 you travel on to Porto by rail. Alfa Pendular 133 leaves Lisboa Santa Apolónia at 14:00 and arrives at Porto Campanhã at 16:50.',
    ]),
    [
      'Train | Alfa Pendular 133 | Lisboa Santa Apolónia > Porto Campanhã | 2027-09-24T14:00 – 2027-09-24T16:50 | CP7719045 | Rhona Sorley',
    ],
  );
});

test('a house over a table of its rooms: a stay for each row, each guest with their number', async () => {
  for (const house of [
    'Hotel Josefine, Schleifmühlgasse 22, 1040 Wien, Österreich – Tel. +43 1 555 01 75',
    'You are staying at the Hotel Josefine (Schleifmühlgasse 22, 1040 Wien).',
  ])
    assert.deepEqual(
      await readLetterOf([
        'Purchase order PBT-27-1930',
        [
          ['Traveller', 'Flight', 'Date', 'From', 'To', 'Times', 'Booking / price'],
          [
            'Ms KIRSCH Nathalie',
            'LG 8851',
            '05/10/2027',
            'Luxembourg (LUX)',
            'Vienna (VIE)',
            '09:45 – 11:25',
            '4HVQ7T\n312.45 €',
          ],
          [
            'Mr DELVAUX Marco',
            'LG 8853',
            '06/10/2027',
            'Luxembourg (LUX)',
            'Vienna (VIE)',
            '16:10 – 17:50',
            '4HVR2N\n287.10 €',
          ],
        ],
        house,
        [
          ['Guest', 'Arrival', 'Departure', 'Confirmation no.'],
          ['Ms Kirsch', '05/10/2027', '07/10/2027', 'HJN 60418'],
          ['Mr Delvaux', '06/10/2027', '07/10/2027', 'HJN 60419'],
        ],
      ]),
      [
        'Flight | LG 8851 | Luxembourg > Vienna | 2027-10-05T09:45 – 2027-10-05T11:25 | 4HVQ7T | Nathalie KIRSCH ?',
        'Lodging | Hotel Josefine, Wien | 2027-10-05 – 2027-10-07 | HJN 60418 | Nathalie KIRSCH ?',
        'Flight | LG 8853 | Luxembourg > Vienna | 2027-10-06T16:10 – 2027-10-06T17:50 | 4HVR2N | Marco DELVAUX ?',
        'Lodging | Hotel Josefine, Wien | 2027-10-06 – 2027-10-07 | HJN 60419 | Marco DELVAUX ?',
      ],
      house,
    );
});

test('a street without a number is one where its town and the town’s code follow', async () => {
  const stay = (address: string) => [
    'Travellers: Mr Yann Le Bihan and Mrs Soizic Le Bihan, with their car (height 1.65 m)',
    [
      ['Hotel', 'Nights', 'Arrival', 'Departure', 'Confirmation'],
      [`Gougane Lodge\n${address}\n+353 27 555 018`, '4', '10/07/2027', '14/07/2027', 'GL 2218'],
    ],
  ];
  const read = [
    'Lodging | Gougane Lodge, Bantry | 2027-07-10 – 2027-07-14 | GL 2218 | Yann Le Bihan + Soizic Le Bihan',
  ];
  for (const address of [
    'Wolfe Tone Square, Bantry, P75 X2H4, Ireland',
    '2 Wolfe Tone Square, Bantry, P75 X2H4, Ireland',
  ])
    assert.deepEqual(await readLetterOf(stay(address)), read, address);
});
