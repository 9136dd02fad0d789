import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';

test('what is served at a stop, behind its hour and its name, makes no meal of its row', async () => {
  assert.deepEqual(
    told(
      await readTable(`
        Fri 25 June 2027
        23:20 | München Hbf | NJ 294 | Coach 306, bed 41
        06:28 +1 | Wien Hbf | | Breakfast included`),
    ),
    ['NJ294 München Hbf Wien Hbf 2027-06-25T23:20 2027-06-26T06:28'],
  );
});

for (const [gone, left] of [
  ['[ANNULÉ] RETOUR, vendredi', '[VALABLE] ALLER, mercredi'],
  ['Annulé : retour du vendredi', 'Maintenu : aller du mercredi'],
] as const)
  test(`"${left}" is neither cancelled with what is nor how long a ticket is good for`, () => {
    const read = readPrinted(
      `Nous avons annulé une partie de votre réservation H4X9LD.

${gone} 12 mars 2027
FRECCIAROSSA 9286
Milano Centrale 15:53 - Paris Gare de Lyon 22:34

${left} 10 mars 2027
FRECCIAROSSA 9281
Paris Gare de Lyon 07:26 - Milano Centrale 14:07

Remboursé sur la carte utilisée avant le 15 mars 2027.`,
    );
    assert.deepEqual(read, [
      'cancelled FRECCIAROSSA9286 Milano Centrale Paris Gare de Lyon 2027-03-12T15:53 2027-03-12T22:34',
      'held FRECCIAROSSA9281 Paris Gare de Lyon Milano Centrale 2027-03-10T07:26 2027-03-10T14:07',
    ]);
  });

function readPrinted(text: string): string[] {
  return read('Annulation partielle', text).map((one) => `${one.booking.status ?? 'held'} ${told([one])[0]}`);
}
