import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

// A note to several: the trains in its sentences, and a table with a coach in each head and a seat for each of them below.

const told = (table: Part): Part[] => [
  'NOTE AUX PARTICIPANTS',
  'À l’aller, le mercredi 26 mai 2027, vous prenez le TGV INOUI 6607, qui part de Paris Gare de Lyon à 8h00 et arrive à Lyon Part-Dieu à 9h56. Au retour, le vendredi 28 mai 2027, vous prendrez le TGV INOUI 6628 : départ de Lyon Part-Dieu à 17h04, arrivée à Paris Gare de Lyon à 19h00. Le dossier, commun à tous, est le XW5RPD.',
  table,
];
const seatsOf = async (table: Part) =>
  (await readLetterOf(told(table), '2027-05-03')).map((line) => line.split(' | ').slice(4, -1).join(' '));

test('the coach stands in the head, the seats below it', async () => {
  const both = ['11/51 11/52 XW5RPD', '7/13 7/14 XW5RPD'];
  assert.deepEqual(
    await seatsOf([
      ['Participant', 'Aller, voiture 11', 'Retour, voiture 7'],
      ['Mme Odile FERRAND', 'place 51', 'place 13'],
      ['M. Luc BERTIN', 'place 52', 'place 14'],
    ]),
    both,
  );
  assert.deepEqual(
    await seatsOf([
      ['Participant', 'TGV 6628 (voiture 7)', 'TGV 6607 (voiture 11)'],
      ['Mme Odile FERRAND', '13', '51'],
      ['M. Luc BERTIN', '14', '52'],
    ]),
    both,
  );
  assert.deepEqual(
    await seatsOf([
      ['Passenger', 'Outbound, coach C', 'Return (coach D)'],
      ['Ms Ines Falk', 'seat 13', 'seat 15'],
      ['Mr Bo Falk', 'seat 14', 'seat 16'],
    ]),
    ['C/13 C/14 XW5RPD', 'D/15 D/16 XW5RPD'],
  );
});

test('cells that say no seats under a head with a coach are of something else', async () => {
  const read = await seatsOf([
    ['Participant', 'Aller, voiture 11', 'Retour, voiture 7'],
    ['Mme Odile FERRAND', 'repas végétarien', '–'],
    ['M. Luc BERTIN', 'sans gluten', '–'],
  ]);
  assert.deepEqual(read, ['XW5RPD', 'XW5RPD']);
});
