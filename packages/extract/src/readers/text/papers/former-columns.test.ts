import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told, toldInFull } from '../../../../testing/told.ts';

const lead = 'Your booking H7K2PL remains confirmed. The times of your flight have changed.';
const heads = [
  ['', 'Previous', 'New'],
  ['', 'Ancien horaire', 'Nouvel horaire'],
  ['', 'Prévu', 'Nouveau'],
  ['', 'Scheduled', 'New'],
];
const flight = [
  ['Flight', 'AT 790', 'AT 790'],
  ['Date', 'Saturday 15 May 2027', 'Saturday 15 May 2027'],
  ['Departure', 'Casablanca (CMN) 13:20', 'Casablanca (CMN) 16:45'],
  ['Arrival', 'Bordeaux (BOD) 16:35', 'Bordeaux (BOD) 20:00'],
];

/** A table of a change, whose old cells are printed as told. */
const page = (head: string[], rows: string[][], old: (text: string) => string) =>
  `<p>${lead}</p><table><tr>${head.map((text) => `<td>${text}</td>`).join('')}</tr>${rows
    .map(([label, before = '', after]) => `<tr><td>${label}</td>${old(before)}<td>${after}</td></tr>`)
    .join('')}</table>`;

test('the new column of a change is read, whether the old one is struck through or not', async () => {
  const ways = [
    (text: string) => `<td style="text-decoration: line-through">${text}</td>`,
    (text: string) => `<td><s>${text}</s></td>`,
    (text: string) => `<td>${text}</td>`,
  ];
  for (const head of heads)
    for (const old of ways)
      assert.deepEqual(told(await readPage(page(head, flight, old))), [
        'AT790 CMN BOD 2027-05-15T16:45 2027-05-15T20:00',
      ]);
});

test('a head that was struck out is still the head of what was before', async () => {
  for (const head of [
    ['', '<s>Ancien vol</s>', 'Nouveau vol'],
    ['', '<del>Old flight</del>', 'New flight'],
  ])
    assert.deepEqual(told(await readPage(page(head, flight, (text) => `<td style="color:#999">${text}</td>`))), [
      'AT790 CMN BOD 2027-05-15T16:45 2027-05-15T20:00',
    ]);
});

test('days that a stay had before it was moved, side by side or one below the other', async () => {
  const mail = (told: string) =>
    readPage(
      `<p>Votre séjour a été déplacé. Réservation QDP-31977.</p>${told}<p>Hôtel Les Quinconces du Port<br>17 quai des Marronniers, 33000 Bordeaux</p>`,
    );
  const rows = (before: string, now: string) =>
    `<table><tr><td></td><td>${before}</td><td>${now}</td></tr><tr><td>Arrivée</td><td>24/09/2027</td><td>01/10/2027</td></tr><tr><td>Départ</td><td>27/09/2027</td><td>04/10/2027</td></tr></table>`;
  for (const told of [
    rows('Vos dates initiales', 'Vos nouvelles dates'),
    rows('<s>Dates d’origine</s>', 'Nouvelles dates'),
    '<p>Dates initiales : du 24 au 27 septembre 2027<br>Nouvelles dates : du 1er au 4 octobre 2027</p>',
  ])
    assert.deepEqual(
      toldInFull(await mail(told)),
      ['Lodging | Hôtel Les Quinconces du Port, Bordeaux | 2027-10-01 – 2027-10-04 | QDP-31977'],
      told,
    );
});

test('a title over a table tells that it holds no more, and who travels stands below it all the same', async () => {
  const row = (number: string, from: string, to: string) =>
    `<table><tr><td>Departure station</td><td>Arrival station</td><td>Train</td></tr><tr><td>Napoli Centrale<br>09/04/2027 ${from}</td><td>Bologna Centrale<br>09/04/2027 ${to}</td><td>Frecciarossa ${number}</td></tr></table>`;
  for (const [now, before] of [
    ['NEW TRAVEL SOLUTION', 'PREVIOUS TRAVEL SOLUTION (replaced)'],
    ['Your new journey', 'Original journey (no longer valid)'],
    ['Votre nouveau voyage', 'Votre ancien voyage (échangé)'],
    ['Nuova soluzione di viaggio', 'Precedente soluzione di viaggio'],
  ]) {
    const html = `<p>Your booking QN7WKD was changed.</p><h3>${now}</h3>${row('9548', '15:00', '18:33')}<h3>${before}</h3>${row('9536', '12:30', '16:03')}<table><tr><td>Passenger</td><td>Miriam Castellan</td></tr></table>`;
    const found = await readPage(html);
    assert.deepEqual(
      told(found),
      ['Frecciarossa9548 Napoli Centrale Bologna Centrale 2027-04-09T15:00 2027-04-09T18:33'],
      before,
    );
    assert.deepEqual(found[0]?.booking.travelers, [{ name: 'Miriam Castellan' }]);
  }
});

