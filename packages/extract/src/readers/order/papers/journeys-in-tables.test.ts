import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Flights, trains, ships and coaches in the tables of offices that no sample has.

test('a row says a whole journey in the lines of its cell, a hotel in the next', async () => {
  assert.deepEqual(
    await readWord('Order PO-2027-114\nTraveller: Ms Ingrid Solheim', [
      ['Service', 'Details', 'Reference'],
      ['Flight', 'SK 1465\nOslo (OSL) – Copenhagen (CPH)\nMon 3 May 2027\n07:10 – 08:20', 'SK7TQ2'],
      ['Train', 'Lyntog 43\nKøbenhavn H – Odense St.\n3 May 2027\ndep. 10:02\narr. 11:25', 'DSB 448120'],
      ['Hotel', 'Hotel Brygmesteren, Odense\n3–5 May 2027, 2 nights\nConf. HB-5521', 'HB-5521'],
      ['Flight', 'SK 1460\nCopenhagen (CPH) – Oslo (OSL)\nWed 5 May 2027\n18:35 – 19:45', 'SK7TQ2'],
    ]),
    [
      'SK1465 OSL CPH 2027-05-03T07:10 2027-05-03T08:20 SK7TQ2',
      'Lyntog43 København H Odense St. 2027-05-03T10:02 2027-05-03T11:25 448120',
      'Lodging Hotel Brygmesteren, Odense 2027-05-03 2027-05-05 HB-5521',
      'SK1460 CPH OSL 2027-05-05T18:35 2027-05-05T19:45 SK7TQ2',
    ],
  );
});

test('below the day of a row the next rows are of the same day', async () => {
  assert.deepEqual(
    await readWord('Programme de Mme Nadia Belkacem', [
      ['Jour', 'Heure', 'Programme', 'Dossier'],
      ['Lun. 10/05/2027', '08h12', 'TER 96518 Grenoble > Lyon Part-Dieu (arr. 09h34)', 'RTKL45'],
      ['', '11h30', 'Vol LH 1077 Lyon – Francfort, arrivée 12h55', '4PLQ9T'],
      ['', '16h00', 'Réunion Messe Frankfurt', ''],
      ['Mar. 11/05/2027', '19h20', 'Vol LH 1078 Francfort – Lyon, arrivée 20h40', '4PLQ9T'],
      ['', '21h26', 'TER 96549 Lyon Part-Dieu > Grenoble (arr. 22h50)', 'RTKL45'],
    ]),
    [
      'TER96518 Grenoble Lyon Part-Dieu 2027-05-10T08:12 2027-05-10T09:34 RTKL45',
      'LH1077 LYS FRA 2027-05-10T11:30 2027-05-10T12:55 4PLQ9T',
      'LH1078 FRA LYS 2027-05-11T19:20 2027-05-11T20:40 4PLQ9T',
      'TER96549 Lyon Part-Dieu Grenoble 2027-05-11T21:26 2027-05-11T22:50 RTKL45',
    ],
  );
  assert.deepEqual(
    await readWord('Programme – Mme Inès Carvalho', [
      ['Date', 'Programme'],
      [
        'Lundi 24 mai 2027',
        '6h50 – départ de Lisbonne, vol TP 436, arrivée à Paris Orly à 10h20 (dossier K7TQ2M)\n12h58 – TGV INOUI 8319 au départ de Paris Montparnasse, arrivée à La Rochelle Ville à 15h29 (dossier PWR3XT)\nNuit à l’Hôtel des Phares (conf. 40922)',
      ],
      [
        'Mercredi 26 mai 2027',
        '10h31 – TGV INOUI 8316 au départ de La Rochelle Ville, arrivée à Paris Montparnasse à 13h02 (dossier PWR3XT)\n18h05 – départ de Paris Orly, vol TP 439, arrivée à Lisbonne à 19h35 (dossier K7TQ2M)',
      ],
    ]),
    [
      'TP436 LIS ORY 2027-05-24T06:50 2027-05-24T10:20 K7TQ2M',
      'TGV INOUI8319 Paris Montparnasse La Rochelle Ville 2027-05-24T12:58 2027-05-24T15:29 PWR3XT',
      'TGV INOUI8316 La Rochelle Ville Paris Montparnasse 2027-05-26T10:31 2027-05-26T13:02 PWR3XT',
      'TP439 ORY LIS 2027-05-26T18:05 2027-05-26T19:35 K7TQ2M',
    ],
  );
});

