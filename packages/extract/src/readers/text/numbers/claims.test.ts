import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { claimsIn } from './claims.ts';

const claims = (text: string) =>
  claimsIn(passagesOf(print('', text)))
    .map(({ value, whose }) => `${value} ${whose}`)
    .join(' + ');

test('a number is the supplier’s, whoever sells it’s, or nobody says whose', () => {
  for (const [text, expected] of [
    ['Au comptoir, donnez la référence du loueur : 70114552.', '70114552 own'],
    ['Pour nous joindre, donnez votre numéro de dossier Kalauto : KA-8830417.', 'KA-8830417 agency'],
    ['Airline ref: 3M8KQX', '3M8KQX own'],
    ['Bon d’échange hôtel n° V2711-60382', 'V2711-60382 agency'],
    ['CFF, commande 61 204 873 – 2 allers-retours', '61 204 873 plain'],
    ['Deux chambres simples sous le n° 731 904, du 19 au 21 avril', '731 904 plain'],
    ['AEGEAN 3M8KQX', '3M8KQX plain'],
    ['First Car Rental – 5100427718', '5100427718 plain'],
  ] as const)
    assert.equal(claims(text), expected, text);
});

test('tickets, invoices, members, companies, money and clocks have numbers that no booking goes by', () => {
  for (const text of [
    'Billet n° 390-6610482215',
    'Facture n° 2027-0118',
    'Invoice number: INV-2026-88121. Paid by Visa ending 4410.',
    'Membre Flying Blue n° 2210448731',
    'SARL Perle Voyages, immatriculation IM974100033',
    'Nous vous remettons un e-bon de 236,00 €, code EV8-TRXM2Q.',
    'Réservation confirmée, vol AF1180',
    'booking total EUR 1118.00',
    'booking fee 500.00',
    'Titulaire du permis du Québec n° 704118',
    '75010 Paris',
    'Avis Wizard Number: 7QX44M',
    'Property Contact Number: +66 53 555 018',
    'Hotel number +44 (0)20 7946 0118',
    'Delta SkyMiles No. 9104477120',
  ])
    assert.equal(claims(text), '', text);
});

test('a card of credit is nothing that may be spent in the place of money', () => {
  for (const text of [
    'Confirmation Centauro n° CT88410; dépôt de 700 € (carte de crédit) ; franchise 950 €',
    'Rental confirmation CT88410. Deposit on a credit card: £350',
  ])
    assert.match(claims(text), /CT88410/, text);
});

test('what follows a number says for what it is', () => {
  for (const text of ['n° SK/2711/4402 – 1 nuit', 'No. 2711-098, 2 nights'])
    assert.match(claimsIn(passagesOf(print('', text)))[0]?.words ?? '', /\d (?:nuit|nights)$/, text);
  const wordsOf = (text: string) => claimsIn(passagesOf(print('', text)))[0]?.words;
  for (const text of ['DB order 4WZP7C for the ICE.', 'Réservation DB 4WZP7C pour l’ICE.'])
    assert.match(wordsOf(text) ?? '', /ice$/, text);
  // of the one that stands there, and of no other
  for (const text of ['DB order 4WZP7C for this train.', 'Réservation DB 4WZP7C pour ce train.'])
    assert.doesNotMatch(wordsOf(text) ?? 'train', /train/, text);
});

test('below a title of references each line is somebody’s number', () => {
  assert.equal(
    claims('VOS RÉFÉRENCES AUPRÈS DES COMPAGNIES\n Air Caraïbes : 6PLMXV\n Winair       : WK93TD'),
    '6PLMXV own + WK93TD own',
  );
  assert.equal(claims('Your references\nLoyalty tier: GOLD99'), '');
});
