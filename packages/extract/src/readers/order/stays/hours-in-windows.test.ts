import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a room is had from the first hour in which one may come, and left by the last in which one may go', async () => {
  for (const [come, go] of [
    ['Check-in Tuesday 04.05.2027, 14:00 to 22:00', 'Check-out Thursday 06.05.2027, 07:00 to 11:00'],
    ['Check-in: Tue 4 May 2027, 2 pm to 10 pm', 'Check-out: Thu 6 May 2027, 7 am to 11 am'],
    ['Arrivée mardi 4 mai 2027, 14h à 22h', 'Départ jeudi 6 mai 2027, 7h à 11h'],
    ['Anreise Dienstag 04.05.2027, 14:00 bis 22:00 Uhr', 'Abreise Donnerstag 06.05.2027, 07:00 bis 11:00 Uhr'],
  ])
    assert.deepEqual(
      await readLetterOf([
        'Travel advice',
        [['Traveller', 'Oldigs, Lennart']],
        [
          ['2 Hotel', '<'],
          [
            'Gasthaus zum Rheinfähri\nUtengasse 52\n4058 Basel, Switzerland\nTel. +41 61 555 01 27',
            `${come}\n${go}\nBooking code RF-30992\nCHF 318,00 with breakfast`,
          ],
        ],
      ]),
      ['Lodging | Gasthaus zum Rheinfähri, Basel | 2027-05-04T14:00 – 2027-05-06T11:00 | RF-30992 | Lennart Oldigs'],
      come,
    );
});
