import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const priceOf = (text: string): string => {
  const [train] = read(
    'Your booking',
    `Booking reference: 4KQ2ZT\n\nTrain 429, 16 March 2027\nStockholm Central 08:23 - Göteborg Central 11:29\n\n${text}`,
  );
  const { price } = train?.booking ?? {};
  return price ? `${price.amount} ${price.currency}` : '–';
};

test('whose crowns are meant is told by their code, by the language or by the only land', () => {
  for (const [text, price] of [
    ['Biljetter          1 580 kr\nTotalt             1 580 kr\nvarav moms 6 %     89,43 kr', '1580 SEK'],
    ['Billetter til hjemreise\nTotalt: kr 1 580,00', '1580.00 NOK'],
    ['Billetter til udrejse\nI alt 1.580,00 kr.', '1580.00 DKK'],
    ['Total price: 1 580 kr\nAll prices in NOK', '1580 NOK'],
    ['Total price: kr 450\nOperated in Denmark', '450 DKK'],
    ['Total price: kr 450\nFrom Norway to Sweden', '–'],
    ['Total price: kr 450', '–'],
  ] as const)
    assert.equal(priceOf(text), price, text);
});

test('what is included is no part of the price', () => {
  for (const [text, price] of [
    ['PRIX TOTAL\n1 486,52 EUR taxes et surcharges incluses', '1486.52 EUR'],
    ['Total price: 212.40 EUR taxes and fees included', '212.40 EUR'],
    ['Prezzo totale: 212,40 EUR tasse e supplementi inclusi', '212.40 EUR'],
  ] as const)
    assert.equal(priceOf(text), price, text);
});
