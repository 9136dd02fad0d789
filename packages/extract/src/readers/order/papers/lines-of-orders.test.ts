import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readMail, readPage } from '../../../../testing/told.ts';
import { readName } from '../../../text/names.ts';

// Orders and letters whose lines tell a whole booking each.

test('both airports in one word, who flies at the end of a line, a car from a code to a house', async () => {
  const order = [
    { heading: 'PURCHASE ORDER 4500118' },
    'Date: 4 January 2027\nSupplier: Westgate Travel Ltd\nDelivery date: 12 March 2027',
    [
      ['Line', 'Description', 'Qty', 'Amount'],
      [
        '10',
        'Return flight London Heathrow – Toronto, Mr Neil Ashworth\nAC 857 LHR–YYZ 15/03/2027 dep. 12:05 arr. 15:05\nAC 856 YYZ–LHR 19/03/2027 dep. 18:40 arr. 06:30 (20/03)\nAirline ref. 4TZK8P',
        '1',
        '£812.40',
      ],
      ['20', 'Private car YYZ – The Marlowe, 15/03/2027, 16:15, ref. TC-5581', '1', '£58.00'],
    ],
  ];
  assert.deepEqual((await readLetterOf(order)).toSorted(), [
    'Flight | AC 856 | YYZ > LHR | 2027-03-19T18:40 – 2027-03-20T06:30 | 4TZK8P | Neil Ashworth',
    'Flight | AC 857 | London Heathrow > YYZ | 2027-03-15T12:05 – 2027-03-15T15:05 | 4TZK8P | Neil Ashworth',
    'Taxi | YYZ > The Marlowe | 2027-03-15T16:15 | TC-5581 | Neil Ashworth',
  ]);
});

test('where a ship goes, below "Where"', async () => {
  const memo = [
    'MEMO\nTo: Callum Reid\nFrom: Operations\nDate: 5 January 2027\nRe: Islay distillery visit',
    'Callum, all booked for you:',
    [
      ['What', 'When', 'Where', 'Reference'],
      ['CalMac ferry MV Finlaggan', 'Tue 6 Apr 2027, 09:45 – 12:05', 'Kennacraig – Port Askaig', '88-20417'],
      ['The Harbour Inn, 2 nights', '6 – 8 Apr 2027', 'The Square, Bowmore PA43 7JR', 'HI-20931'],
      ['CalMac ferry MV Hebridean Isles', 'Thu 8 Apr 2027, 15:30 – 17:25', 'Port Askaig – Kennacraig', '88-20418'],
    ],
  ];
  assert.deepEqual((await readLetterOf(memo)).toSorted(), [
    'Boat | Finlaggan | Kennacraig > Port Askaig | 2027-04-06T09:45 – 2027-04-06T12:05 | 88-20417 | Callum Reid',
    'Boat | Hebridean Isles | Port Askaig > Kennacraig | 2027-04-08T15:30 – 2027-04-08T17:25 | 88-20418 | Callum Reid',
    'Lodging | The Harbour Inn, Bowmore | 2027-04-06 – 2027-04-08 | HI-20931 | Callum Reid',
  ]);
});

const flights =
  'Vous décollerez de Nantes le lundi 5 avril à 14 h 20 sur le vol Transavia TO7602 et vous vous poserez à Porto à 15 h 10 (heure locale). Le retour est prévu le jeudi 8 avril : vol TO7603, départ de Porto à 15 h 55, arrivée à Nantes à 18 h 45. La référence Transavia de ces deux vols est PX7QKL.';
const car =
  'Une voiture vous attendra au comptoir Europcar de l’aéroport de Porto le 5 avril à 15 h 45 ; vous la rendrez au même endroit le 8 avril à 14 h 15 (réservation n° 1094471820).';

