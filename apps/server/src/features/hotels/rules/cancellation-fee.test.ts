import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CancellationPolicy } from '@escale/contract';
import { cancellationQuote } from './cancellation-fee.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const paid = { total: euros('200.00'), payNow: euros('200.00') };
const checkinMs = Date.parse('2026-12-03T14:00:00Z');
const at = (now: string) => ({ nowMs: Date.parse(now), checkinMs });
const flexible: CancellationPolicy = {
  refundable: 'full',
  hotelTimeZone: 'Europe/Paris',
  steps: [
    { from: '2026-12-02T18:00:00+01:00[Europe/Paris]', penalty: euros('100.00') },
    { from: '2026-12-03T15:00:00+01:00[Europe/Paris]', penalty: euros('200.00') },
  ],
  text: null,
  version: 'v',
};

test('before the first step it costs nothing, and the deadline is told at the hotel', () => {
  const quote = cancellationQuote(flexible, paid, at('2026-12-01T12:00:00Z'));
  assert.deepEqual(quote, {
    cancellable: true,
    fee: euros('0.00'),
    refund: euros('200.00'),
    deadline: '2026-12-02T18:00:00+01:00[Europe/Paris]',
  });
});

test('a quarter of an hour before a step its penalty counts already', () => {
  assert.equal(cancellationQuote(flexible, paid, at('2026-12-02T16:44:59Z')).fee.amount, '0.00');
  const late = cancellationQuote(flexible, paid, at('2026-12-02T16:45:00Z'));
  assert.deepEqual([late.fee.amount, late.refund.amount], ['100.00', '100.00']);
  assert.equal(late.deadline, '2026-12-03T15:00:00+01:00[Europe/Paris]');
});

test('the deadline is the hotel’s evening, not the traveller’s', () => {
  const tokyo = {
    ...flexible,
    steps: [{ from: '2026-12-02T18:00:00+09:00[Asia/Tokyo]', penalty: euros('100.00') }],
  };
  assert.equal(cancellationQuote(tokyo, paid, at('2026-12-02T10:00:00Z')).fee.amount, '100.00');
});

test('what is not refundable cannot be cancelled, and costs all of it', () => {
  const quote = cancellationQuote({ ...flexible, refundable: 'none', steps: [] }, paid, at('2026-12-01T12:00:00Z'));
  assert.deepEqual(quote, { cancellable: false, fee: euros('200.00'), refund: euros('0.00'), deadline: null });
});

test('from the check-in on nothing is cancelled', () => {
  assert.equal(cancellationQuote(flexible, paid, at('2026-12-03T14:00:00Z')).cancellable, false);
});

test('what is paid at the hotel is not refunded, and may cost a fee all the same', () => {
  const later = { total: euros('200.00'), payNow: euros('0.00') };
  const quote = cancellationQuote(flexible, later, at('2026-12-02T20:00:00Z'));
  assert.deepEqual([quote.fee.amount, quote.refund.amount], ['100.00', '0.00']);
});

test('a penalty is never more than the stay', () => {
  const greedy = {
    ...flexible,
    steps: [{ from: '2026-12-01T00:00:00+01:00[Europe/Paris]', penalty: euros('900.00') }],
  };
  assert.equal(cancellationQuote(greedy, paid, at('2026-12-02T00:00:00Z')).fee.amount, '200.00');
});
