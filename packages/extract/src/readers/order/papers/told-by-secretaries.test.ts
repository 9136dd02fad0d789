import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// How secretaries and small agencies tell of journeys in their orders.

test('a day over a meeting and a journey is of both', async () => {
  const read = await readLetterOf([
    'Délégation à Lille – programme définitif',
    'Voyageur : Mme Irène Castellan',
    [
      ['LUNDI 10 MAI 2027', '<', '<'],
      ['07h46', 'Départ de Paris Gare du Nord', 'TGV INOUI 7015, voiture 4, place 31'],
      ['08h48', 'Arrivée à Lille Europe', ''],
      ['10h00 – 12h00', 'Réunion au siège', ''],
      ['MARDI 11 MAI 2027', '<', '<'],
      ['09h00 – 12h30', 'Visite des ateliers', ''],
      ['17h11', 'Départ de Lille Europe', 'TGV INOUI 7068, voiture 6, place 12'],
      ['18h14', 'Arrivée à Paris Gare du Nord', ''],
    ],
    'Billets : dossier QWLK4T.',
  ]);
  assert.deepEqual(read, [
    'Train | TGV INOUI 7015 | Paris Gare du Nord > Lille Europe | 2027-05-10T07:46 – 2027-05-10T08:48 | 4/31 | QWLK4T | Irène Castellan',
    'Train | TGV INOUI 7068 | Lille Europe > Paris Gare du Nord | 2027-05-11T17:11 – 2027-05-11T18:14 | 6/12 | QWLK4T | Irène Castellan',
  ]);
});

test('below the days of a programme a stay is told by the numbers of its days', async () => {
  const read = await readLetterOf([
    'Voyageur : Mme Irène Castellan',
    [
      ['LUNDI 10 MAI 2027', '<'],
      [
        '16h00',
        'Installation à l’hôtel\nHôtel du Beffroi Gris, rue des Tours 7, 7000 Mons\n2 chambres, réservation HB-2207, arrivée le 10 (chambres dès 15h00), départ le 12 (11h00 au plus tard)',
      ],
      ['MERCREDI 12 MAI 2027', '<'],
      ['09h30', 'Visite de la collégiale'],
    ],
  ]);
  assert.deepEqual(read, [
    'Lodging | Hôtel du Beffroi Gris, Mons | 2027-05-10T15:00 – 2027-05-12T11:00 | HB-2207 | Irène Castellan',
  ]);
});

test('each half of a sentence tells a flight, and the dot that ends it makes no day of a clock', async () => {
  const read = await readLetterOf([
    'Dear Dr Okonkwo,',
    'KLM has ticketed you under reference 5W8QTN. On Wednesday 6 October 2027 you leave Edinburgh at 06.05 on KL 930 and land at Amsterdam Schiphol at 08.35; KL 1977 takes you on from there at 09.55 and reaches Budapest at 11.50. You travel home on Saturday the 9th: KL 1980 departs Budapest at 15.10 and gets to Edinburgh at 19.10.',
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(1, 4).join(' | ')),
    [
      'KL 930 | Edinburgh > Amsterdam Schiphol | 2027-10-06T06:05 – 2027-10-06T08:35',
      'KL 1977 | Amsterdam Schiphol > Budapest | 2027-10-06T09:55 – 2027-10-06T11:50',
      'KL 1980 | Budapest > Edinburgh | 2027-10-09T15:10 – 2027-10-09T19:10',
    ],
  );
});

test('those who travel have letters, and their seats are told under these', async () => {
  const [train] = await readLetterOf([
    { heading: 'Voyageurs' },
    'A – M. Gaspard LIOTARD',
    'B – Mme Soraya BENAMAR',
    'Train – dossier ZR7QLX',
    [
      ['', 'Train', 'Départ', 'Arrivée'],
      ['Aller, mar. 16/11/2027', 'TGV Lyria 9211', 'Dijon Ville\n09h01', 'Zürich HB\n11h26'],
      ['Retour, jeu. 18/11/2027', 'TGV Lyria 9218', 'Zürich HB\n15h34', 'Dijon Ville\n17h58'],
    ],
    [
      ['Placement', 'Aller', 'Retour'],
      ['A – LIOTARD', 'voiture 11, place 61', 'voiture 3, place 24'],
      ['B – BENAMAR', 'voiture 11, place 62', 'voiture 3, place 27'],
    ],
  ]);
  assert.match(train ?? '', / \| 11\/61 11\/62 \| ZR7QLX \| Gaspard LIOTARD \+ Soraya BENAMAR$/);
});

