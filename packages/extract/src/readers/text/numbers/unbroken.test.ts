import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';
import type { Candidate } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
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

test('letters between a word for a booking and its figures are of the number, unless a company is called so', async () => {
  const numberOf = async (said: string) =>
    (
      await readWord(
        'Devis 27-118, accepté\nVoyageuse : Mme Anne Moreau',
        { heading: `Traversée – ${said} – 96,00 €` },
        [
          ['Navire', 'Date', 'Départ', 'Arrivée'],
          ['Knossos Palace', 'dimanche 23 mai 2027', 'Le Pirée, 7h25', 'Naxos, 12h35'],
        ],
      )
    )[0]?.replace(/.*:\d\d /, '');
  assert.equal(await numberOf('dossier ZKF 6120744'), 'ZKF 6120744');
  assert.equal(await numberOf('réservation ZKF 6120744'), 'ZKF 6120744');
  for (const company of ['DFDS', 'ITA']) assert.equal(await numberOf(`dossier ${company} 6120744`), '6120744', company);
});

test('whose letters a flight goes by, they are none of its number', () => {
  const numberOf = (name: string, iata: string) => {
    const booking = { type: 'FlightReservation' as const, reference: '6120744', carrier: { name, iata } };
    const one: Candidate = { booking, evidence: {}, rank: 'text', confidence: 1, doubts: [] };
    withUnbroken([one], [{ text: 'Dossier TAP 6120744' } as Passage]);
    return one.booking.reference;
  };
  assert.equal(numberOf('TAP Air Portugal', 'TP'), '6120744');
  assert.equal(numberOf('Air France', 'AF'), 'TAP 6120744');
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
