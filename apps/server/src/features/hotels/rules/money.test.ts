import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSamePrice, minus, percentOf, perNight, plus, priceFromNumber, priceOf, unitsOf } from './money.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });

test('ten cents and twenty cents are thirty cents', () => {
  assert.deepEqual(plus(euros('0.10'), euros('0.20')), euros('0.30'));
  assert.deepEqual(minus(euros('100.00'), euros('100.01')), euros('-0.01'));
});

test('an amount has as many decimals as its currency', () => {
  assert.equal(priceOf(unitsOf('1234.5'), 'EUR').amount, '1234.50');
  assert.equal(priceOf(unitsOf('1234.5'), 'JPY').amount, '1235');
  assert.equal(priceOf(unitsOf('1.2345'), 'TND').amount, '1.235');
});

test('a night of three costs a third, rounded to the cent', () => {
  assert.deepEqual(perNight(euros('100.00'), 3), euros('33.33'));
});

test('7.5 per cent are taken without a float', () => {
  assert.deepEqual(percentOf(euros('199.99'), 7.5), euros('15.00'));
});

test('a number out of JSON is the decimal that was written', () => {
  assert.deepEqual(priceFromNumber(712.39, 'USD'), { amount: '712.39', currency: 'USD' });
  assert.deepEqual(priceFromNumber(0.1 + 0.2, 'EUR'), euros('0.30'));
});

test('the same price is written in more than one way', () => {
  assert.ok(isSamePrice(euros('12.5'), euros('12.50')));
  assert.ok(!isSamePrice(euros('12.50'), { amount: '12.50', currency: 'USD' }));
});
