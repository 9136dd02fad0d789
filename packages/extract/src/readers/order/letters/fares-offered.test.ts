import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldInFull } from '../../../../testing/told.ts';

test('what a way costs at least, and what goes every day, is told to everybody', async () => {
  for (const offer of [
    'New: Lyon – Torino from €19.99, departures at 22:10 on 1 July 2027 and later!',
    'Nouveau : Lyon – Torino dès 19,99 €, départs quotidiens à 22:10 à partir du 1er juillet 2027 !',
    'Du 1er juillet au 2 août 2027, départs quotidiens de Lyon à 22:10 pour Torino, arrivée à 03:40.',
  ]) {
    const read = await readPage(
      `<p>Réservation : KX22PL</p><p>11 juin 2027<br>Bus 714<br>21:40 Paris Bercy Seine<br>06:55 Torino Vanchiglia</p><p>Présentez-vous 15 minutes avant. ${offer}</p>`,
    );
    assert.deepEqual(
      toldInFull(read),
      ['Bus | 714 | Paris Bercy Seine > Torino Vanchiglia | 2027-06-11T21:40 – 2027-06-12T06:55 | KX22PL'],
      offer,
    );
  }
});