test('a return three days later, and the number of both flights beside that of a car', async () => {
  const told = [
    'Flight | TO 7602 | Nantes > Porto | 2027-04-05T14:20 – 2027-04-05T15:10 | PX7QKL',
    'Flight | TO 7603 | Porto > Nantes | 2027-04-08T15:55 – 2027-04-08T18:45 | PX7QKL',
    'RentalCar | aéroport de Porto > aéroport de Porto | 2027-04-05T15:45 – 2027-04-08T14:15 | 1094471820',
  ];
  assert.deepEqual(
    (await readMail('Agence', 'Votre voyage à Porto', `<p>${flights}</p><p>${car}</p>`)).toSorted(),
    told,
  );
  const letter = ['Nantes, le 12 janvier 2027', 'Chère Madame Kerbrat,', flights, car];
  assert.deepEqual((await readLetterOf(letter)).toSorted(), told);
});

test('who is greeted is no name', () => {
  assert.deepEqual(['Dear Dr Vance', 'Bonjour Mme Lefort', 'Chère Madame Kerbrat'].map(readName), [null, null, null]);
});

test('the weekday above its day tells an American memo', async () => {
  const memo = [
    'To: Dana Whitlock\nFrom: Travel desk\nDate: October 4, 2027',
    [
      ['When', 'What', 'Charge'],
      [
        'Fri\n11/05/2027',
        'United Airlines UA 1735, Chicago (ORD) to Denver (DEN)\nDeparts 6:20 PM, arrives 8:05 PM. Confirmation EK5NPV',
        '$178.40',
      ],
    ],
  ];
  assert.deepEqual(await readLetterOf(memo, '2027-10-04'), [
    'Flight | UA 1735 | Chicago > Denver | 2027-11-05T18:20 – 2027-11-05T20:05 | EK5NPV | Dana Whitlock',
  ]);
});

test('guests who come on days of their own', async () => {
  const letter = [
    'Domaine des Falaises, 40 route du Valaine, 76790 Étretat',
    'Nous vous confirmons l’accueil de votre groupe.',
    [
      ['Chambre', 'Occupant', 'Arrivée', 'Départ', 'Réservation'],
      ['Cap', 'M. Firmin Audouard', 'mardi 1er juin 2027', 'vendredi 4 juin 2027', 'DF-7101'],
      ['Amont', 'M. Loïck Tanguy', 'mercredi 2 juin 2027', 'vendredi 4 juin 2027', 'DF-7103'],
    ],
    'Les chambres sont remises à partir de 16 h le jour d’arrivée et rendues à 11 h le jour du départ.',
  ];
  assert.deepEqual(
    (await readLetterOf(letter)).map((line) => line.replace(/^.*?(\d{4}-\d\d-\d\d).*(DF-\d+) \| /, '$1 $2 ')),
    ['2027-06-01 DF-7101 Firmin Audouard', '2027-06-02 DF-7103 Loïck Tanguy'],
  );
});

test('a table of drives under one number, and a flight that is not on the paper', async () => {
  const letter = [
    'Travel memo\nPrepared for: Grace Otieno\nDate: 18 January 2027',
    'Savanna Transfers, booking ST-40417, private car for one:',
    [
      ['Date', 'Pick-up', 'From', 'To'],
      ['Wed 24 Feb 2027', '09:40', 'Kisumu Airport', 'Lake Breeze Lodge'],
      ['Sat 27 Feb 2027', '15:00', 'Lake Breeze Lodge', 'Kisumu Airport'],
    ],
    'The flight to Nairobi is not on this memo; Grace books it herself.',
  ];
  assert.deepEqual((await readLetterOf(letter)).toSorted(), [
    'Taxi | Kisumu Airport > Lake Breeze Lodge | 2027-02-24T09:40 | ST-40417 | Grace Otieno',
    'Taxi | Lake Breeze Lodge > Kisumu Airport | 2027-02-27T15:00 | ST-40417 | Grace Otieno',
  ]);
});

