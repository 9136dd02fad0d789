import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../testing/letter.ts';
import { mail } from '../testing/mail.ts';
import { toldInFull } from '../testing/told.ts';
import { extract } from './index.ts';

test('a line for each booking is read by itself', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Atelier Voyages',
        'Notre dossier : 417725',
        'Voyageur : Léa Brunet',
        '• 3 mai 2027 : Vol – AF 1024, Paris Charles de Gaulle (CDG) 07:20 – Lisbon (LIS) 08:55, référence QK7P2M',
        '• 3 mai 2027 : Location de voiture – Avis, Renault Clio ou similaire, Prise : Lisbon Airport, 3 mai 2027 à 10:30, Retour : Faro Airport, 6 mai 2027 à 18:00, référence 22107743',
        '• 6 mai 2027 : Transfert – Chauffeur privé, Taxis Ferrand, Faro Airport – Residencia Miramar, Prise en charge à 18:30, référence TF-881',
      ],
      '2027-03-04',
    ),
    [
      'Flight | AF 1024 | Paris Charles de Gaulle > Lisbon | 2027-05-03T07:20 – 2027-05-03T08:55 | QK7P2M | Léa Brunet',
      'RentalCar | Lisbon Airport > Faro Airport | 2027-05-03T10:30 – 2027-05-06T18:00 | 22107743 | Léa Brunet',
      'Taxi | Faro Airport > Residencia Miramar | 2027-05-06T18:30 | TF-881 | Léa Brunet',
    ],
  );
});

test('a day and an hour below what is booked are of no booking', async () => {
  const lines = [
    'Fenwick Travel',
    'Our file: 417725',
    'Traveller: Alan Petrie',
    '• 3 May 2027: Train – ICE 3344, Hamburg Hbf 12:08 – Berlin Hbf 13:53, reference WYHKDY',
    '• 5 May 2027: Dinner – Restaurant The Salt Loft, 9 Quay Street, BS1 4JE Bristol, Table for 4 at 19:15, reference 96554705',
    'Printed on 04/01/2027 at 16:42.',
  ];
  assert.deepEqual(
    (await readLetterOf(lines, '2027-03-04')).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
    ['Train | ICE 3344 | Hamburg Hbf > Berlin Hbf', 'FoodEstablishment | The Salt Loft, Bristol | 2027-05-05T19:15'],
  );
});

test('what is told whole in a sentence needs no number', async () => {
  const lines = [
    'Fenwick Travel',
    'Our file: 417725',
    'Traveller: Alan Petrie',
    'On 3 May 2027 you take train ICE 3344 from Hamburg Hbf at 12:08, arriving in Berlin Hbf at 13:53.',
    'Hertz has a VW Golf for you at Munich Airport on 4 May 2027 at 10:00, to be returned at Munich Airport on 6 May 2027 at 18:00.',
    'On 6 May 2027 a driver of Blue Line Transfers picks you up at 18:30 at Munich Airport and takes you to Hotel Sonnenhof.',
  ];
  assert.deepEqual(
    (await readLetterOf(lines, '2027-03-04')).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
    [
      'Train | ICE 3344 | Hamburg Hbf > Berlin Hbf',
      'RentalCar | Munich Airport > Munich Airport | 2027-05-04T10:00 – 2027-05-06T18:00',
      'Taxi | Munich Airport > Hotel Sonnenhof | 2027-05-06T18:30',
    ],
  );
});

test('a table is laid in the house that the line names, under its number, and not at the agency', async () => {
  const body = [
    'Atelier Voyages',
    'Notre dossier : 417725\nVoyageur : Léa Brunet',
    '• 18 août 2027 : Location de voiture – Hertz, VW Golf ou similaire, Prise : Nice Airport, 18 août 2027 à 12 h 30, Retour : Faro Airport, 24 août 2027 à 19 h 00, référence YWHBYU\n• 19 août 2027 : Dîner – Restaurant Kestrel & Rye, 18 Wells Street, EH2 3AT Edinburgh, Table pour 3 personnes à 19 h 00, référence 88716541\nDocument édité le 04/01/2027 à 16:42',
  ].join('\n\n');
  const { reservations } = await extract(
    mail({ from: 'Atelier Voyages <a@b.example>', subject: 'Votre voyage', body }),
    {
      fileName: 'mail.eml',
      contextDate: '2027-01-05',
    },
  );
  assert.deepEqual(toldInFull(reservations), [
    'RentalCar | Nice Airport > Faro Airport | 2027-08-18T12:30 – 2027-08-24T19:00 | YWHBYU | Léa Brunet',
    'FoodEstablishment | Kestrel & Rye, Edinburgh | 2027-08-19T19:00 | for 3 | 88716541 | Léa Brunet',
  ]);
});
