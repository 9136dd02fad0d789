import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';

test('a line that tells the whole way above its trains is no train, and its day is that of the first', async () => {
  const changes = (whole: string) =>
    readTable(`${whole}
Trajet | Train | Départ / Arrivée | Service
1/2 // CP 884512 | Frecciarossa // 9281 | Paris Gare de Lyon 07h30 // Milano Centrale 14h05 | BUSINESS // Voiture 2 – Place 11D
2/2 // CP 884513 | Frecciarossa // 9739 | Milano Centrale 14h45 // Venezia Santa Lucia 17h12 | STANDARD // Voiture 6 – Place 3A`);
  const trains = [
    'Frecciarossa9281 Paris Gare de Lyon Milano Centrale 2027-10-04T07:30 2027-10-04T14:05',
    'Frecciarossa9739 Milano Centrale Venezia Santa Lucia 2027-10-04T14:45 2027-10-04T17:12',
  ];
  for (const whole of [
    '04/10/2027   Paris Gare de Lyon 07h30 » Venezia Santa Lucia 17h12   Durée 9h42 – 1 changement',
    'lundi 4 octobre 2027 : 07h30 Paris Gare de Lyon – 17h12 Venezia Santa Lucia',
  ])
    assert.deepEqual(told(await changes(whole)), trains, whole);
});

test('the whole way in a mail of plain text, by bus or by air', () => {
  const mail = (lines: string) => told(read('Your booking', `Booking reference: H7K2PL\n\n${lines}`));
  const flights = `Friday 12 March 2027
Hamburg (HAM) 06:20 – Bergen (BGO) 11:55, 1 stop
LH 2063 Hamburg (HAM) 06:20 – Frankfurt (FRA) 07:30
LH 868 Frankfurt (FRA) 09:40 – Bergen (BGO) 11:55`;
  assert.deepEqual(mail(flights), [
    'LH2063 HAM FRA 2027-03-12T06:20 2027-03-12T07:30',
    'LH868 FRA BGO 2027-03-12T09:40 2027-03-12T11:55',
  ]);
});

test('a journey above others from and to the same places is one, where they have hours of their own', () => {
  const mail = `Booking reference: H7K2PL

Friday 12 March 2027
ICE 74 Basel SBB 08:13 – Frankfurt (Main) Hbf 11:08
Sunday 14 March 2027
ICE 79 Frankfurt (Main) Hbf 16:50 – Basel SBB 19:47`;
  assert.equal(read('Your booking', mail).length, 2);
});
