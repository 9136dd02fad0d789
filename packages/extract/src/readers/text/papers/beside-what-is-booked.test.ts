import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { read, readMail, tableOf, told } from '../../../../testing/told.ts';

// What stands near a booking and is of something else: another evening, the street of who booked, the number of who sells.

test('a day in a frame has the hour of its row, and not that of another evening below', async () => {
  const framed = (day: string, beside: string, below: string) =>
    readMail(
      'Tischlein',
      'Your table',
      `<p>Your booking has been changed.</p><table><tr><td>${day}</td><td>${beside}</td></tr></table><p>Name: Ada Lindqvist<br>Confirmation #: 33-5518</p><p>12 Mill Lane, York YO1 7AA</p>${below}`,
    );
  assert.deepEqual(
    await framed(
      'SAT<br>16<br>JAN',
      '<b>The Blue Fennel</b><br>7:45 PM · Party of 3',
      '<p>Burns Night supper, Monday 25 Jan, seatings 6:00 PM and 8:30 PM.</p>',
    ),
    ['FoodEstablishment | The Blue Fennel, York | 2027-01-16T19:45 | for 3 | 33-5518 | Ada Lindqvist'],
  );
});

test('the street below whoever booked is no house’s', async () => {
  const rows = tableOf(
    'Réservé par | Arrivée | Départ\nMadame Solène Kerbrat // Cabinet Kerbrat // 6 rue des Forges // 21000 Dijon | mardi 9 mars 2027 | jeudi 11 mars 2027',
  );
  const houses = await readMail(
    'Hôtel du Sorbier',
    'Confirmation n° SB-2207',
    `<h1>Hôtel du Sorbier</h1><p>Confirmation de réservation n° SB-2207</p>${rows}<p>1 chambre, 2 nuits</p><p>Hôtel du Sorbier - 18 rue Haute - 67000 Strasbourg - Tél. +33 3 65 71 00 18</p>`,
  );
  assert.equal(houses.length, 1);
  assert.match(houses[0] ?? '', /Strasbourg/);
});

test('a number that names whoever writes is theirs, where the supplier has one', async () => {
  const hire = (numbers: string, firm: string) =>
    readMail(
      'Rodafacil',
      'Your car',
      `<h3>Your rental car is confirmed!</h3><p>${numbers}</p>${tableOf(`Rental company | ${firm}\nPick-up | Málaga Airport, Saturday 19/06/2027, 14:30\nDrop-off | Málaga Airport, Saturday 26/06/2027, 11:00`)}`,
    );
  const own = 'Dossier Rodafacil : RF-2209-77120';
  const [sold] = await hire(`${own}<br>Confirmation du loueur (à présenter au comptoir) : KX61840277ES`, 'Record go');
  assert.match(sold ?? '', /KX61840277ES/);
  const [alone] = await hire(own, 'Record go');
  assert.match(alone ?? '', /RF-2209-77120/);
});

test('a name below its seat is who sits there, though a town is called so', async () => {
  const way = (train: string, day: string, from: string, to: string) =>
    `<div>${train}</div><div>${day}</div><div>${from}</div><div>${to}</div><div>Voiture 4&nbsp;&nbsp; Place 12A&nbsp;&nbsp; Standard</div><div>Florence Marchetti</div><div><br></div>`;
  const read = await readMail(
    'Billets',
    'Votre commande K7PLM3',
    `<div>Merci de votre achat !</div><div><br></div><div>Code PNR&nbsp;&nbsp; K7PLM3</div><div><br></div>${way('TGV INOUI 6607', 'vendredi 8 octobre 2027', '08:00&nbsp;&nbsp; Paris Gare de Lyon', '10:01&nbsp;&nbsp; Lyon Part-Dieu')}${way('TGV INOUI 6624', 'mardi 12 octobre 2027', '17:04&nbsp;&nbsp; Lyon Part-Dieu', '19:02&nbsp;&nbsp; Paris Gare de Lyon')}<div>Prix total&nbsp;&nbsp; 98,00 €</div>`,
  );
  assert.equal(read.length, 2);
  for (const one of read) assert.match(one, /Florence Marchetti$/);
});

test('the only day over a programme is that of its sentences, and that on which it was drawn up of none', async () => {
  const read = await readLetterOf(
    [
      'Dossier BT-4471. Établi le 4 mars 2027. Solde à régler pour le 12 avril.',
      { heading: 'Samedi 5 juin' },
      'Traversée Brittany Ferries, navire Armorique, réservation 30271844 : départ de Roscoff à 21 h 15, arrivée à Plymouth le lendemain à 8 h 00. Cabine intérieure.',
    ],
    '2027-03-04',
  );
  assert.match(read[0] ?? '', /2027-06-05T21:15 – 2027-06-06T08:00 \| 30271844/);
});

test('of a night between two days the hour tells on which somebody is fetched', () => {
  const ride = (when: string) =>
    told(
      read(
        'Votre course',
        `Bonjour,\n\nVotre chauffeur est réservé comme suit.\n\nBON DE COURSE 1 - n° MK/27/4410\nPrise en charge : ${when}\nLieu : Aéroport de Lyon-Saint Exupéry, Terminal 1\nDestination : Hôtel des Tilleuls, 4 rue Basse, 69005 Lyon\nPrix forfaitaire : 95,00 EUR\n\nPassager : Basile Ferrand`,
      ),
    ).map((one) => one.match(/\d{4}-\S+/)?.[0]);
  assert.deepEqual(ride('nuit du vendredi 18 au samedi 19 juin 2027, à 1 h 15'), ['2027-06-19T01:15']);
  assert.deepEqual(ride('nuit du vendredi 18 au samedi 19 juin 2027, à 23 h 40'), ['2027-06-18T23:40']);
  assert.deepEqual(ride('samedi 19 juin 2027, à 1 h 15'), ['2027-06-19T01:15']);
});
