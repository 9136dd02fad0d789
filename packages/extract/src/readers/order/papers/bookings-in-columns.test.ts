import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders that say every booking in the same words: a column for each, a table under its title, a row for each day.

test('a column for each booking says where it starts and ends in the words for all', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Nordlys Travel AS',
      'Order confirmation no. 88120 – 11.08.2027',
      'Passengers: Mr Olav Berge, Ms Marit Sunde',
      [
        ['', 'Booking 1', 'Booking 2', 'Booking 3', 'Booking 4'],
        ['Type', 'Flight', 'Hotel', 'Rental car', 'Flight'],
        ['Supplier', 'SAS', 'Hotel Brygga, Kongens gate 12, 7011 Trondheim', 'Hertz', 'Norwegian'],
        ['Number', 'SK 330', '', '', 'DY 753'],
        ['From', 'Oslo Gardermoen (OSL)', '', 'Trondheim Airport Værnes', 'Trondheim (TRD)'],
        ['To', 'Trondheim (TRD)', '', 'Trondheim Airport Værnes', 'Oslo Gardermoen (OSL)'],
        ['Start', '06.09.2027 07:00', '06.09.2027 15:00', '07.09.2027 09:00', '09.09.2027 19:10'],
        ['End', '06.09.2027 07:55', '09.09.2027 11:00', '09.09.2027 17:30', '09.09.2027 20:05'],
        ['Reference', 'LMN4P7', 'HB-20711', 'K1192004NO', '8QZR2T'],
      ],
    ]),
    [
      'Flight | SK 330 | Oslo Gardermoen > Trondheim | 2027-09-06T07:00 – 2027-09-06T07:55 | LMN4P7',
      'Lodging | Hotel Brygga, Trondheim | 2027-09-06T15:00 – 2027-09-09T11:00 | HB-20711',
      'RentalCar | Trondheim Airport Værnes > Trondheim Airport Værnes | 2027-09-07T09:00 – 2027-09-09T17:30 | K1192004NO',
      'Flight | DY 753 | Trondheim > Oslo Gardermoen | 2027-09-09T19:10 – 2027-09-09T20:05 | 8QZR2T',
    ].map((line) => `${line} | Olav Berge + Marit Sunde`),
  );
  assert.deepEqual(
    await readLetterOf([
      'Voyages Ardant',
      'Bon de commande 7741 du 2 mars 2027',
      'Voyageur : M. Idriss Benali',
      [
        ['', 'Prestation 1', 'Prestation 2', 'Prestation 3'],
        ['Nature', 'Train', 'Hôtel', 'Transfert'],
        ['Fournisseur', 'SNCF', 'Hôtel du Parc, 8 rue de Maubeuge, 75009 Paris', 'Taxis Bleus'],
        ['N°', 'TGV INOUI 6607', '', ''],
        ['De', 'Lyon Part-Dieu', '', 'Hôtel du Parc'],
        ['À', 'Paris Gare de Lyon', '', 'Paris Gare de Lyon'],
        ['Début', '20/04/2027 17h04', '20/04/2027', '22/04/2027 17h00'],
        ['Fin', '20/04/2027 19h02', '22/04/2027', ''],
        ['Référence', 'TRVX8Q', 'PB-4402', 'TB-119'],
      ],
    ]),
    [
      'Train | TGV INOUI 6607 | Lyon Part-Dieu > Paris Gare de Lyon | 2027-04-20T17:04 – 2027-04-20T19:02 | TRVX8Q | Idriss Benali',
      'Lodging | Hôtel du Parc, Paris | 2027-04-20 – 2027-04-22 | PB-4402 | Idriss Benali',
      'Taxi | Hôtel du Parc > Paris Gare de Lyon | 2027-04-22T17:00 | TB-119 | Idriss Benali',
    ],
  );
});

test('what a column leaves open is not taken from the next', async () => {
  const read = await readLetterOf([
    'Order confirmation 88120',
    'Passenger: Mr Olav Berge',
    [
      ['Leg', '1', '2', '3'],
      ['Carrier', 'SAS', 'SJ', 'Norwegian'],
      ['No.', 'SK 1420', '433', 'DY 4112'],
      ['Date', '6 Sep 2027', '6 Sep 2027', '9 Sep 2027'],
      ['From', 'Oslo (OSL)', 'Stockholm C', 'Göteborg (GOT)'],
      ['To', 'Stockholm (ARN)', 'Göteborg C', 'Oslo (OSL)'],
      ['Dep.', '07:00', '10:24', '19:10'],
      ['Arr.', '08:00', '13:28', '20:05'],
      ['PNR', 'LMN4P7', 'WRD4410J', '8QZR2T'],
    ],
  ]);
  assert.deepEqual(
    read.filter((line) => line.startsWith('Flight')),
    [
      'Flight | SK 1420 | Oslo > Stockholm | 2027-09-06T07:00 – 2027-09-06T08:00 | LMN4P7 | Olav Berge',
      'Flight | DY 4112 | Göteborg > Oslo | 2027-09-09T19:10 – 2027-09-09T20:05 | 8QZR2T | Olav Berge',
    ],
  );
});