test('a stay whose last day and nights are said, in a house with a Spanish name', async () => {
  const letter = [
    '6 September 2027\nMs Frances Oyelaran',
    'You set out on Thursday 14 October 2027 with Iberia flight IB 3163, which leaves London Heathrow at 7.20 in the morning and lands at Madrid at 10.45. Their reference is LM7QZ8.',
    'In Córdoba we have taken a double room for three nights at the Casa de los Naranjos, Calle Barroso Alto 9, 14003 Córdoba. It is yours from three in the afternoon of the day you arrive until noon on Sunday the 17th; their reference is CNA-2205.',
    'You fly home with Loganair LM 21 from Kirkwall at 10:35 on Friday 22 October, arriving in Edinburgh at 11:40; Loganair’s reference is 7QK2MD.',
  ];
  assert.deepEqual((await readLetterOf(letter, '2027-09-06')).toSorted(), [
    'Flight | IB 3163 | London Heathrow > Madrid | 2027-10-14T07:20 – 2027-10-14T10:45 | LM7QZ8 | Frances Oyelaran',
    'Flight | LM 21 | Kirkwall > Edinburgh | 2027-10-22T10:35 – 2027-10-22T11:40 | 7QK2MD | Frances Oyelaran',
    'Lodging | Casa de los Naranjos, Córdoba | 2027-10-14T15:00 – 2027-10-17T12:00 | CNA-2205 | Frances Oyelaran',
  ]);
});

test('two houses in columns beside a column of remarks, a car behind its kind', async () => {
  const order = [
    { heading: 'BON DE COMMANDE AV-27-2046' },
    'Établi le 04/01/2027\nVoyageur : M. Armand DESCLAUX',
    'HÔTELS',
    [
      ['', '1er séjour', '2e séjour', 'Remarques'],
      ['Nom', 'Résidence Les Badamiers', 'Le Morne Bleu Lodge', 'Taxe de séjour à régler sur place'],
      ['Adresse', '22 Route Royale, 30515 Grand Baie', '3 allée des Veloutiers, 91202 La Gaulette', '^'],
      ['Arrivée', '23/10/2027 à partir de 14 h', '27/10/2027 à partir de 15 h', '^'],
      ['Départ', '27/10/2027 avant 11 h', '30/10/2027 avant midi', '^'],
      ['Confirmation', 'RB-5520', '71-MBL', '^'],
      ['Prix du séjour', '512,00 € (4 nuits)', '468,00 € (3 nuits)', 'petits déjeuners compris'],
    ],
    'VOITURE – Loca Lagon, réservation LL-27-0917, Kia Picanto ou similaire. Départ samedi 23/10/2027 à 11 h 30, Aéroport de Plaisance ; retour samedi 30/10/2027 à 19 h 45, Aéroport de Plaisance.',
  ];
  assert.deepEqual((await readLetterOf(order)).toSorted(), [
    'Lodging | Le Morne Bleu Lodge, La Gaulette | 2027-10-27T15:00 – 2027-10-30T12:00 | 71-MBL | Armand DESCLAUX',
    'Lodging | Résidence Les Badamiers, Grand Baie | 2027-10-23T14:00 – 2027-10-27T11:00 | RB-5520 | Armand DESCLAUX',
    'RentalCar | Aéroport de Plaisance > Aéroport de Plaisance | 2027-10-23T11:30 – 2027-10-30T19:45 | LL-27-0917 | Armand DESCLAUX',
  ]);
});

test('the day of a paper is not the day on which a car is fetched', async () => {
  const order = [
    'TRAVEL ORDER TO-2231\nFor: Russell Imhoff\nDate: 4 January 2027',
    'Rental car: National, confirmation 1186342270',
    [
      ['', 'Pick-up', 'Return'],
      ['Where', 'Denver Airport', 'Salt Lake City Airport'],
      ['When', '5 March 2027 8:15 PM', '10 March 2027 9:30 PM'],
    ],
  ];
  assert.deepEqual(await readLetterOf(order), [
    'RentalCar | Denver Airport > Salt Lake City Airport | 2027-03-05T20:15 – 2027-03-10T21:30 | 1186342270 | Russell Imhoff',
  ]);
});