test('a line that says what was exchanged is of before, where another goes the same way', async () => {
  const journey = 'lundi 1 mars 2027, TGV INOUI 6607, Paris Gare de Lyon 07:58 – Lyon Part-Dieu 09:56';
  const page = (line: string) =>
    `<p>Votre échange est confirmé. Référence de dossier : QWMKTP</p><p>lundi 1 mars 2027<br>10:58 Paris Gare de Lyon<br>12:56 Lyon Part-Dieu<br>TGV INOUI 6613</p><p>${line}</p>`;
  const now = 'TGV INOUI6613 Paris Gare de Lyon Lyon Part-Dieu 2027-03-01T10:58 2027-03-01T12:56';
  for (const line of [
    `Ancien billet (plus valable) : ${journey}.`,
    `Votre ancien train n’est plus valable : ${journey}.`,
    `Ce voyage remplace : ${journey}.`,
    `Billet échangé : ${journey}.`,
    `Ticket no longer valid: ${journey}.`,
  ])
    assert.deepEqual(told(await readPage(page(line))), [now], line);
  assert.equal((await readPage(page(`Votre second voyage : ${journey}.`))).length, 2);
});

test('the column of whose former booking it was is not read, with a word before the thing or behind it', async () => {
  for (const [before, now] of [
    ['Votre réservation d’origine', 'Votre nouvelle réservation'],
    ['Your original booking', 'Your new booking'],
    ['Votre trajet initial', 'Votre nouveau trajet'],
  ] as const)
    assert.deepEqual(told(await readPage(page(['', before, now], flight, (text) => `<td>${text}</td>`))), [
      'AT790 CMN BOD 2027-05-15T16:45 2027-05-15T20:00',
    ]);
});

test('a value as wide as its column of plain text ends where the next column begins', () => {
  const mail = `PNR : ULSQ7D

              ANCIEN BILLET            NOUVEAU BILLET
Date          jeudi 25.03.2027         vendredi 26.03.2027
Train         TGV Lyria 9778           TGV Lyria 9768
Départ        17:23 Lausanne           12:23 Lausanne
Arrivée       21:12 Paris Gare de Lyon 16:12 Paris Gare de Lyon
Voiture       3                        14
Place         25                       61`;
  assert.deepEqual(toldInFull(read('Votre échange', mail)), [
    'Train | TGV Lyria 9768 | Lausanne > Paris Gare de Lyon | 2027-03-26T12:23 – 2027-03-26T16:12 | 14/61 | ULSQ7D',
  ]);
});

test('signs around the title of an old schedule make no columns of it', () => {
  const mail = `Your airline booking reference is ZL4PQ9.

* * *  YOUR OLD SCHEDULE (NOT VALID ANY MORE)  * * *

  Tue 4 May 2027   SK 2537   Copenhagen (CPH) 08:10 - Dublin (DUB) 09:35

* * *  YOUR NEW SCHEDULE  * * *

  Tue 4 May 2027   SK 2541   Copenhagen (CPH) 11:55 - Dublin (DUB) 13:20   CHANGED`;
  assert.deepEqual(told(read('The airline has changed your flight', mail)), [
    'SK2541 CPH DUB 2027-05-04T11:55 2027-05-04T13:20',
  ]);
});

test('what somebody had stands beside what they have now, in sentences as heads', async () => {
  const train = (day: string, number: string, hours: [string, string]) =>
    `${day}<br>${number}<br>Leeds ${hours[0]}<br>York ${hours[1]}`;
  const beside = (had: string, have: string) =>
    readPage(`<p>${lead}</p><table><tr><td>${had}</td><td>${have}</td></tr><tr>
      <td>${train('04/06/2027', 'IC 512', ['09:15', '09:41'])}</td>
      <td>${train('15/06/2027', 'IC 538', ['14:15', '14:41'])}</td></tr></table>`);
  for (const [had, have] of [
    ['You had', 'You now have'],
    ['You were booked on', 'You are now booked on'],
    ['Vous partiez', 'Vous partez désormais'],
    ['Votre trajet était', 'Votre trajet devient'],
    ['Sie hatten gebucht', 'Sie haben jetzt gebucht'],
  ] as const)
    assert.deepEqual(told(await beside(had, have)), ['IC538 Leeds York 2027-06-15T14:15 2027-06-15T14:41'], had);
});
