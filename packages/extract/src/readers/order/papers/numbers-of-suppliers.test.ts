import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const programme = (head: string, numbers: readonly string[]) => [
  'Voyageur : M. Théodore Bastié',
  { heading: 'Mercredi 14 avril 2027' },
  'Vol IB 1172 (Iberia) : Bordeaux Mérignac 11h30 – Madrid Barajas 12h50, terminal 4',
  { heading: 'Samedi 17 avril 2027' },
  'Vol VY 1592 (Vueling) : Séville San Pablo 10h20 – Bordeaux Mérignac 12h05',
  [
    ['Prestataire', head, 'Montant TTC'],
    ['Iberia', numbers[0] ?? '', '164,20 €'],
    ['Vueling', numbers[1] ?? '', '139,75 €'],
  ],
];

for (const head of ['Votre numéro', 'N°', 'Numéro'])
  test(`"${head}" over a number beside each supplier is by which he knows the booking`, async () => {
    const read = await readLetterOf(programme(head, ['K9LZ3R', 'JHW8PE']));
    assert.deepEqual(
      read.map((line) => line.split(' | ')[4]),
      ['K9LZ3R', 'JHW8PE'],
    );
  });

test('where a journey goes is told first as a town and then as its station', async () => {
  const read = await readLetterOf([
    'Traveller: Ms Maeve Thibodeau',
    'Rail. You go on to Montréal overnight: VIA Rail train 15 departs Moncton Station on Friday, April 30, 2027 at 5:57 p.m. and pulls into Montréal Central Station at 10:03 a.m. on Saturday morning. You are in car 5, seat 12. VIA’s booking number is 9G3C7A.',
  ]);
  assert.deepEqual(read, [
    'Train | VIA Rail 15 | Moncton Station > Montréal Central Station | 2027-04-30T17:57 – 2027-05-01T10:03 | 5/12 | 9G3C7A | Maeve Thibodeau',
  ]);
});
