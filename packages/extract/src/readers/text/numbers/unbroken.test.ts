import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const house =
  'Hotel De Kraanvogel, Wijnhaven 112, 3011 WR Rotterdam, Pays-Bas. Du 9 novembre 2027 au 11 novembre 2027.';
const numbered = async (said: string) =>
  (await readWord('BON DE COMMANDE 27-118\nVoyageuse : Mme Anne Moreau', { heading: 'Hébergement' }, house, said))[0];

test('of a number that is printed in one piece, all is read', async () => {
  for (const [said, number] of [
    ['Réservation KRV-20.881 – 278,00 €', 'KRV-20.881'],
    ['Réservation n° KRV 118.402, 278,00 € les 2 nuits', 'KRV 118.402'],
    ['Conf. IH 20.114, 290,00 €', 'IH 20.114'],
    ['N° de réservation : KRV 60317725', 'KRV 60317725'],
    ['N° de commande 3071 88 4425, CHF 122.00.', '3071 88 4425'],
    ['Réservation 60317725. Petit déjeuner inclus.', '60317725'],
  ] as const)
    assert.equal(await numbered(said), `Lodging Hotel De Kraanvogel 2027-11-09 2027-11-11 ${number}`, said);
});
