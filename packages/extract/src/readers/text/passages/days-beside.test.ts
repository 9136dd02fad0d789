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

test('a week has its days over the columns in figures, without their month or by their names', async () => {
  const ride = (...lines: string[]) => ({ lines });
  assert.deepEqual(
    await readWord('Planning de la semaine 38', [
      ['', 'lundi 20/9', 'mardi 21/9', 'jeudi 23/9'],
      ['matin', '9h30 comité', ride('TGV 2856', '7h12 Metz Ville', '8h38 Paris Est', '10h fédération'), ''],
      ['soir', '', 'à Paris', ride('TGV 2879', '18h39 Paris Est', '20h04 Metz Ville')],
      ['Références', '', 'dossier TCNWRL', 'dossier UYKQDP'],
    ]),
    [
      'TGV2856 Metz Ville Paris Est 2027-09-21T07:12 2027-09-21T08:38 TCNWRL',
      'TGV2879 Paris Est Metz Ville 2027-09-23T18:39 2027-09-23T20:04 UYKQDP',
    ],
  );
  const rides = [
    ['Matin', 'Comité', ride('TGV 6609', '7h34 Paris Gare de Lyon', '9h31 Lyon Part-Dieu'), '11h visite'],
    ['Soir', '', '', ride('TGV 6624', '16h30 Lyon Part-Dieu', '18h26 Paris Gare de Lyon')],
  ];
  const read = [
    'TGV6609 Paris Gare de Lyon Lyon Part-Dieu 2027-06-08T07:34 2027-06-08T09:31 QK7PLM',
    'TGV6624 Lyon Part-Dieu Paris Gare de Lyon 2027-06-09T16:30 2027-06-09T18:26 QK7PLM',
  ];
  const week = 'Semaine du 7 au 11 juin 2027 – tous les TGV : dossier QK7PLM';
  assert.deepEqual(await readWord(week, [['', 'Lundi 7', 'Mardi 8', 'Mercredi 9'], ...rides]), read);
  assert.deepEqual(await readWord(week, [['', 'lundi', 'mardi', 'mercredi'], ...rides]), read);
  const hours = rides.map(([, ...cells], i) => [i === 0 ? '8 h' : '16 h', ...cells]);
  assert.deepEqual(
    await readWord(week, [['Semaine 23', '<', '<', '<'], ['', 'lun. 7/6', 'mar. 8/6', 'mer. 9/6'], ...hours]),
    read,
  );
  const alone = rides.map(([, ...cells]) => cells);
  assert.deepEqual(await readWord(week, [['lundi 7 juin', 'mardi 8 juin', 'mercredi 9 juin'], ...alone]), read);
});