test('a car to the port, from a hotel; the name behind "ferry"', async () => {
  const order = [
    'Travel order SM/1742\nraised 4 January 2027\nTraveller: Ms Ailsa Drummond',
    [
      ['C  Car to port', 'Rijnmond Taxicentrale', 'Ref. 5512-RT', 'EUR 65.00'],
      ['27 March 2027 (Sat) 19:10', 'From: Hotel Maaszicht Zuid', 'To: Stena Line terminal, Hoek van Holland', '<'],
    ],
    'Your cabin on the NorthLink ferry Hjaltland is confirmed: it leaves Aberdeen on Tuesday 6 April 2027 at 17:00 and reaches Kirkwall at 23:00 the same evening. The booking number is NL-559210.',
  ];
  assert.deepEqual((await readLetterOf(order)).toSorted(), [
    'Boat | Hjaltland | Aberdeen > Kirkwall | 2027-04-06T17:00 – 2027-04-06T23:00 | NL-559210 | Ailsa Drummond',
    'Taxi | Hotel Maaszicht Zuid > Stena Line terminal, Hoek van Holland | 2027-03-27T19:10 | 5512-RT | Ailsa Drummond',
  ]);
});

test('a day that is merged over several rows is of none of them alone', async () => {
  const order = [
    'Commande 52-1419, Lausanne, le 13.12.2027\nVoyageur : M. Théodore Rappaz',
    [
      ['Jour', 'Prestation', 'Référence', 'CHF / EUR'],
      [
        'mardi 11 janvier',
        'Casa Meneghina, via Vetere Nuova 11, 20123 Milano, Italie\n2 nuits, chambre dès 15.00, départ jusqu’à 11.00 le jeudi 13 janvier',
        '30-55871',
        'EUR 318.00',
      ],
      ['jeudi 13 janvier', 'Swiss LX 1629\nMilan Malpensa (MXP) 19.35\nZurich (ZRH) 20.30', '4FQ9ZX', 'CHF 142.60'],
      [
        '^',
        'InterCity IC 735\nZürich Flughafen dép. 21.13\nLausanne arr. 23.36\n2e classe, place non réservée',
        '8834-1121',
        'CHF 41.00',
      ],
    ],
  ];
  assert.deepEqual((await readLetterOf(order, '2027-12-13')).toSorted(), [
    'Flight | LX 1629 | Milan Malpensa > Zurich | 2028-01-13T19:35 – 2028-01-13T20:30 | 4FQ9ZX | Théodore Rappaz',
    'Lodging | Casa Meneghina, Milano | 2028-01-11T15:00 – 2028-01-13T11:00 | 30-55871 | Théodore Rappaz',
    'Train | IC 735 | Zürich Flughafen > Lausanne | 2028-01-13T21:13 – 2028-01-13T23:36 | 8834-1121 | Théodore Rappaz',
  ]);
});

test('a table at half past nine, and a car from one branch to another at an hour in words', async () => {
  const letter = [
    '18 mars 2027\nMadame Ondine CARLIER',
    'Samedi 10 avril 2027, à onze heures, vous prendrez possession d’une Fiat 500 ou similaire chez Sixt, agence Turin Porta Susa, et vous la rendrez le lundi 12 avril à 17 h 30 à l’agence Gênes Aéroport. La réservation est la n° 9871120345.',
    'On Friday 9 April 2027 a table for two is waiting for you at half past nine at Bodega del Aljibe, Plaza del Potro Viejo 4, 14002 Córdoba.',
  ];
  assert.deepEqual((await readLetterOf(letter, '2027-03-18')).toSorted(), [
    'FoodEstablishment | Bodega del Aljibe, Córdoba | 2027-04-09T21:30 | for 2 | Ondine CARLIER',
    'RentalCar | Turin Porta Susa > Gênes Aéroport | 2027-04-10T11:00 – 2027-04-12T17:30 | 9871120345 | Ondine CARLIER',
  ]);
});

test('a return whose ends are said once, over the hours of each way', async () => {
  const order = [
    { heading: 'Travel Order 2027/031' },
    'Ordered by: Finance, 4 January 2027\nFor: Mrs Helen Amory',
    [
      ['Item', 'Service', 'Supplier ref', 'Cost'],
      [
        '1',
        'Return train London Euston to Manchester Piccadilly\nOut: Tue 9 March 2027, 08:20 – 10:28, coach C seat 21\nBack: Wed 10 March 2027, 17:35 – 19:43, coach U seat 14',
        'M7K2QXTP',
        '£142.00',
      ],
      [
        '2',
        'One night at The Loom House, 17 Ducie Street, Manchester M1 2JW, 9 March 2027, breakfast included',
        'LH-3371',
        '£118.00',
      ],
    ],
  ];
  assert.deepEqual((await readLetterOf(order)).toSorted(), [
    'Lodging | The Loom House, Manchester | 2027-03-09 – 2027-03-10 | LH-3371 | Helen Amory',
    'Train | London Euston > Manchester Piccadilly | 2027-03-09T08:20 – 2027-03-09T10:28 | C/21 | M7K2QXTP | Helen Amory',
    'Train | Manchester Piccadilly > London Euston | 2027-03-10T17:35 – 2027-03-10T19:43 | U/14 | M7K2QXTP | Helen Amory',
  ]);
});

