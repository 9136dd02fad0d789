import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('in the row of a flight the hours are of the flight, and the house beside it has its days and the number said to be its own', async () => {
  const table = (number: string) =>
    [
      ['Jour', 'Transport', 'Horaires', 'Nuit à l’hôtel', 'Numéros à présenter'],
      [
        'jeudi 6 mai 2027',
        'Avion Finnair AY 835\nde Helsinki (HEL) à Oslo (OSL)',
        'décollage 14h10\natterrissage 14h35',
        'Gamle Losen\nSkippergata 44, 0152 Oslo\ntél. +47 22 55 50 16\n1 chambre, arrivée le 6 mai, départ le 9 mai',
        'Finnair : L3GXHP',
      ],
      ['vendredi 7 mai 2027', 'Réception à la mairie', '11h00', '^', ''],
      ['samedi 8 mai 2027', 'Journée libre', '', '^', number],
      [
        'dimanche 9 mai 2027',
        'Avion Finnair AY 838\nde Oslo (OSL) à Helsinki (HEL)',
        'décollage 20h05\natterrissage 22h25',
        '',
        'Finnair : L3GXHP',
      ],
    ].map((row) => row.map((cell) => (cell.includes('\n') ? { lines: cell.split('\n') } : cell)));
  assert.deepEqual(
    await readLetterOf(['Convocation au voyage', 'Participante : Mme Imogen TARRANT', table('2705/FE/12')]),
    [
      'Flight | AY 835 | Helsinki > Oslo | 2027-05-06T14:10 – 2027-05-06T14:35 | L3GXHP | Imogen TARRANT',
      'Lodging | Gamle Losen, Oslo | 2027-05-06 – 2027-05-09 | 2705/FE/12 | Imogen TARRANT',
      'Flight | AY 838 | Oslo > Helsinki | 2027-05-09T20:05 – 2027-05-09T22:25 | L3GXHP | Imogen TARRANT',
    ],
  );
});
