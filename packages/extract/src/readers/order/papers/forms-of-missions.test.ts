import assert from 'node:assert/strict';
import { test } from 'node:test';
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
