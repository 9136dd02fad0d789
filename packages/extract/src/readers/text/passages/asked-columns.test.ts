import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { read, told } from '../../../../testing/told.ts';

const head = ['Déplacement D-27-0911\nValidé et réservé', 'Voyageuse : Mme Claire Vautrin'];

test('what was asked for stands beside what was booked, and is no hour of it', async () => {
  const table = (asked: string, booked: string, wish: string) => [
    ['', asked, booked],
    [
      'Aller, mardi 23 mars 2027',
      wish,
      'Eurostar 9317\nParis Gare du Nord 08:25\nBruxelles-Midi 09:47\nvoiture 3, place 41',
    ],
    ['Référence', 'QTNHXV', '<'],
  ];
  for (const [asked, booked] of [
    ['Demandé', 'Réservé'],
    ['Horaire souhaité', 'Confirmé'],
    ['Requested', 'Booked'],
  ] as const)
    for (const wish of [
      'départ vers 07:30',
      'Paris Gare du Nord 07:25\nBruxelles-Midi 08:47',
      'Thalys 9309, 07:25–08:47',
    ])
      assert.deepEqual(
        await readLetterOf([...head, table(asked, booked, wish)]),
        [
          'Train | Eurostar 9317 | Paris Gare du Nord > Bruxelles-Midi | 2027-03-23T08:25 – 2027-03-23T09:47 | 3/41 | QTNHXV | Claire Vautrin',
        ],
        `${asked} ${wish}`,
      );
});

test('an hour alone near a number whose two stops have each its own clock is no hour of the journey', () => {
  const lead = 'Booking reference: H7K2PL\n\nTuesday 9 March 2027\n';
  for (const lines of [
    '06:45 Treffen an der Information\nICE 577\nHamburg Hbf 07:24\nBerlin Hbf 09:10',
    'ICE 577\n06:45 am Gleis\nHamburg Hbf 07:24\nBerlin Hbf 09:10',
    'Abfahrt gegen 06:45\nICE 577\n07:24 Hamburg Hbf\n09:10 Berlin Hbf',
  ])
    assert.deepEqual(told(read('Ihre Buchung', `${lead}${lines}`)), [
      'ICE577 Hamburg Hbf Berlin Hbf 2027-03-09T07:24 2027-03-09T09:10',
    ]);
});

test('hours in lines of their own are those of the stops where these have none', () => {
  assert.deepEqual(
    told(
      read(
        'Ihre Buchung',
        'Booking reference: H7K2PL\n\nTuesday 9 March 2027\nICE 577\n07:24\nHamburg Hbf\n09:10\nBerlin Hbf',
      ),
    ),
    ['ICE577 Hamburg Hbf Berlin Hbf 2027-03-09T07:24 2027-03-09T09:10'],
  );
});

test('where one meets is no stop of the train that both ends of are told, in whatever words', () => {
  const lead = 'Booking reference: H7K2PL\n\nTuesday 9 March 2027\n';
  for (const line of ['06:45 Samling ved kiosken', '06:45 Kiosk in der Halle', '06:45 Bereit am Infostand'])
    assert.deepEqual(
      told(read('Ihre Buchung', `${lead}${line}\nICE 577\nHamburg Hbf 07:24\nBerlin Hbf 09:10`)),
      ['ICE577 Hamburg Hbf Berlin Hbf 2027-03-09T07:24 2027-03-09T09:10'],
      line,
    );
});
