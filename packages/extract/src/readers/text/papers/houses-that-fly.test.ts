import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../../../../testing/told.ts';
import { bookingsOfWord, type Part, wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

const form = (flight: string): Part[] => [
  'Autorisation de déplacement\nEmployée : Marie-Ève Tremblay',
  [
    ['Aller', `${flight}, mardi 2027-02-09, Québec (YQB) 8 h 05 – Sept-Îles (YZV) 9 h 40`],
    ['Dossier', '8KDW3Z'],
    ['Hébergement', 'Auberge du Quai-Mathias, 525 rue des Goélands, Sept-Îles (Québec) G4R 1X2'],
    ['Arrivée', '2027-02-09, à compter de 16 h'],
    ['Départ', '2027-02-11, au plus tard 11 h'],
    ['Confirmation', 'AQM-1180'],
  ],
];

test('a house that says that it flies does so under its number, though no list has its code', async () => {
  for (const [flight, code, name] of [
    ['Boréal Airways ZJ 901', 'ZJ', 'Boréal Airways'],
    ['Vol Air Boréal ZJ 901', 'ZJ', 'Air Boréal'],
    ['Harfang Airlines (ZJ 901)', 'ZJ', 'Harfang Airlines'],
  ] as const) {
    const [first] = await bookingsOfWord(...form(flight));
    assert.ok(first && 'carrier' in first.booking, flight);
    assert.deepEqual(told([first]), [`${code}901 YQB YZV 2027-02-09T08:05 2027-02-09T09:40`]);
    assert.equal(first.booking.carrier?.name, name);
  }
});

test('a flight of nobody that is known is doubted, though a house was read beside it', async () => {
  const read = await extract(wordFile(form('Boréal ZJ 901')), { fileName: 'order.docx', contextDate: '2027-01-05' });
  assert.deepEqual(told(read.reservations), ['Lodging Auberge du Quai-Mathias 2027-02-09T16:00 2027-02-11T11:00']);
  assert.deepEqual(
    read.doubts.map(({ code }) => code),
    ['booking-not-understood'],
  );
});