const there =
  'Votre traversée Roscoff – Plymouth avec Brittany Ferries est réservée : départ le lundi 8 mars 2027 à 22 h 30, arrivée à 6 h 30 le lendemain, à bord de l’Armorique, dossier BF-772140.';
const home =
  'Le retour se fait le jeudi 11 mars à 22 h 00 de Plymouth, arrivée à Roscoff le 12 mars à 8 h 00, même navire et même dossier.';

test('the day on which the way back lands is not that on which it leaves', async () => {
  const crossings = [
    'Boat | Armorique | Roscoff > Plymouth | 2027-03-08T22:30 – 2027-03-09T06:30 | BF-772140',
    'Boat | Armorique | Plymouth > Roscoff | 2027-03-11T22:00 – 2027-03-12T08:00 | BF-772140',
  ];
  assert.deepEqual(await readMail('Agence', 'Votre traversée', `<p>${there}</p><p>${home}</p>`), crossings);
  const letter = [
    'Rennes, le 4 janvier 2027',
    'Monsieur Aurélien Pichon',
    there,
    'À Plymouth, vous logerez au Barbican Rest, 22 New Street, Plymouth PL1 2NB, du 9 au 11 mars ; votre confirmation est BR-0091.',
    home,
  ];
  assert.deepEqual(
    (await readLetterOf(letter)).toSorted(),
    [...crossings, 'Lodging | Barbican Rest, Plymouth | 2027-03-09 – 2027-03-11 | BR-0091']
      .map((line) => `${line} | Aurélien Pichon`)
      .toSorted(),
  );
});

test('seats of two trains in one sentence, and in two', async () => {
  const trains = [
    'Train | TGV INOUI 7321 | Paris Nord > Dunkerque | 2027-03-08T11:46 – 2027-03-08T14:03 | 6/92 | ZK3PLQ | Yann KERMARREC',
    'Train | TGV INOUI 8712 | Quimper > Paris Montparnasse | 2027-03-08T06:04 – 2027-03-08T09:45 | 2/18 | ZK3PLQ | Yann KERMARREC',
  ];
  const [first, second] = [
    'train TGV INOUI 8712 le lundi 8 mars 2027, départ de Quimper à 06 h 04, arrivée à Paris Montparnasse à 09 h 45, voiture 2 place 18',
    'puis TGV INOUI 7321 le même jour, départ de Paris Nord à 11 h 46, arrivée à Dunkerque à 14 h 03, voiture 6 place 92. Dossier SNCF : ZK3PLQ.',
  ];
  const head = ['ORDRE DE MISSION N° 27-044', 'Nom : KERMARREC Yann\nFait à Quimper, le 4 janvier 2027'];
  for (const told of [[`Transport : ${first} ; ${second}`], [`Transport : ${first}.`, `Et ${second}`]])
    assert.deepEqual((await readLetterOf([...head, ...told])).toSorted(), trains);
});

