import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders and letters whose tables tell a whole booking in each row, in words of its own.

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
