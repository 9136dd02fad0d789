import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

test('a programme with a column for each day has its journeys on the days over them', async () => {
  assert.deepEqual(
    await readWord('Carnet de voyage – M. Rodolphe Achard', [
      ['', 'Jour 1', 'Jour 2', 'Jour 3'],
      ['Date', 'lundi 7 juin 2027', 'mardi 8 juin 2027', 'mercredi 9 juin 2027'],
      [
        'Transport',
        'Vol AF 1234 Paris CDG 09h10 – Milan Linate 10h40, dossier K8RT2P',
        '',
        'Vol AF 1237 Milan Linate 18h05 – Paris CDG 19h40, dossier K8RT2P',
      ],
      ['Réunions', '14h00 chez le client', '9h30 usine', ''],
    ]),
    [
      'AF1234 CDG LIN 2027-06-07T09:10 2027-06-07T10:40 K8RT2P',
      'AF1237 LIN CDG 2027-06-09T18:05 2027-06-09T19:40 K8RT2P',
    ],
  );
  assert.deepEqual(
    await readWord('Trip planner for Ms Hannah Oduya', [
      ['', 'Tue 4 May 2027', 'Thu 6 May 2027'],
      [
        'Travel',
        'Eurostar 9018, London St Pancras 10:24 – Paris Gare du Nord 13:47, ref QKT8RL',
        'Eurostar 9047, Paris Gare du Nord 17:13 – London St Pancras 18:30, ref QKT8RL',
      ],
      ['Evening', 'Table for 2 at Chez Amélie, 19:30, reference CA-118', 'At home'],
    ]),
    [
      'Eurostar9018 London St Pancras Paris Gare du Nord 2027-05-04T10:24 2027-05-04T13:47 QKT8RL',
      'FoodEstablishment Chez Amélie 2027-05-04T19:30 CA-118',
      'Eurostar9047 Paris Gare du Nord London St Pancras 2027-05-06T17:13 2027-05-06T18:30 QKT8RL',
    ],
  );
});
