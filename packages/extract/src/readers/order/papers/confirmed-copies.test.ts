import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A request that comes back with the answer beside it: what was asked is not booked, and tells what the answer leaves out.

const copyWith = (...rows: string[][]) =>
  readLetterOf([
    'ACCOMMODATION AND TRANSFER REQUEST – return copy with our answer',
    [
      ['1', 'Participant', 'Mr Benedikt Sorrel, Hollin Medical Ltd', '<'],
      ['', '', 'REQUESTED', 'CONFIRMED BY US'],
      ['2', 'Hotel', 'Pension des Acacias', 'Pension des Acacias\nAvenue de Cour 118\n1007 Lausanne\nSwitzerland'],
      ['3', 'Arrival', 'Sun 12 Sept 2027', 'Mon 13 Sept 2027, from 2 p.m.'],
      ['4', 'Departure', 'Fri 17 Sept 2027', 'Fri 17 Sept 2027, by 10.30 a.m.'],
      ['5', 'Hotel’s booking no.', '–', 'PDA 2027/5561'],
      ...rows,
    ],
  ]);
const stay =
  'Lodging | Pension des Acacias, Lausanne | 2027-09-13T14:00 – 2027-09-17T10:30 | PDA 2027/5561 | Benedikt Sorrel';

test('a driver whose hour alone is confirmed comes on the day that was asked', async () => {
  const answer =
    'Romandie Limousine, no. RL-3092, 12:40, Geneva Airport, Arrivals Meeting Point, to the hotel; CHF 215.00';
  assert.deepEqual(await copyWith(['6', 'Arrival transfer', 'Geneva Airport, 13 Sept, LX 357 landing 11:55', answer]), [
    'Taxi | Geneva Airport, Arrivals Meeting Point | 2027-09-13T12:40 | RL-3092 | Benedikt Sorrel',
    stay,
  ]);
});

test('what was asked for and could not be had is not booked', async () => {
  const refused = 'NOT AVAILABLE – please take the train (every 15 minutes, not bookable)';
  assert.deepEqual(
    await copyWith(
      ['6', 'Departure transfer', '17 Sept after lunch', refused],
      ['7', 'Congress dinner 15 Sept', 'yes / no', 'see registration desk'],
    ),
    [stay],
  );
});

test('prestations listed behind typed marks are read as without them', async () => {
  for (const mark of ['> ', '– ', '• ', ''])
    assert.deepEqual(
      await readLetterOf([
        'DEMANDE DE DÉPLACEMENT',
        [['Pour le compte de', 'M. Karim Ben Ayed, auditeur senior']],
        'Bonjour, vos prestations sont confirmées comme suit :',
        `${mark}Dar Zitouna Business, 22 avenue Habib-Thameur, 1000 Tunis, Tunisie, +216 71 555 018`,
        `${mark}Du 21 juin 2027 (14h00) au 24 juin 2027 (12h00), conf. DZB-21406, 3 nuits`,
        `${mark}Voiture avec chauffeur : Carthago Drive, réf. CD-771, lundi 21 juin 2027 15h45, Tunis-Carthage (TUN), sortie B, vers Dar Zitouna Business`,
      ]),
      [
        'Taxi | Tunis-Carthage (TUN), sortie B > Dar Zitouna Business | 2027-06-21T15:45 | CD-771 | Karim Ben Ayed',
        'Lodging | Dar Zitouna Business, Tunis | 2027-06-21T14:00 – 2027-06-24T12:00 | DZB-21406 | Karim Ben Ayed',
      ],
      mark,
    );
});