test('Brest is the one in the country from which one flies, and what ship sails both ways is said once', async () => {
  const [flight] = await readFlights('AF 7728 Paris CDG – Brest, 3 May 2027, 06:10 – 07:25. PNR T9WK4L');
  assert.deepEqual(flight, { iata: 'BES', zone: 'Europe/Paris' });
  const form = [
    { heading: 'BON DE RÉSERVATION – TRAVERSÉE' },
    'Client : M. Pascal Ornano',
    [
      ['Compagnie', 'Corsica Linea'],
      ['Navire', 'Pascal Paoli'],
      ['Aller', 'Marseille – Bastia, départ le 08/03/2027 à 19:00, arrivée le 09/03/2027 à 07:30'],
      ['Retour', 'Bastia – Marseille, départ le 12/03/2027 à 18:30, arrivée le 13/03/2027 à 07:00'],
      ['N° de réservation', 'CL-5540912'],
    ],
  ];
  assert.deepEqual((await readLetterOf(form)).toSorted(), [
    'Boat | Pascal Paoli | Bastia > Marseille | 2027-03-12T18:30 – 2027-03-13T07:00 | CL-5540912 | Pascal Ornano',
    'Boat | Pascal Paoli | Marseille > Bastia | 2027-03-08T19:00 – 2027-03-09T07:30 | CL-5540912 | Pascal Ornano',
  ]);
});

test('what takes the place of a flight, in an amendment', async () => {
  const back = 'Flight | AF 7421 | Paris Orly > Toulouse | 2027-03-11T18:40 – 2027-03-11T20:00 | M4KQ7T | Kévin Loubet';
  const french = [
    { heading: 'AVENANT N° 2 À LA COMMANDE 2027-0087' },
    'Voyageur : M. Kévin Loubet',
    'Le vol AF 7402 du 9 mars 2027 (Toulouse 07:10 – Paris Orly 08:30) est remplacé par le vol AF 7410 du même jour, Toulouse 10:15 – Paris Orly 11:35, dossier M4KQ7T.',
    'Le vol retour est inchangé : AF 7421, 11 mars 2027, Paris Orly 18:40 – Toulouse 20:00, même dossier.',
  ];
  const there =
    'Flight | AF 7410 | Toulouse > Paris Orly | 2027-03-09T10:15 – 2027-03-09T11:35 | M4KQ7T | Kévin Loubet';
  assert.deepEqual(await readLetterOf(french), [there, back]);
  const english = [
    { heading: 'PURCHASE ORDER AMENDMENT No. 1' },
    'Traveller: Dr Hamish Laird',
    'Flight BA 1442 Edinburgh – London Heathrow on 9 March 2027 (departing 07:15) is replaced by:',
    [
      ['Flight', 'Date', 'From', 'To', 'Dep.', 'Arr.', 'Booking ref.'],
      ['BA 1438', '9 March 2027', 'Edinburgh', 'London Heathrow', '11:20', '12:50', 'R8QK2T'],
    ],
  ];
  assert.deepEqual(await readLetterOf(english), [
    'Flight | BA 1438 | Edinburgh > London Heathrow | 2027-03-09T11:20 – 2027-03-09T12:50 | R8QK2T | Hamish Laird',
  ]);
});

test('a night under the title of its day, and as many as the days below say the same', async () => {
  const programme = (second: string) => [
    { heading: 'Programme de M. Yann Quéméner' },
    { heading: 'Lundi 15 mars 2027' },
    'Vol AF 1620 Paris CDG 12:35 – Le Caire 18:05, réf. K7QT2M, siège 12C',
    'Nuit : Hôtel Zamalek Garden, 21 rue Hassan Sabry, Le Caire, réf. ZG-1120',
    { heading: 'Mardi 16 mars 2027' },
    'Visite du chantier toute la journée',
    second,
    { heading: 'Mercredi 17 mars 2027' },
    'Vol AF 1621 Le Caire 19:25 – Paris CDG 23:35, réf. K7QT2M, siège 14A',
  ];
  const nights = async (second: string) =>
    (await readLetterOf(programme(second))).filter((line) => line.startsWith('Lodging'));
  const [zamalek, giza] = [
    'Lodging | Hôtel Zamalek Garden, Le Caire | 2027-03-15 –',
    'Lodging | Hotel Mena View, Gizeh | 2027-03-16 – 2027-03-17 | MV-77 | Yann Quéméner',
  ];
  const both = [`${zamalek} 2027-03-17 | ZG-1120 | Yann Quéméner`];
  assert.deepEqual(await nights('Nuit : même hôtel'), both);
  assert.deepEqual(await nights('Nuit : Hôtel Zamalek Garden, 21 rue Hassan Sabry, Le Caire, réf. ZG-1120'), both);
  assert.deepEqual(await nights('Nuit : Hotel Mena View, 6 Pyramids Road, Gizeh, réf. MV-770'), [
    `${zamalek} 2027-03-16 | ZG-1120 | Yann Quéméner`,
    giza.replace('MV-77', 'MV-770'),
  ]);
});