test('all is in the name of somebody whose own begins with a vowel', async () => {
  const read = await readLetterOf([
    { heading: 'NOTE POUR M. ESTRADE' },
    'Tout est au nom d’Honoré Estrade.',
    'L’aller. Jeudi 27 mai 2027, TGV INOUI n° 2407, départ de Paris Est à 6 h 54, arrivée à Strasbourg à 8 h 41, référence PWQ7ZK.',
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').at(-1)),
    ['Honoré Estrade'],
  );
});

test('days in figures have the year of the last one, and a table in a restaurant its house below it', async () => {
  const read = await readLetterOf([
    'Confirmation de commande 27-11840',
    'Monsieur Yann Bugnon',
    [
      ['N°', 'Date', 'Prestation', 'Lieu', 'Heure', 'Référence'],
      [
        '20',
        '23.11. – 25.11.2027',
        'Hôtel, 1 ch. double à usage individuel, 2 nuits',
        'Hotel Weisser Schwan\nSeilergasse 31\n1010 Wien, Autriche',
        'arrivée dès 15:00\ndépart jusqu’à 12:00',
        'WS 77120',
      ],
      [
        '30',
        'Me 24.11.2027',
        'Table au restaurant pour 4 personnes',
        'Zum Blauen Krug\nSchulerstrasse 6\n1010 Wien',
        '19:30',
        'BK-2411',
      ],
    ],
  ]);
  assert.deepEqual(read.toSorted(), [
    'FoodEstablishment | Zum Blauen Krug, Wien | 2027-11-24T19:30 | for 4 | BK-2411 | Yann Bugnon',
    'Lodging | Hotel Weisser Schwan, Wien | 2027-11-23T15:00 – 2027-11-25T12:00 | WS 77120 | Yann Bugnon',
  ]);
});

test('the seats of each stand below his initials, under one head for all', async () => {
  const read = await readLetterOf([
    { heading: 'ORDRE DE MISSION' },
    'Agents :',
    'Mme PRIGENT Solenn, ingénieure',
    'M. OLLIVIER Marc, technicien',
    [
      [
        'Sens',
        'Jour',
        'Train',
        'Gare et heure de départ',
        'Gare et heure d’arrivée',
        'Placement (voiture / place)',
        '<',
      ],
      ['^', '^', '^', '^', '^', 'S. P.', 'M. O.'],
      ['Aller', 'mardi 8 juin', 'TGV INOUI 8616', 'Rennes\n6 h 35', 'Paris Montparnasse\n8 h 02', '12 / 31', '12 / 32'],
      ['^', '^', 'TGV INOUI 8413', 'Paris Montparnasse\n8 h 52', 'Bordeaux Saint-Jean\n11 h 04', '6 / 75', '6 / 76'],
      [
        'Retour',
        'jeudi 10 juin',
        'TGV INOUI 8446',
        'Bordeaux Saint-Jean\n16 h 46',
        'Paris Montparnasse\n18 h 58',
        '4 / 17',
        '4 / 18',
      ],
    ],
    'Dossier SNCF n° ZK6VWT',
  ]);
  const people = 'Solenn PRIGENT + Marc OLLIVIER';
  assert.deepEqual(read, [
    `Train | TGV INOUI 8616 | Rennes > Paris Montparnasse | 2027-06-08T06:35 – 2027-06-08T08:02 | 12/31 12/32 | ZK6VWT | ${people}`,
    `Train | TGV INOUI 8413 | Paris Montparnasse > Bordeaux Saint-Jean | 2027-06-08T08:52 – 2027-06-08T11:04 | 6/75 6/76 | ZK6VWT | ${people}`,
    `Train | TGV INOUI 8446 | Bordeaux Saint-Jean > Paris Montparnasse | 2027-06-10T16:46 – 2027-06-10T18:58 | 4/17 4/18 | ZK6VWT | ${people}`,
  ]);
});

test('a stay is told by the day on which the room is left, and what is not booked beside it is no room', async () => {
  const programme = await readLetterOf([
    'Programme for Dr Marian Ellery',
    [
      ['Monday 7 June 2027', '<'],
      [
        'Overnight',
        'Hotel Mainblick, Untermainkai 40, 60329 Frankfurt am Main\nRoom ready from 15:00 today; to be vacated by 11:00 on Wednesday 9 June. Confirmation ASC/2716. Two nights.',
      ],
      ['Wednesday 9 June 2027', '<'],
      ['09:30', 'Closing session'],
    ],
  ]);
  assert.deepEqual(
    programme.map((line) => line.split(' | ').slice(1, 4).join(' | ')),
    ['Hotel Mainblick, Frankfurt am Main | 2027-06-07T15:00 – 2027-06-09T11:00 | ASC/2716'],
  );
  const order = await readLetterOf([
    'Confirmation de dossier 27-10452',
    'Voyageurs : M. AUBERTIN Loïc – Mme SENGHOR Awa',
    { heading: 'Prestations sur place' },
    [
      ['Dates', 'Prestation', 'Prix'],
      [
        '14/10/2027\nau\n17/10/2027',
        'Hôtel Metekhi Garden 4*\n8 rue Samreklo, 0103 Tbilissi, Géorgie\n2 chambres individuelles, 3 nuits. Confirmation hôtel : MG-60413\nTransfert retour non réservé, à voir avec la réception.',
        '486,00 €',
      ],
    ],
  ]);
  assert.deepEqual(order, [
    'Lodging | Hôtel Metekhi Garden, Tbilissi | 2027-10-14 – 2027-10-17 | MG-60413 | Loïc AUBERTIN + Awa SENGHOR',
  ]);
});

test('a table is taken on the evening of the arrival or before one leaves, and a house may stand between quotation marks', async () => {
  const note = await readLetterOf([
    'De : Claire Audouin (assistante de direction)',
    'À : M. Ferréol',
    'Date : lundi 13 septembre 2027',
    'Lucas,\nvoici les réservations définitives, toutes au nom de Lucas Ferréol.',
    'Aller. Mercredi 29 septembre, Intercités 3835 : Nantes 8 h 04, Bordeaux Saint-Jean 12 h 58. C’est le dossier NKWTRB.',
    'Hôtel. Tu dors deux nuits à la Maison Chartrons, 16 cours Journu, 33300 Bordeaux : arrivée le 29 après 16 h, départ le 1er octobre avant 10 h. Confirmation MC2909F.',
    'Dîner. Le soir même de ton arrivée, à 20 h 15, table de quatre au restaurant « Gabier Vert », 3 quai de Bacalan, 33300 Bordeaux (05 36 49 18 30), réservation GV-611.',
    'Retour. Vendredi 1er octobre, Intercités 3856 : Bordeaux Saint-Jean 13 h 34, Nantes 18 h 26. Dossier PLHZQS.',
  ]);
  assert.deepEqual(note.slice(0, 3), [
    'Train | Intercités 3835 | Nantes > Bordeaux Saint-Jean | 2027-09-29T08:04 – 2027-09-29T12:58 | NKWTRB | Lucas Ferréol',
    'FoodEstablishment | Gabier Vert, Bordeaux | 2027-09-29T20:15 | for 4 | GV-611 | Lucas Ferréol',
    'Lodging | Maison Chartrons, Bordeaux | 2027-09-29T16:00 – 2027-10-01T10:00 | MC2909F | Lucas Ferréol',
  ]);
  const letter = await readLetterOf([
    'Dear Ms Oduya,',
    'You travel on LNER 1S12 on Monday 3 May 2027, Leeds 06:15 to Edinburgh Waverley 09:24, and return on LNER 1E15 on Thursday 6 May, Edinburgh Waverley 13:30 to Leeds 16:40; both under reference KR7PL2QX.',
    'On the evening before you leave, at 19:30, a table for two is booked at the restaurant “The Witch Elm”, 12 Castle Wynd, Edinburgh EH1 2NG (booking WE-118).',
  ]);
  assert.ok(
    letter.some((line) => line.startsWith('FoodEstablishment | The Witch Elm, Edinburgh | 2027-05-05T19:30 | for 2')),
    letter.join('\n'),
  );
});
