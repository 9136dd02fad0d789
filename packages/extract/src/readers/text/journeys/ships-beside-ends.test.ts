import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

const ferry = (lines: string) => toldInFull(read('Votre traversée', `Votre ferry, référence : H7K2PL\n\n${lines}`));

test('of three names the one without an hour is the ship’s, on the map or not', async () => {
  assert.deepEqual(
    ferry(
      '16 juillet 2027\n\n08:56\nMarseille\n\nPiana · 12h30\n\n21:26\nBastia\n\n21 juillet 2027\n\n11:31\nBastia\n\nPiana · 12h30\n\n00:01 (+1)\nMarseille',
    ),
    [
      'Boat | Piana | Marseille > Bastia | 2027-07-16T08:56 – 2027-07-16T21:26 | H7K2PL',
      'Boat | Piana | Bastia > Marseille | 2027-07-21T11:31 – 2027-07-22T00:01 | H7K2PL',
    ],
  );
  assert.deepEqual(ferry('Piana · 18 juin 2027\n\nMarseille\n9 h 05\n\nBastia\n21 h 35'), [
    'Boat | Piana | Marseille > Bastia | 2027-06-18T09:05 – 2027-06-18T21:35 | H7K2PL',
  ]);
  const row = await readPage(
    `<p>Ferry, booking reference: H7K2PL. Your booking is confirmed.</p><h2>29 July 2027</h2>${tableOf('20:46 // Marseille | Piana // 12h30 | 09:16 (+1) // Bastia')}`,
  );
  assert.deepEqual(toldInFull(row), [
    'Boat | Piana | Marseille > Bastia | 2027-07-29T20:46 – 2027-07-30T09:16 | H7K2PL',
  ]);
});

test('a port of the map between both ends is no name of a ship', () => {
  assert.deepEqual(
    ferry('16 juillet 2027\n\n20:00\nMarseille\n\nPropriano\n\n09:30 (+1)\nAjaccio').map((line) =>
      line.includes('Propriano'),
    ),
    [false],
  );
});

test('the only two ends of what sails are its ports, also in blocks of their own and off the map', () => {
  assert.deepEqual(
    ferry(
      'From\nWellington\n\nTo\nPicton\n\nShip\nKaitaki\n\nSailing\nSaturday 22 January 2028, departs 8:45 am\n\nArrives\n12:15 pm the same day',
    ),
    ['Boat | Kaitaki | Wellington > Picton | 2028-01-22T08:45 – 2028-01-22T12:15 | H7K2PL'],
  );
});
