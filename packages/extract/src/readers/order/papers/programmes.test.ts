import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a sentence below the title of a day is of that day, and a landing below the next of the flight above', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Genève, le 18.01.2027',
        'Madame Ana Lopes et Monsieur Jean Lopes',
        'Programme de voyage confirmé',
        'Jour 1 – lundi 7 juin 2027',
        'Envol de Genève (GVA) à 07.10 avec KLM KL 1926, arrivée à Amsterdam (AMS) à 08.50. Correspondance KL 1199 à 10.05, arrivée à Bergen (BGO) à 11.45.',
        'Jours 2 et 3 – mardi 8 et mercredi 9 juin',
        'Visites libres. Nous vous recommandons le funiculaire (départ à 09.10).',
        'Jour 12 – vendredi 18 juin 2027',
        'Décollage de Bergen (BGO) à 22.30 avec KLM KL 1204.',
        'Jour 13 – samedi 19 juin 2027',
        'Atterrissage à Amsterdam (AMS) à 00.25. Correspondance KL 1923 à 06.50, arrivée à Genève (GVA) à 08.20.',
        [
          ['Prestation', 'Référence', 'Montant'],
          ['Vols KLM, taxes comprises', 'QX7RWD', 'CHF 986.40'],
          ['Assurance', 'POL-88120', 'CHF 40.00'],
        ],
      ],
      '2027-01-18',
    ),
    [
      'Flight | KL 1926 | Genève > Amsterdam | 2027-06-07T07:10 – 2027-06-07T08:50 | QX7RWD | Ana Lopes + Jean Lopes',
      'Flight | KL 1199 | Amsterdam > Bergen | 2027-06-07T10:05 – 2027-06-07T11:45 | QX7RWD | Ana Lopes + Jean Lopes',
      'Flight | KL 1204 | Bergen > Amsterdam | 2027-06-18T22:30 – 2027-06-19T00:25 | QX7RWD | Ana Lopes + Jean Lopes',
      'Flight | KL 1923 | Amsterdam > Genève | 2027-06-19T06:50 – 2027-06-19T08:20 | QX7RWD | Ana Lopes + Jean Lopes',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        '18 January 2027',
        'Mr Tom Hale',
        'Your programme is confirmed.',
        'Day 1 – Monday 7 June 2027',
        'Flight from Manchester (MAN) at 07.10 with KLM KL 1070, arriving at Amsterdam (AMS) at 09.30. Connection KL 1199 at 10.55, arriving at Bergen (BGO) at 12.35.',
        'Day 5 – Friday 11 June 2027',
        'Departure from Bergen (BGO) at 22.30 with KLM KL 1204.',
        'Day 6 – Saturday 12 June 2027',
        'Arriving at Amsterdam (AMS) at 00.25.',
        [
          ['Service', 'Reference', 'Amount'],
          ['KLM flights', 'QX7RWD', '£ 986.40'],
        ],
      ],
      '2027-01-18',
    ),
    [
      'Flight | KL 1070 | Manchester > Amsterdam | 2027-06-07T07:10 – 2027-06-07T09:30 | QX7RWD | Tom Hale',
      'Flight | KL 1199 | Amsterdam > Bergen | 2027-06-07T10:55 – 2027-06-07T12:35 | QX7RWD | Tom Hale',
      'Flight | KL 1204 | Bergen > Amsterdam | 2027-06-11T22:30 – 2027-06-12T00:25 | QX7RWD | Tom Hale',
    ],
  );
});

test('the closing table of a programme books nothing, and a day is no phone number', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Programme de voyage confirmé pour Madame Ana Lopes',
        'Jour 4 – mardi 13 avril 2027',
        'Logement : Casa Piedra Lodge, 22 Cannery Bluff, Monterey, CA 93940, USA. Du 13.04.2027 dès 16.00 au 15.04.2027 avant 10.30. Confirmation 5518 CP.',
        'Jour 12 – mercredi 21 avril 2027',
        'Retour à la maison.',
        [
          ['Prestation', 'Référence', 'Montant'],
          ['Casa Piedra Lodge, 2 nuits', '5518 CP', 'CHF 438.00'],
          ['Parking, 8 jours', '7719 PK', 'CHF 90.00'],
        ],
      ],
      '2027-01-18',
    ),
    ['Lodging | Casa Piedra Lodge, Monterey | 2027-04-13T16:00 – 2027-04-15T10:30 | 5518 CP | Ana Lopes'],
  );
});

test('a car is handed over where it is fetched, and below that where it is given back', async () => {
  const car = async (rows: string[][]) =>
    (await readLetterOf(['Lausanne, le 18.01.2027', 'Réservation confirmée pour Madame Ana Lopes', rows], '2027-01-18'))
      .map((line) => line.split(' | ').slice(1, 4).join(' | '))
      .join('\n');
  assert.equal(
    await car([
      ['Voiture de location', 'Sixt – n° 20994471DE'],
      ['Prise du véhicule', '13.04.2027, 10.00 – Porto Aéroport'],
      ['Remise du véhicule', '20.04.2027, 15.30 – Lisbonne Aéroport'],
      ['Modèle', 'Seat Ibiza ou similaire'],
    ]),
    'Porto Aéroport > Lisbonne Aéroport | 2027-04-13T10:00 – 2027-04-20T15:30 | 20994471DE',
  );
});

test('a programme has a day in each row, and each line beside it is a booking of that day', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'NOTE',
        'À : M. Hugo Delmotte',
        'De : Service voyages',
        'Date : 8 mars 2027',
        [
          ['Jour', 'Programme'],
          [
            'mar. 13 avril 2027',
            'Trenitalia Frecciarossa 9291, Paris Gare de Lyon 6 h 20 – Milano Centrale 13 h 07, voiture 4, place 8A. Réservation TQ7K4M.\nNavette privée, prise en charge à 13 h 30 à la gare de Milano Centrale, dépose à l’hôtel. Bon NM-4410.',
          ],
          [
            'jeu. 15 avril 2027',
            'Réunion au siège, toute la journée.\nTrenitalia Frecciarossa 9296, Milano Centrale 15 h 53 – Paris Gare de Lyon 22 h 40, voiture 3, place 5C. Réservation TQ7K4M.',
          ],
        ],
      ],
      '2027-03-08',
    ),
    [
      'Train | Frecciarossa 9291 | Paris Gare de Lyon > Milano Centrale | 2027-04-13T06:20 – 2027-04-13T13:07 | 4/8A | TQ7K4M | Hugo Delmotte',
      'Taxi | gare de Milano Centrale | 2027-04-13T13:30 | NM-4410 | Hugo Delmotte',
      'Train | Frecciarossa 9296 | Milano Centrale > Paris Gare de Lyon | 2027-04-15T15:53 – 2027-04-15T22:40 | 3/5C | TQ7K4M | Hugo Delmotte',
    ],
  );
});
