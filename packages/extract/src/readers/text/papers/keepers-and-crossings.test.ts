import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

test('what was and what is, in columns below titles of the whole table, is one hire', async () => {
  for (const [was, now] of [
    ['AVANT', 'MAINTENANT'],
    ['Previously', 'Now'],
  ]) {
    const page = `<p>Your booking was changed. Booking reference: KL-40417</p><table><tr><td colspan="3">Amendment no. 2</td></tr>
      <tr><td></td><td>${was}</td><td>${now}</td></tr>
      <tr><td>Pick-up</td><td>12 Jun 2027 10:00<br>Lisbon Airport</td><td>12 Jun 2027 14:30<br>Lisbon Airport</td></tr>
      <tr><td>Return</td><td>19 Jun 2027 10:00<br>Lisbon Airport</td><td>20 Jun 2027 11:15<br>Porto Airport</td></tr>
      <tr><td>Vehicle</td><td>Seat Ibiza</td><td>Skoda Fabia</td></tr></table>`;
    const found = await readPage(page);
    assert.deepEqual(
      found.map(({ booking }) => booking.type === 'RentalCarReservation' && booking.departure?.local),
      ['2027-06-12T14:30:00'],
    );
  }
});

test('when a bay opens or a border is passed is no hour of a coach, and a seat says in brackets where it is', async () => {
  for (const [desk, border] of [
    ['Bay closes 22:40', 'border check approx. 02:50'],
    ['Le guichet ferme à 22:40', 'contrôle aux frontières vers 02:50'],
    ['Counter opens 21:30', 'Grenzkontrolle gegen 02:50'],
  ]) {
    const [coach, ...more] =
      await readPage(`<p>Your trip is booked.</p><ul><li>Booking no. 3124887015</li><li>Seat: 11D (upper deck)</li></ul>
      <dl><dt>Sat, 30/01/2027 · 23:15</dt><dd>London Victoria Coach Station<br>${desk}</dd><dt>Bus 7012 direction Paris</dt><dd>${border}</dd>
      <dt>07:40 (+1)</dt><dd>Paris Bercy Seine</dd></dl>`);
    const told = toldInFull(coach ? [coach] : []).join();
    assert.match(told, /2027-01-30T23:15.*2027-01-31T07:40.*11D/, desk);
    assert.deepEqual(more, []);
  }
});

test('a table that is wanted back is no stay until the day of what is full', () => {
  const letter = (word: string) =>
    `Here is your booking at Thyme & Tallow as it now stands:\n\nRef. TT-61K20\nName: Nerys Pugh\nWhen: Saturday 19 June 2027, 6:45 pm\nHow many: 6 guests\nWhere: ${word}\n\nWe need the table back at 9. The kitchen would like your order by 14 June.\n\nYou were also on the waiting list for the tasting of 25 June at 7 pm; we are afraid it is full.\n\nThyme & Tallow, 5 Saddler Mews, Ludlow SY8 1AA`;
  for (const where of ['garden room', 'by the window'])
    assert.deepEqual(toldWithNumbers(read('Your booking', letter(where))), [
      'FoodEstablishment Thyme & Tallow 2027-06-19T18:45 TT-61K20',
    ]);
});

test('a table that waits for its guest is booked, under its "Nº"', () => {
  const card = (said: string) =>
    `Le Vivier\n\n${said}\n20 h 15\njeudi 6 mai 2027\n5 couverts\nAu nom de Maël Kerdoncuff\nNº LVV-0506-14\n\n22 quai du Port, 56170 Quiberon`;
  for (const said of ['Votre table vous attend', 'Your table is waiting'])
    assert.deepEqual(
      toldWithNumbers(read('', card(said), 'Le Vivier')),
      ['FoodEstablishment Le Vivier 2027-05-06T20:15 LVV-0506-14'],
      said,
    );
});

test('a keeper who keeps a room says it in few words, and by what it stands in their book', () => {
  const letter = (number: string) =>
    `Bonjour,\n\nTout est noté, je bloque donc la chambre « Tilleul » du samedi 5 juin au mardi 8 juin 2027, trois nuits, au nom de Mme Odile Brassac.\n\nOn peut arriver à partir de 17 h, et nous demandons que la chambre soit libre à 10 h 30 le dernier jour.\n\n${number}\n\nLe Clos des Tilleuls\n118 chemin du Moulin\n24200 Sarlat-la-Canéda`;
  for (const [number, value] of [
    ['Mon numéro à moi pour m’y retrouver : CT 41-27.', 'CT 41-27'],
    ['Dans notre registre : CT/27/31.', 'CT/27/31'],
    ['For our book: CT/27/31.', 'CT/27/31'],
  ])
    assert.deepEqual(
      toldWithNumbers(read('Votre séjour', letter(number ?? ''))),
      [`Lodging Le Clos des Tilleuls 2027-06-05T17:00 2027-06-08T10:30 ${value}`],
      number,
    );
  // what is offered until a day is an option
  const option =
    'Je bloque la chambre jusqu’à vendredi, du samedi 5 juin au mardi 8 juin 2027.\n\nLe Clos des Tilleuls\n118 chemin du Moulin\n24200 Sarlat-la-Canéda';
  assert.deepEqual(read('Votre demande', option), []);
});

test('a tax by the night over an address is no house', async () => {
  for (const tax of ['taxe de séjour 4,24 €/nuit en sus', 'city tax EUR 4.24 a night']) {
    const rows = `Résidence Ganterie
      Arrivée lun. 21/06/2027 // Départ jeu. 24/06/2027 // 3 nuits, studio // Total 447,00 € // ${tax}
      27 rue des Gantiers, 1000 Bruxelles, Belgique`;
    assert.deepEqual(toldWithNumbers(await readTable(rows)), [
      'Lodging Résidence Ganterie 2027-06-21 2027-06-24 H7K2PL',
    ]);
  }
});

test('a coach to sleep in has a number too', () => {
  for (const [told, seat] of [
    ['voiture-lits 263, place 45', '263/45'],
    ['Liegewagen 266, Platz 71', '266/71'],
    ['voiture-couchettes 12, couchette 33', '12/33'],
  ]) {
    const mail = `Booking reference: H7K2PL\n\nNJ 469\nFriday 8 October 2027\nParis Est 19:12\nWien Hbf 10:05\n${told}`;
    assert.match(toldInFull(read('Your booking', mail)).join(), new RegExp(` ${seat} `), told);
  }
});

test('the coach company’s own locator is the number, beside the shop’s order', () => {
  const mail = (own: string) =>
    `Compra confirmada\nPedido ViaShop nº 88120345\n${own}: 5KQ7T2\n\nÔnibus\nOrigem: São Paulo, Rodoviária Tietê\nDestino: Rio de Janeiro, Rodoviária Novo Rio\nPartida: 29/12/2027 23:30\nChegada: 30/12/2027 05:50`;
  for (const own of ['Localizador da viação', 'Localizador de la empresa', 'Localizador'])
    assert.deepEqual(
      read('Seu bilhete', mail(own)).map(({ booking }) => booking.reference),
      ['5KQ7T2'],
      own,
    );
});
