import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

const room =
  '15 h 00 – votre chambre à l’Hôtel du Vieux Quai (réservation VQ-27-19), jusqu’au dimanche 21 mars à 11 h 30.';
const staysOf = async (line: string, ...foot: Part[]) =>
  (
    await readLetterOf([
      { heading: 'Programme de notre invitée, Mme Anne Moreau – du 19 au 21 mars 2027' },
      'Tous les billets et les réservations sont à votre nom.',
      { heading: 'Vendredi 19 mars' },
      '9 h 14 – TGV INOUI 6839, Strasbourg → Dijon-Ville (arrivée 11 h 21), voiture 16, place 44. Dossier NMX7KP.',
      line,
      '17 h 00 – répétition, chapelle Saint-Étienne.',
      { heading: 'Samedi 20 mars' },
      '16 h 00 – concert, même lieu.',
      { heading: 'Dimanche 21 mars' },
      '17 h 38 – TGV INOUI 6842, Dijon-Ville → Strasbourg (arrivée 19 h 46), voiture 11, place 72. Dossier NMX7KP.',
      ...foot,
    ])
  ).filter((one) => one.startsWith('Lodging'));

test('a house that a programme calls by its whole name has the address that stands behind that name at its foot', async () => {
  const stay = 'Lodging | Hôtel du Vieux Quai, Beaune | 2027-03-19T15:00 – 2027-03-21T11:30 | VQ-27-19 | Anne Moreau';
  const row = [['Hôtel du Vieux Quai', '3 rue du Puits-Doré, 21200 Beaune', '03 80 55 01 14']];
  assert.deepEqual(await staysOf(room, row), [stay]);
  assert.deepEqual(await staysOf(room, 'Hôtel du Vieux Quai, 3 rue du Puits-Doré, 21200 Beaune, tél. 03 80 55 01 14'), [
    stay,
  ]);
  assert.deepEqual(await staysOf(room, 'Hôtel du Vieux Quai\n3 rue du Puits-Doré\n21200 Beaune'), [stay]);
});

test('a house without a word for one is where a room is said to be, and what is near it is none', async () => {
  const foot = [
    ['Les Trois Tilleuls', '3 rue du Puits-Doré, 21200 Beaune'],
    ['Chapelle Saint-Aubin', '8 place Monge, 21200 Beaune'],
  ];
  const told = room.replace('à l’Hôtel du Vieux Quai', 'aux Trois Tilleuls');
  assert.deepEqual(await staysOf(told, foot), []);
  const named = room.replace('à l’Hôtel du Vieux Quai', 'chez Les Trois Tilleuls, près de la Chapelle Saint-Aubin');
  assert.deepEqual(await staysOf(named, foot), [
    'Lodging | Les Trois Tilleuls, Beaune | 2027-03-19T15:00 – 2027-03-21T11:30 | VQ-27-19 | Anne Moreau',
  ]);
});

test('the address of another house, or one of two, is not taken', async () => {
  assert.deepEqual(await staysOf(room), []);
  assert.deepEqual(await staysOf(room, [['Hôtel du Vieux Pont', '3 rue du Puits-Doré, 21200 Beaune']]), []);
  assert.deepEqual(
    await staysOf(room.replace('Vieux Quai', 'Vieux Quai Bleu'), [
      ['Hôtel du Vieux Quai', '3 rue du Puits-Doré, 21200 Beaune'],
    ]),
    [],
  );
  assert.deepEqual(
    await staysOf(room, [
      ['Hôtel du Vieux Quai', '3 rue du Puits-Doré, 21200 Beaune'],
      ['Hôtel du Vieux Quai', '8 place Monge, 21000 Dijon'],
    ]),
    [],
  );
});

test('a word of the sentence may follow the name, and a room may be told otherwise than in one where the name says a house', async () => {
  const row = [['Hôtel du Vieux Quai', '3 rue du Puits-Doré, 21200 Beaune']];
  const stay = 'Lodging | Hôtel du Vieux Quai, Beaune | 2027-03-19T15:00 – 2027-03-21T11:30 | VQ-27-19 | Anne Moreau';
  const line = (said: string) => `15 h 00 – ${said} (réservation VQ-27-19), jusqu’au dimanche 21 mars à 11 h 30.`;
  assert.deepEqual(await staysOf(line('votre chambre à l’Hôtel du Vieux Quai pour deux nuits'), row), [stay]);
  assert.deepEqual(await staysOf(line('installation, Hôtel du Vieux Quai, chambre calme'), row), [stay]);
});