test('whose way back it is, and whose seat', async () => {
  const memo = [
    { heading: 'MEMO' },
    'To: Amara Diallo, Stuart Keane\nFrom: Travel desk\nDate: 11 January 2027\nRe: Brussels, 9–11 March',
    'Outbound for both: Eurostar 9126, Tuesday 9 March, London St Pancras 10:58, Brussels-Midi 14:05. Coach 8, seats 41 (Diallo) and 42 (Keane). Reference QTR7KM.',
    'Return – Diallo: Eurostar 9149, Wednesday 10 March, Brussels-Midi 16:56, London St Pancras 17:57, coach 3 seat 12.\nReturn – Keane: Eurostar 9157, Thursday 11 March, Brussels-Midi 18:56, London St Pancras 19:57, coach 5 seat 66. Both under QTR7KM.',
  ];
  assert.deepEqual(await readLetterOf(memo), [
    'Train | Eurostar 9126 | London St Pancras > Brussels-Midi | 2027-03-09T10:58 – 2027-03-09T14:05 | 8/41 8/42 | QTR7KM | Amara Diallo + Stuart Keane',
    'Train | Eurostar 9149 | Brussels-Midi > London St Pancras | 2027-03-10T16:56 – 2027-03-10T17:57 | 3/12 | QTR7KM | Amara Diallo',
    'Train | Eurostar 9157 | Brussels-Midi > London St Pancras | 2027-03-11T18:56 – 2027-03-11T19:57 | 5/66 | QTR7KM | Stuart Keane',
  ]);
});

test('rooms of those whose names stand over their flights, and a car of a house that is called by a word', async () => {
  const flights = (number: string, from: string, code: string) => [
    ['Flight', 'Route', 'Date', 'Dep', 'Arr', 'Ref'],
    [number, `${from} – Helsinki`, '15 Mar 2027', '10:20', '15:15', code],
  ];
  const itinerary = [
    { heading: 'Itinerary – Helsinki kick-off' },
    { heading: 'Ms Priya Nair' },
    flights('AY 1332', 'London Heathrow', 'NQ4T7K'),
    { heading: 'Mr Owen Pritchard' },
    flights('AY 1372', 'Manchester', 'M2RX8P'),
    { heading: 'Hotel (both)' },
    'Hotel Katajanokka Park, Merikasarminkatu 1, 00160 Helsinki – 15 to 18 March 2027 – two single rooms – confirmations KP-6610 (Nair) and KP-6611 (Pritchard)',
  ];
  const rooms = (await readLetterOf(itinerary)).filter((line) => line.startsWith('Lodging'));
  assert.deepEqual(rooms.toSorted(), [
    'Lodging | Hotel Katajanokka Park, Helsinki | 2027-03-15 – 2027-03-18 | KP-6610 | Priya Nair',
    'Lodging | Hotel Katajanokka Park, Helsinki | 2027-03-15 – 2027-03-18 | KP-6611 | Owen Pritchard',
  ]);
  const ground = [
    { heading: 'TRAVEL AUTHORIZATION' },
    [['Traveler', 'Denise Okafor']],
    { heading: 'GROUND' },
    'Enterprise, Boise Airport: pick-up March 7, 2027 9:15 PM, return March 11, 2027 5:00 AM, same location. Midsize SUV. Conf 1184420017COUNT.',
  ];
  assert.deepEqual(await readLetterOf(ground), [
    'RentalCar | Boise Airport > Boise Airport | 2027-03-07T21:15 – 2027-03-11T05:00 | 1184420017COUNT | Denise Okafor',
  ]);
});

async function readFlights(line: string) {
  const candidates = await readPage(`<p>Your booking is confirmed.</p><p>${line}</p>`);
  return candidates.flatMap(({ booking }) =>
    booking.type === 'FlightReservation' ? [{ iata: booking.to?.iata, zone: booking.to?.zone }] : [],
  );
}
