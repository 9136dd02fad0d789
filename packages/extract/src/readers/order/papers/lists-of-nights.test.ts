import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Lists of rooms whose columns do not say "room": a number, who sleeps there, and from when to when.

const house = 'À l’attention du service réservations\nHôtel du Cloître\n9 rue de la Psalette\n37000 Tours';
const rooms = [
  ['N° de réservation', 'Type', 'Occupants', 'Arrivée', 'Départ'],
  ['CSG-8841', 'twin', 'Mme DELCOURT Agathe\nMme OUEDRAOGO Rachel', 'ven. 21/05/2027', 'dim. 23/05/2027'],
  ['CSG-8843', 'single', 'Mme VERNHES Odette (cheffe)', 'jeu. 20/05/2027', 'dim. 23/05/2027'],
  ['CSG-8844', 'single', 'rendue le 12/04', '', ''],
];
const read = (hours = '') => [
  `Lodging | Hôtel du Cloître, Tours | 2027-05-20${hours && 'T15:00'} – 2027-05-23${hours} | CSG-8843 | Odette VERNHES`,
  `Lodging | Hôtel du Cloître, Tours | 2027-05-21${hours && 'T15:00'} – 2027-05-23${hours} | CSG-8841 | Agathe DELCOURT + Rachel OUEDRAOGO`,
];

test('a row with a number, a kind of room, names and two days is a room, and all who are in its cell sleep there', async () => {
  assert.deepEqual(await readLetterOf(['ENSEMBLE VOCAL', house, rooms]), read());
  const withoutType = rooms.map((row) => row.filter((_, i) => i !== 1));
  assert.deepEqual(await readLetterOf(['ENSEMBLE VOCAL', house, 'Liste des chambres', withoutType]), read());
});

test('a sentence about rooms with an hour of the afternoon and one of the morning tells when they are had', async () => {
  for (const line of [
    'Comme convenu, les chambres nous sont ouvertes à 15h00 et nous les rendons à 11h00 au plus tard. Le groupe se présentera vers 17h45.',
    'Nous prendrons possession des chambres à 15h00 et les libérerons à 11h00.',
    'Remise des clés à 15 h, départ avant 11 h.',
    'We take the rooms over at 3 pm and give them up at 11 am.',
  ])
    assert.deepEqual(await readLetterOf(['ENSEMBLE VOCAL', house, line, rooms]), read('T11:00'), line);
});
