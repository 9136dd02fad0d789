import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldWithNumbers } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

const flight = 'AF1234 Monday 8 March 2027 Paris (CDG) 07:10 Madrid (MAD) 09:20';
const told = ['AF1234 CDG MAD 2027-03-08T07:10 2027-03-08T09:20 H7K2PL'];

async function readMail(line: string): Promise<string[]> {
  const body = `Your booking is confirmed.\nBooking reference: H7K2PL\n\n${line}\n`;
  const { reservations } = await extract(mail({ subject: 'Your booking', body }), { contextDate: '2027-01-05' });
  return toldWithNumbers(reservations);
}

for (const remark of [
  'checked bag not included',
  'bagage en soute non inclus',
  'repas non compris, siège non réservé',
  'upgrade waitlisted',
  'hotel not booked',
  'if you miss your flight, call us',
  'for information only: terminal 2F',
  'taxes not included',
  'alternative: none',
])
  test(`a flight is held whatever is not beside it: ${remark}`, async () => {
    assert.deepEqual(await readMail(`${flight}, ${remark}`), told);
    assert.deepEqual(await readWord('Order 27-31', `${flight}, booking H7K2PL, ${remark}`), told);
  });

for (const state of ['waitlisted', 'not booked', 'non réservé', 'in option', 'cancelled'])
  test(`a flight that is not held is none: ${state}`, async () =>
    assert.deepEqual(await readMail(`${flight} – ${state}`), []));

test('a car and a house are held without their extras', async () => {
  const order = (car: string, house: string) =>
    readWord('Commande 27-31 pour Mme Ana Reis', [
      ['Prestation', 'Détail', 'Réf.'],
      [
        'Voiture',
        `Hertz, Fiat Tipo ou similaire${car}\nPrise : Gare de Bari le 12/05/2027 à 9h15\nRetour : Aéroport de Brindisi le 15/05/2027 à 18h00`,
        'Rés. 55120934',
      ],
      ['Hôtel', `Casa Lirio, Via Roma 4, 70122 Bari, Italie, du 12/05/2027 au 15/05/2027${house}`, 'CL-8810'],
    ]);
  const both = await order('', '');
  assert.equal(both.length, 2);
  assert.deepEqual(await order(', GPS non réservé', ''), both);
  assert.deepEqual(await order('', ', parking non réservé'), both);
});
