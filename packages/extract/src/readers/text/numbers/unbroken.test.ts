import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';
import type { Candidate } from '../../../booking.ts';
import { withUnbroken } from './unbroken.ts';

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
    ['La chambre porte le numéro KRV 60317725.', 'KRV 60317725'],
    ['Confirmation D&K 2719', 'D&K 2719'],
    ['Voucher KR 5/0219', 'KR 5/0219'],
    ['Réservation 60317725. Petit déjeuner inclus.', '60317725'],
  ] as const)
    assert.equal(await numbered(said), `Lodging Hotel De Kraanvogel 2027-11-09 2027-11-11 ${number}`, said);
});

test('the name of a railway in front of it is none of the number of its train, and of a room it is', () => {
  const numberOf = (type: 'TrainReservation' | 'LodgingReservation', reference: string) => {
    const one: Candidate = { booking: { type, reference }, evidence: {}, rank: 'text', confidence: 1, doubts: [] };
    withUnbroken([one], []);
    return one.booking.reference;
  };
  assert.equal(numberOf('TrainReservation', 'CP 7719203'), '7719203');
  assert.equal(numberOf('TrainReservation', 'DBK 7719203'), 'DBK 7719203');
  assert.equal(numberOf('LodgingReservation', 'CP 7719203'), 'CP 7719203');
});

test('a letter in front of a number is of it, alone in its cell', async () => {
  const rows = ['Hôtel De Kraanvogel\nWijnhaven 112, 3011 WR Rotterdam', '9.11.2027', '11.11.2027', 'B 8840'];
  assert.deepEqual(
    await readWord('BON DE COMMANDE 27-118\nVoyageuse : Mme Anne Moreau', [
      ['Hôtel', 'Du', 'Au', 'Confirmation'],
      rows,
    ]),
    ['Lodging Hôtel De Kraanvogel 2027-11-09 2027-11-11 B 8840'],
  );
});
