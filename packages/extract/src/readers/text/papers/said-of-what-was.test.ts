import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, toldWithNumbers } from '../../../../testing/told.ts';

test('a stay that is moved has the days that take the place of others, wherever the line breaks', () => {
  const house = `Nous accueillons nos hôtes à partir de 17h et les chambres sont à libérer pour 11h.

Le dossier garde le numéro que je vous avais donné : LN/27-041.

La Borie des Noyers - chambres d’hôtes
Lieu-dit Pech Gaillard, 24200 Sarlat-la-Canéda`;
  for (const said of [
    `Pas de souci, c’est noté ! Comme vous me le demandez je décale donc votre
séjour : au lieu du 19 au 22 août, vous serez chez nous du vendredi 20 au
mardi 24 août, toujours dans la chambre « Les Noyers ». Cela fait
4 nuits à 92 €, soit 368 €.`,
    'C’est fait, votre réservation est modifiée : du 20 au 24 août 2027 (et non plus du 19 au 22 août), soit 4 nuits.',
    'Votre chambre est réservée du vendredi 20 au mardi 24 août, à la place des 19, 20 et 21 août. 4 nuits, 368 €.',
  ])
    assert.deepEqual(toldWithNumbers(read('Votre séjour d’août', `Bonjour,\n\n${said}\n\n${house}`)), [
      'Lodging La Borie des Noyers 2027-08-20T17:00 2027-08-24T11:00 LN/27-041',
    ]);
});

test('a house moves a visit as it moves a stay', async () => {
  for (const said of [
    'Comme convenu, je décale votre venue d’une semaine : vous arrivez le vendredi 20 août (et non plus le 13) et vous repartez le mardi 24 au matin.',
    'As agreed I have moved your visit by a week: you arrive on Friday 20 August (not the 13th) and leave on Tuesday 24 August in the morning.',
  ])
    assert.deepEqual(
      toldWithNumbers(
        await readPage(
          `<p>Bonjour,</p><p>${said} C’est toujours la chambre bleue.</p><p>La Borie des Noyers<br>5 chemin du Four<br>24200 Sarlat-la-Canéda</p>`,
        ),
      ),
      ['Lodging La Borie des Noyers 2027-08-20 2027-08-24 –'],
    );
});

test('the airline’s number stands behind its name in brackets', async () => {
  for (const lead of [
    'VOS VOLS — Référence compagnie (Air Caraïbes) : ZK3W8N',
    'Code de réservation compagnie aérienne (Air Caraïbes) : ZK3W8N',
    'PNR (Air Caraïbes) ZK3W8N',
  ]) {
    const page = `<p>Dossier Filao n° FV-2701-3396</p><p>Vos billets sont émis !</p><p>${lead}</p>${tableOf(
      'Vol | Départ | Arrivée\nTX 540 | samedi 20/02/2027 // 14:15 // Paris Orly (ORY) | samedi 20/02/2027 // 17:50 // Pointe-à-Pitre (PTP)',
    )}`;
    assert.deepEqual(toldWithNumbers(await readPage(page)), ['TX540 ORY PTP 2027-02-20T14:15 2027-02-20T17:50 ZK3W8N']);
  }
});

test('three capitals in brackets behind a sentence are no airport', () => {
  const stops =
    'dp 05:39\nLausanne\n7\nIR 1811\nar 07:01\nBrig\n3\ndp 07:18\nBrig\n5\nEC 35\nar 09:37\nMilano Centrale';
  const mail = `Votre billet se trouve en annexe (PDF) et dans notre application.\n\nNuméro de commande : 4471 209 386\n\nLausanne – Milano Centrale, me 17.11.2027\n\n${stops}`;
  assert.deepEqual(toldWithNumbers(read('Votre achat de billet', mail)), [
    'IR1811 Lausanne Brig 2027-11-17T05:39 2027-11-17T07:01 4471 209 386',
    'EC35 Brig Milano Centrale 2027-11-17T07:18 2027-11-17T09:37 4471 209 386',
  ]);
});

test('a house’s address goes on in a page’s table that begins at its town', async () => {
  const page = `<h1>BON D’ÉCHANGE</h1><p>Escapades Lusitanes<br>Tour-opérateur – 27 rue des Teinturiers,<br>31300 Toulouse</p><p>Réf. prestataire : COV/88213</p>
<p>Casa do Ouro Velho<br>Rua das Taipas de Cima 62</p>${tableOf('4050-599 Porto – Portugal | Confirmé par\nTél. +351 22 555 0148 | Sra. Filipa, le 19/03/2027')}
${tableOf('Arrivée | Départ | Nuits | Chambres\nmercredi 05 mai | samedi 08 mai | 3 | 1 double, 1\n2027 | 2027 | | individuelle')}`;
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'Lodging Casa do Ouro Velho 2027-05-05 2027-05-08 COV/88213',
  ]);
});

test('what is told of a crossing is no part of its port', () => {
  const crossing =
    'Roscoff - Plymouth : départ le 3 juillet 2027 à 23h15, arrivée le 4 juillet à 7h30, navire Armorique';
  assert.deepEqual(toldWithNumbers(read('Votre traversée', `Réservation : 7712093\n${crossing}`)), [
    'Boat Roscoff Plymouth 2027-07-03T23:15 2027-07-04T07:30 7712093',
  ]);
});
