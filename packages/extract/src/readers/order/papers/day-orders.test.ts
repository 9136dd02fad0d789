import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

test('rows below a day tell their journey in a cell, and a car in two rows beside one', async () => {
  assert.deepEqual(
    await readWord('BON DE COMMANDE N° X/12', 'Tunis, le 07/06/2027', 'Missionnaire : M. Karim BEN SALAH', [
      ['Prestation', 'Détail', 'Horaires', 'Référence / Montant'],
      ['Lundi 5 juillet 2027', '<', '<', '<'],
      [
        'Ferry CTN',
        'navire Tanit\nTunis La Goulette – Marseille\nfauteuil',
        'Dép. 14h00\nArr. 11h00 (le lendemain)',
        'Rés. CTN88120\n640,00 TND',
      ],
      ['Mardi 6 juillet 2027', '<', '<', '<'],
      [
        'Train SNCF',
        'TGV INOUI 6130\nMarseille Saint-Charles – Lyon Part-Dieu\nvoiture 3, place 42',
        'Dép. 14h30\nArr. 16h10',
        'Rés. QX7RWD\n64,00 EUR',
      ],
      [
        'Hôtel',
        'Hôtel des Brotteaux\n7 rue Vauban, 69006 Lyon\nTél. 04 72 00 41 17',
        'Entrée 06/07 à partir de 14h00\nSortie 08/07 avant 12h00',
        'Conf. HBX-1093\n2 nuits : 186,00 EUR',
      ],
      [
        'Voiture',
        'Hertz, cat. économique (Renault Clio ou sim.)\nPrise : Lyon Part-Dieu',
        '08/07 à 11h30',
        'Rés. 1150338847',
      ],
      ['^', 'Retour : Marseille Aéroport', '09/07 à 16h00', '96,40 EUR payés d’avance'],
    ]),
    [
      'Boat Tunis La Goulette Marseille 2027-07-05T14:00 2027-07-06T11:00 CTN88120',
      'TGV INOUI6130 Marseille Saint-Charles Lyon Part-Dieu 2027-07-06T14:30 2027-07-06T16:10 QX7RWD',
      'Lodging Hôtel des Brotteaux 2027-07-06T14:00 2027-07-08T12:00 HBX-1093',
      'RentalCar Lyon Part-Dieu Marseille Aéroport 2027-07-08T11:30 2027-07-09T16:00 1150338847',
    ],
  );
  assert.deepEqual(
    await readWord('PURCHASE ORDER 12', 'Traveller: Mr Tom Hale', [
      ['Item', 'Details', 'Times', 'Reference'],
      ['Monday 5 July 2027', '<', '<', '<'],
      [
        'Train Irish Rail',
        'Enterprise 8015\nBelfast Grand Central – Dublin Connolly',
        'Dep. 10:05\nArr. 12:10',
        'Ref. 55810442',
      ],
      ['Car', 'Hertz, compact\nPick-up: Dublin Airport', '5 July 2027 at 14:30', 'Conf. 1150338847'],
      ['^', 'Return: Cork Airport', '8 July 2027 at 16:00', 'EUR 96.40 prepaid'],
    ]),
    [
      'Train Belfast Grand Central Dublin Connolly 2027-07-05T10:05 2027-07-05T12:10 55810442',
      'RentalCar Dublin Airport Cork Airport 2027-07-05T14:30 2027-07-08T16:00 1150338847',
    ],
  );
});

test('in Québec a car is picked up by the word for fruit', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Montréal, 2027-09-14',
        'Voyageurs : TREMBLAY/LUC MR',
        [
          ['No', 'Description', 'Montant'],
          [
            '1',
            'AUTO – Enterprise, compacte (Nissan Versa ou semblable)\nCueillette : 2027-11-07 à 9 h 00, Aéroport de Moncton\nRetour : 2027-11-09 à 12 h 30, Aéroport de Halifax\nConfirmation 31188402CA5',
            '164,22 $',
          ],
        ],
      ],
      '2027-09-14',
    ),
    [
      'RentalCar | Aéroport de Moncton > Aéroport de Halifax | 2027-11-07T09:00 – 2027-11-09T12:30 | 31188402CA5 | LUC TREMBLAY',
    ],
  );
});

test('what flies is not where: "AVION" heads the lines of the flights', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Montréal, 2027-09-14',
        'Voyageurs : TREMBLAY/LUC MR',
        [
          ['No', 'Description', 'Montant'],
          [
            '1',
            'AVION – WestJet, dossier 4XQ9LB\nWS 667 – 2027-11-09 – Halifax (YHZ) 14 h 05 / Montréal (YUL) 14 h 50',
            '512,36 $',
          ],
        ],
      ],
      '2027-09-14',
    ),
    ['Flight | WS 667 | Halifax > Montréal | 2027-11-09T14:05 – 2027-11-09T14:50 | 4XQ9LB | LUC TREMBLAY'],
  );
});