test('"Confirmed" in front of a number is all that a paper need say', async () => {
  for (const held of ['Confirmed – ', 'OK ', 'Confirmé, réf. '])
    assert.deepEqual(
      await readLetterOf([
        'Kestrel Corporate Travel',
        'Traveller: Mr Declan Foy',
        [
          ['FLIGHT – Lufthansa LH 931', `${held}5XKQ8R`],
          ['Depart', 'London Heathrow (LHR) T2, Tue 11 May 2027, 10:30'],
          ['Arrive', 'Frankfurt (FRA) T1, Tue 11 May 2027, 13:05'],
          ['Class / seat', 'Economy / 17F'],
        ],
        [
          ['HOTEL – Gasthof Neckarblick', `${held}4410992`],
          ['Address', 'Uferstraße 12, 70376 Stuttgart'],
          ['Check in', 'Tue 11 May 2027 from 14:00'],
          ['Check out', 'Thu 13 May 2027 by 11:00'],
        ],
      ]),
      [
        'Flight | LH 931 | London Heathrow > Frankfurt | 2027-05-11T10:30 – 2027-05-11T13:05 | 17F | 5XKQ8R | Declan Foy',
        'Lodging | Gasthof Neckarblick, Stuttgart | 2027-05-11T14:00 – 2027-05-13T11:00 | 4410992 | Declan Foy',
      ],
      held,
    );
});

test('the row of a day has its night until the next morning, and each number of a cell its own booking', async () => {
  const [who, programme] = ['Odette Fabre + Lucien Fabre', ['Jour', 'Programme', 'Réservation']];
  const paper = (...rows: string[][]) =>
    readLetterOf([
      'PROGRAMME – commande AV-3390',
      'Participants : Mme Odette Fabre, M. Lucien Fabre',
      [programme, ...rows],
    ]);
  assert.deepEqual(
    await paper(
      [
        'Lundi 10 mai 2027',
        '07h12 – 10h29 : TGV INOUI 5102 Rennes – Lille Europe, voiture 4, places 61 et 62\nNuit au Grand Hôtel des Flandres, 14 rue Faidherbe, 59800 Lille',
        'SNCF : RLM7QX\nHôtel : GHF-5520',
      ],
      [
        'Mardi 11 mai 2027',
        '13h30 : transfert privé du Grand Hôtel des Flandres vers Bruges\nNuit à l’Hotel Ter Brughe, Oost-Gistelhof 2, 8000 Brugge',
        'Transfert : TP-118\nHôtel : 66120774',
      ],
      ['Mercredi 12 mai 2027', '16h04 – 19h50 : Eurostar 9349 Bruxelles-Midi – Paris Nord', 'Eurostar : KX7P2M'],
    ),
    [
      'Train | TGV INOUI 5102 | Rennes > Lille Europe | 2027-05-10T07:12 – 2027-05-10T10:29 | 4/61 4/62 | RLM7QX',
      'Lodging | Grand Hôtel des Flandres, Lille | 2027-05-10 – 2027-05-11 | GHF-5520',
      'Taxi | Grand Hôtel des Flandres > Bruges | 2027-05-11T13:30 | TP-118',
      'Lodging | Hotel Ter Brughe, Brugge | 2027-05-11 – 2027-05-12 | 66120774',
      'Train | Eurostar 9349 | Bruxelles-Midi > Paris Nord | 2027-05-12T16:04 – 2027-05-12T19:50 | KX7P2M',
    ].map((line) => `${line} | ${who}`),
  );
  // the hours of a visit are not those of the room
  assert.deepEqual(
    await paper([
      'Lundi 10 mai 2027',
      '10h00 : visite du beffroi\nNuit à l’Hôtel du Parc, 12 rue de la Gare, 59800 Lille',
      'HP-5520',
    ]),
    [`Lodging | Hôtel du Parc, Lille | 2027-05-10 – 2027-05-11 | HP-5520 | ${who}`],
  );
});

test('a driver is told where to before where from', async () => {
  assert.deepEqual(
    await readLetterOf([
      'PROGRAMME – commande AV-3390',
      'Participante : Mme Odette Fabre',
      [
        ['Jour', 'Programme', 'Réservation'],
        ['Mardi 11 mai 2027', '13h30 : transfert privé vers l’aéroport de Nice depuis l’Hôtel du Parc', 'TP-1180'],
        ['Jeudi 13 mai 2027', '09h15 : taxi de la gare de Lille Flandres jusqu’au Grand Hôtel', 'TP-1181'],
      ],
    ]),
    [
      'Taxi | Hôtel du Parc > aéroport de Nice | 2027-05-11T13:30 | TP-1180 | Odette Fabre',
      'Taxi | Lille Flandres > Grand Hôtel | 2027-05-13T09:15 | TP-1181 | Odette Fabre',
    ],
  );
});
