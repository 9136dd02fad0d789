import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sandboxCards } from '@escale/contract/hotel-cards';
import {
  cardTypeOf,
  cvvFault,
  expiryFault,
  expiryMonth,
  isLuhnValid,
  numberFault,
  spacedNumber,
} from './card-check.ts';

const november = new Date(2026, 10, 21);

test('every published test number is taken, and a valid number that is none of them is not', () => {
  for (const { number, brand } of sandboxCards) {
    assert.equal(numberFault(number), null);
    assert.equal(cardTypeOf(number), brand);
  }
  assert.ok(isLuhnValid('4012888888881881'));
  assert.equal(numberFault('4012 8888 8888 1881'), 'not-a-test-number');
});

test('a slip of one digit is told from a card that is refused', () => {
  assert.equal(numberFault('4111 1111 1111 1112'), 'number');
  assert.equal(numberFault('4111'), 'number');
  assert.equal(numberFault(' '), 'required');
});

test('a number is spaced as it stands on the card', () => {
  assert.equal(spacedNumber('4111111111111111'), '4111 1111 1111 1111');
  assert.equal(spacedNumber('378282246310005'), '3782 822463 10005');
  assert.equal(spacedNumber('41111'), '4111 1');
});

test('a card is good until its month has ended', () => {
  assert.equal(expiryFault('11/26', november), null);
  assert.equal(expiryFault('10/26', november), 'expired');
  assert.equal(expiryFault('13/26', november), 'expiry');
  assert.equal(expiryFault('', november), 'required');
});

test('the month may be typed as people type it', () => {
  for (const typed of ['09/28', '9/2028', '0928', '09 / 28', '09-28']) assert.equal(expiryMonth(typed), '2028-09');
  assert.equal(expiryMonth('soon'), null);
});

test('an American Express card has four digits on its front', () => {
  assert.equal(cvvFault('123', 'Visa'), null);
  assert.equal(cvvFault('123', 'American Express'), 'cvv');
  assert.equal(cvvFault('1234', 'American Express'), null);
});
