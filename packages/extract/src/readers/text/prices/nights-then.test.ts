import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { sharedOf } from '../shared.ts';

const priceOf = (line: string) => {
  const price = sharedOf(print('Votre séjour', `Hôtel Plaka\n\nConfirmation n° 600-4412-HRP\n${line}`)).price?.value;
  return price ? `${price.amount} ${price.currency}` : null;
};

test('behind so many nights stands what all of them cost, unless it is said of each', () => {
  for (const [line, price] of [
    ['2 nuits, 318,00 EUR petit-déjeuner inclus (taxe de résilience en sus)', '318.00 EUR'],
    ['Two nights: £285.00', '285.00 GBP'],
    ['2 nuits à 159,00 EUR', null],
    ['2 nights, EUR 159.00 per night', null],
    ['Prix A/R : 402,66 €', '402.66 EUR'],
    ['Montant billet : 402,66 EUR', '402.66 EUR'],
  ] as const)
    assert.equal(priceOf(line), price, line);
});
