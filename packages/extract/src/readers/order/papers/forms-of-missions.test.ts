import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

test('what a form says of the mission, two labels in a row, is no journey', async () => {
  assert.deepEqual(
    await readWord('ORDRE DE MISSION', [
      ['A. L’AGENT', '<', '<', '<'],
      ['Nom, prénom', 'Mme DELESTRAINT Anouk', 'Matricule', '20411'],
      ['Grade', 'Ingénieure d’études', 'Résidence administrative', 'Paris 15e'],
      ['B. LA MISSION', '<', '<', '<'],
      ['Début', '09/03/2027 à 12h00', 'Fin', '12/03/2027 à 23h00'],
      ['Lieu', 'Genève (Suisse)', 'Imputation', 'HYD-27-118'],
      ['C. TRANSPORT', '<', '<', '<'],
      ['Aller', 'TGV Lyria 9773, mardi 09/03/2027 : Paris Gare de Lyon 14h18 – Genève 17h29', '<', '<'],
      ['Retour', 'TGV Lyria 9784, vendredi 12/03/2027 : Genève 18h29 – Paris Gare de Lyon 21h42', '<', '<'],
      ['Dossier', 'QTHMVD', 'Montant', '148,00 €'],
    ]),
    [
      'TGV Lyria9773 Paris Gare de Lyon Genève 2027-03-09T14:18 2027-03-09T17:29 QTHMVD',
      'TGV Lyria9784 Genève Paris Gare de Lyon 2027-03-12T18:29 2027-03-12T21:42 QTHMVD',
    ],
  );
  assert.deepEqual(
    await readWord('TRAVEL AUTHORISATION', [
      ['Traveller', 'Ms Hannah Oduya', 'Staff no.', '88213'],
      ['Duty begins', '3 May 2027, 09:00', 'Duty ends', '6 May 2027, 18:00'],
      ['Duty station', 'Leeds', 'Place of duty', 'Edinburgh'],
      ['Train', 'LNER 1S12, 3 May 2027, Leeds 06:15 – Edinburgh Waverley 09:24', 'Booking reference', 'KR7PL2QX'],
      ['Hotel', 'The Calton Steps', 'Confirmation', 'CS-4471'],
      ['Check-in', '3 May 2027', 'Check-out', '6 May 2027'],
    ]),
    [
      'LNER1S12 Leeds Edinburgh Waverley 2027-05-03T06:15 2027-05-03T09:24 KR7PL2QX',
      'Lodging The Calton Steps 2027-05-03 2027-05-06 CS-4471',
    ],
  );
});

test('the office that sends somebody is no house, whatever days the mission has', async () => {
  assert.deepEqual(
    await readWord(
      'INSTITUT BEAUSÉJOUR\nService des missions – 2 impasse du Lez, 34090 Montpellier',
      { heading: 'ORDRE DE MISSION N° OM-2027-1906' },
      [
        ['Missionnaire', 'M. François ESCUDIER', 'Période', 'du 28.11.2027 au 04.12.2027'],
        ['Établi le', '18.10.2027', 'Dossier', 'N6WJ3H'],
      ],
      { heading: 'Hébergement' },
      [
        ['Hôtel', 'Résidence Houeyiho'],
        ['Adresse', '14 rue des Cocotiers, Cotonou, Bénin'],
        ['Arrivée', '29.11.2027, 14h00'],
        ['Départ', '03.12.2027, 12h00'],
        ['Réservation', 'RHJ-0558'],
      ],
    ),
    ['Lodging Résidence Houeyiho 2027-11-29T14:00 2027-12-03T12:00 RHJ-0558'],
  );
});

test('the articles of an order say where a journey goes in the words of offices', async () => {
  const head = [
    'ORDRE DE MISSION n° 27-118',
    'Il est ordonné à M. Alban CHEVREUL de se rendre à Dakar du 8 mars 2027 au 12 mars 2027.',
  ];
  assert.deepEqual(
    await readLetterOf([
      ...head,
      'Article 1er. – Le 8 mars 2027, TGV INOUI n° 5104, au départ de Lille-Europe à 7 h 05, à destination d’Aéroport Charles de Gaulle 2 TGV, arrivée à 7 h 58 ; voiture 6, place 88. Dossier WTC2PN.',
      'Article 2. – Dossier Air France Y9QLRA :',
      'a) le 8 mars 2027, vol AF 718, Paris Charles-de-Gaulle départ 10 h 40, Dakar Blaise-Diagne arrivée 15 h 15 ;',
      'b) le 12 mars 2027, vol AF 719, Dakar Blaise-Diagne départ 22 h 55, Paris Charles-de-Gaulle arrivée le lendemain à 6 h 20.',
    ]),
    [
      'Train | TGV INOUI 5104 | Lille-Europe > Aéroport Charles de Gaulle 2 TGV | 2027-03-08T07:05 – 2027-03-08T07:58 | 6/88 | WTC2PN | Alban CHEVREUL',
      'Flight | AF 718 | Paris Charles-de-Gaulle > Dakar Blaise-Diagne | 2027-03-08T10:40 – 2027-03-08T15:15 | Y9QLRA | Alban CHEVREUL',
      'Flight | AF 719 | Dakar Blaise-Diagne > Paris Charles-de-Gaulle | 2027-03-12T22:55 – 2027-03-13T06:20 | Y9QLRA | Alban CHEVREUL',
    ],
  );
});

test('what a journey is made for, with its hours and its town, is no journey', async () => {
  for (const purpose of [
    'Purpose: Hearing of M. Oyelaran, 05/11/2027, 9:00 – 16:30, Bristol',
    'Reason for travel: Site visit with P. Quill, 05/11/2027, 10:00 – 15:00, Bristol',
    'Reisezweck: Anhörung von M. Oyelaran, 05.11.2027, 9:00 – 16:30, Bristol',
    'Motif du déplacement : audition de M. Oyelaran, 05/11/2027, 9h00 – 16h30, Bristol',
  ])
    assert.deepEqual(
      await readWord({ heading: 'TRAVEL CONFIRMATION' }, 'Traveller: Imogen Sallow\nPrepared: 20/10/2027', purpose, [
        ['Train', 'GWR 1A12'],
        ['From', 'London Paddington'],
        ['To', 'Bristol Temple Meads'],
        ['Departs', '04/11/2027, 18:30'],
        ['Arrives', '04/11/2027, 20:12'],
        ['Booking reference', '7TQ4LM2K'],
      ]),
      ['GWR1A12 London Paddington Bristol Temple Meads 2027-11-04T18:30 2027-11-04T20:12 7TQ4LM2K'],
      purpose,
    );
});