test('coaches and British trains have names and no numbers', async () => {
  assert.deepEqual(
    await readWord('Travel order for Mr Sean Duffy', [
      [
        'Coach',
        'National Express 040, London Victoria Coach Station to Bristol Bus Station, 2 June 2027, 09:30–12:05',
        'NX-55410932',
      ],
      [
        'Coach',
        'National Express 040, Bristol Bus Station to London Victoria Coach Station, 3 June 2027, 17:00–19:40',
        'NX-55410933',
      ],
    ]),
    [
      '040 London Victoria Coach Station Bristol Bus Station 2027-06-02T09:30 2027-06-02T12:05 NX-55410932',
      '040 Bristol Bus Station London Victoria Coach Station 2027-06-03T17:00 2027-06-03T19:40 NX-55410933',
    ],
  );
  assert.deepEqual(
    await readWord('Travel schedule, Mr Ravi Menon', [
      ['No.', 'Date', 'Carrier', 'Service', 'From', 'Dep', 'To', 'Arr', 'Booking'],
      ['1', '05 Jul 2027', 'Singapore Airlines', 'SQ 306', 'Singapore', '01:20', 'London Heathrow', '07:55', '8TQKPW'],
      [
        '2',
        '06 Jul 2027',
        'Avanti West Coast',
        'Train',
        'London Euston',
        '10:10',
        'Manchester Piccadilly',
        '12:21',
        'AV22KD91',
      ],
      [
        '3',
        '08 Jul 2027',
        'TransPennine Express',
        'Train',
        'Manchester Piccadilly',
        '09:26',
        'Edinburgh Waverley',
        '12:49',
        'TP771KQZ',
      ],
      ['4', '09 Jul 2027', 'British Airways', 'BA 1447', 'Edinburgh', '15:30', 'London Heathrow', '17:00', '8TQKPX'],
    ]),
    [
      'SQ306 SIN LHR 2027-07-05T01:20 2027-07-05T07:55 8TQKPW',
      'Train London Euston Manchester Piccadilly 2027-07-06T10:10 2027-07-06T12:21 AV22KD91',
      'Train Manchester Piccadilly Edinburgh Waverley 2027-07-08T09:26 2027-07-08T12:49 TP771KQZ',
      'BA1447 EDI LHR 2027-07-09T15:30 2027-07-09T17:00 8TQKPX',
    ],
  );
});

test('an option, what is cancelled, what waits in a list and a flight that a driver watches are no bookings', async () => {
  assert.deepEqual(
    await readWord(
      'Order 12 for Mrs Petra Lang',
      'Transfer: on 3 May 2027 your driver follows flight AF 7700 (Nice 09:20 – Paris 10:55) and meets you at Paris Orly Airport at 11:15, job TX-881.',
      [
        ['Flight', 'LX 345, Zurich (ZRH) 07:05 – London (LHR) 07:50, 4 May 2027', 'Option until 20 April, not booked'],
        ['Flight', 'LX 319, Zurich (ZRH) 12:10 – London (LHR) 13:00, 4 May 2027', 'Cancelled'],
        ['Flight', 'LX 327, Zurich (ZRH) 17:05 – London (LHR) 17:50, 4 May 2027', 'Confirmed, ref. ZK4M8R'],
      ],
    ),
    ['LX327 ZRH LHR 2027-05-04T17:05 2027-05-04T17:50 ZK4M8R'],
  );
  assert.deepEqual(
    await readWord('Commande 71 – M. Bruno Salvi', [
      ['Vol', 'AZ 317, Paris CDG 10:55 – Rome FCO 13:00, 18 mai 2027', 'Confirmé, dossier T4QK8P'],
      ['Vol', 'AZ 318, Rome FCO 08:05 – Paris CDG 10:15, 20 mai 2027', 'Liste d’attente, non confirmé'],
      ['Train', 'Frecciarossa 9524, Roma Termini 11:00 – Milano Centrale 14:10, 20 mai 2027', 'Émis, code RT7Q2K'],
    ]),
    [
      'AZ317 CDG FCO 2027-05-18T10:55 2027-05-18T13:00 T4QK8P',
      'Frecciarossa9524 Roma Termini Milano Centrale 2027-05-20T11:00 2027-05-20T14:10 RT7Q2K',
    ],
  );
});
