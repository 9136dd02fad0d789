import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HotelOffer } from '@escale/contract';
import { type BookingDraft, bodyOf, faultsOf, noCard, payableWith } from './booking-draft.ts';

const november = new Date(2026, 10, 21);
const card = {
  holder: 'Léa Martin',
  type: 'Visa' as const,
  number: '4111 1111 1111 1111',
  expiry: '09/28',
  cvv: '737',
};
const draft: BookingDraft = {
  guests: [{ firstName: 'Léa', lastName: 'Martin' }],
  email: 'lea@example.com',
  phone: '',
  information: 'Late arrival',
  payment: 'provider-token',
  card,
  accepted: true,
};
const offer = { id: 'offer', rate: { termsVersion: 'v1' } } as HotelOffer;

test('neither the number nor the code of the card is in what is sent', () => {
  const sent = JSON.stringify(bodyOf(draft, offer, undefined));
  assert.ok(!sent.includes('4111'.repeat(2)) && !sent.includes('41111111'));
  assert.ok(!sent.includes('737'));
  assert.ok(sent.includes('"last4":"1111"') && sent.includes('"expiryDate":"2028-09"'));
});

test('nothing is booked before the terms are accepted', () => {
  assert.deepEqual(faultsOf({ ...draft, accepted: false }, november), { accepted: 'hotels.faultTerms' });
});

test('an empty card names each of its five fields', () => {
  assert.deepEqual(Object.keys(faultsOf({ ...draft, card: noCard }, november)), [
    'holder',
    'type',
    'number',
    'expiry',
    'cvv',
  ]);
});

test('who pays at the hotel needs no card', () => {
  assert.deepEqual(faultsOf({ ...draft, payment: 'pay-at-hotel', card: noCard }, november), {});
});

test('a card of another scheme than the one chosen is a slip', () => {
  assert.equal(faultsOf({ ...draft, card: { ...card, type: 'Mastercard' } }, november).type, 'hotels.faultCardType');
});

test('a card number in the note to the hotel goes no further', () => {
  const told = { ...draft, information: 'Take 4111-1111-1111-1111 please' };
  assert.deepEqual(faultsOf(told, november), { information: 'hotels.faultCardInNote' });
});

test('a card is never asked for where only the provider may ask for it', () => {
  const offered = (kind: 'sandbox' | 'hosted') =>
    payableWith({ payments: ['provider-token', 'agency-account'], cardFields: { kind } } as HotelOffer);
  assert.deepEqual(offered('sandbox'), ['provider-token', 'agency-account']);
  assert.deepEqual(offered('hosted'), ['agency-account']);
});

test('a phone number may be left out, and is given in international format', () => {
  assert.deepEqual(faultsOf({ ...draft, phone: '' }, november), {});
  assert.deepEqual(faultsOf({ ...draft, phone: '+33 6 12 34 56 78' }, november), {});
  assert.deepEqual(faultsOf({ ...draft, phone: '06 12 34 56 78' }, november), { phone: 'errors.phone' });
});
