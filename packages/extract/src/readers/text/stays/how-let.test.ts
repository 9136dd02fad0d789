import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readMail, toldInFull } from '../../../../testing/told.ts';

const letter = (house: string) =>
  `Hi Callum,\n\nYour booking is confirmed.\n\n${house}\n\nCheck-in: Thu, 8 Jul 2027\n15:00 – 23:00\nCheck-out: Mon, 12 Jul 2027\nby 10:30\n\nGuest: Callum Dunmore\nConfirmation code: SHB-4K71-QN`;

const houseOf = (house: string) =>
  read('Your stay is confirmed', letter(house)).map(({ booking }) =>
    booking.type === 'LodgingReservation'
      ? [booking.place?.name, booking.place?.street, booking.checkIn?.local.slice(0, 16)].join(' | ')
      : booking.type,
  );

const houses: [string, string][] = [
  [
    'Strahov Rooftops\nEntire studio with terrace\nÚvoz 244/61, 118 00 Praha 1, Czechia',
    'Strahov Rooftops | Úvoz 244/61',
  ],
  ['Strahov Rooftops\nÚvoz 244-246, 118 00 Praha 1, Czechia', 'Strahov Rooftops | Úvoz 244-246'],
  [
    'Canalside Loft\nEntire flat, 2 bedrooms\n24 Brook Street, London W1K 5AB, United Kingdom',
    'Canalside Loft | 24 Brook Street',
  ],
  [
    'Le Nid des Carmes\nAppartement entier, 45 m²\n12 rue des Carmes, 35000 Rennes, France',
    'Le Nid des Carmes | 12 rue des Carmes',
  ],
  [
    'Haus am Deich\nGesamte Wohnung · 3 Gäste\nDeichstraße 9, 26548 Norderney, Deutschland',
    'Haus am Deich | Deichstraße 9',
  ],
];

for (const [lines, house] of houses)
  test(`how a house is let is not what it is called, and its hours stand below the day: ${lines.split('\n')[1]}`, () => {
    assert.deepEqual(houseOf(lines), [`${house} | 2027-07-08T15:00`]);
  });

test('whose service writes is no house, and neither is the day over the street', () => {
  const told = toldInFull(
    read(
      'Votre séjour',
      'Grand Hôtel des Sources – Vichy\n\nNous confirmons votre séjour :\n\nNos références : GHS-2027-1408\nArrivée : dimanche 5 septembre 2027, dès 15 h\nDépart : samedi 11 septembre 2027, pour 11 h\n\nLe service réservations\n15 boulevard des Célestins, 03200 Vichy',
    ),
  );
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /Grand Hôtel des Sources(?! –)/);
});

const rows = (...cells: [string, string][]) =>
  `<table>${cells.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`;
const stayOf = async (...cells: [string, string][]) =>
  readMail(
    'Le Clos des Augustins',
    'Votre séjour',
    `<p>Nous confirmons la réservation CDA-27-01944.</p>${rows(...cells)}<p>Le Clos des Augustins · Augustijnenrei 57 · 8000 Bruges · Belgique<br>Fermé du 3 au 21 janvier.</p>`,
  );

test('rows from and to are the days of a stay, a window of an afternoon and one of a morning its hours, and a house is closed when it says so', async () => {
  const house = 'Lodging | Le Clos des Augustins, Bruges';
  assert.deepEqual(
    await stayOf(
      ['Du', 'vendredi 12 mars 2027'],
      ['Au', 'lundi 15 mars 2027 (3 nuits)'],
      ['Accueil', 'de 16 h 00 à 20 h 30'],
      ['Libération de la chambre', 'entre 7 h 30 et 10 h 30'],
    ),
    [`${house} | 2027-03-12T16:00 – 2027-03-15T10:30 | CDA-27-01944`],
  );
  // breakfast is no hour at which one comes or goes
  assert.deepEqual(
    await stayOf(
      ['From', 'Friday 12 March 2027'],
      ['To', 'Monday 15 March 2027'],
      ['Petit déjeuner', 'de 7 h 30 à 10 h'],
    ),
    [`${house} | 2027-03-12 – 2027-03-15 | CDA-27-01944`],
  );
});

test('what awaits its guest on a day is the house, whatever it is called, and no town', async () => {
  const portal = (awaits: string) =>
    readMail(
      'Nuitéo',
      'Merci ! Votre réservation est confirmée',
      `<h1>Nuitéo</h1><p>Numéro de réservation : 4471.882.906</p><p>✓ ${awaits} vous attend le 29 octobre</p>${rows(
        ['Arrivée', 'vendredi 29 octobre 2027 (15:00 - 22:00)'],
        ['Départ', 'mardi 2 novembre 2027 (08:00 - 11:30)'],
        ['Adresse', 'Rua de Cedofeita 388, 4050-174 Porto, Portugal'],
      )}`,
    );
  assert.match((await portal('Casa das Camélias')).join(), /Casa das Camélias, Porto/);
  assert.doesNotMatch((await portal('Vila Nova de Gaia')).join(), /Lodging \| Vila Nova/);
});

test('the seat of whoever sells the room is no house, however its kind of firm is written', () => {
  for (const firm of ['NH Hotel Group S.A.', 'Nordic Hotels AB', 'Hotel Verwaltung GmbH'])
    assert.match(
      toldInFull(
        read(
          'Prenotazione',
          `Gentile Marco,\n\nNumero di prenotazione: 3471902286\n\nNH Torino Centro\nCorso Vittorio Emanuele II, 104\n10121 Torino - Italia\n\nARRIVO: 05/11/2027\nPARTENZA: 07/11/2027\n\n${firm}, Santa Engracia 120, 28003 Madrid`,
        ),
      ).join(),
      /NH Torino Centro, Torino/,
      firm,
    );
});
