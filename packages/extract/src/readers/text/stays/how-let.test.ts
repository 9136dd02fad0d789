import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

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
