import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policyRows } from './policy-rows.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const friday = '2026-12-04T18:00:00+00:00[Europe/Lisbon]';
const sunday = '2026-12-06T18:00:00+00:00[Europe/Lisbon]';

test('before the first step cancelling is free', () => {
  assert.deepEqual(policyRows({ refundable: 'full', steps: [{ from: friday, penalty: eur('120.00') }] }), [
    { from: null, until: friday, fee: null },
    { from: friday, until: null, fee: eur('120.00') },
  ]);
});

test('each step lasts until the next one', () => {
  const rows = policyRows({
    refundable: 'partial',
    steps: [
      { from: friday, penalty: eur('60.00') },
      { from: sunday, penalty: eur('240.00') },
    ],
  });
  assert.deepEqual(
    rows.map(({ until }) => until),
    [friday, sunday, null],
  );
});

test('a first step without a penalty is no stretch of its own', () => {
  const rows = policyRows({
    refundable: 'full',
    steps: [
      { from: friday, penalty: eur('0') },
      { from: sunday, penalty: eur('240.00') },
    ],
  });
  assert.deepEqual(
    rows.map(({ fee }) => fee?.amount ?? 'free'),
    ['free', '240.00'],
  );
});

test('what was never free has no free stretch', () => {
  assert.deepEqual(policyRows({ refundable: 'none', steps: [{ from: friday, penalty: eur('240.00') }] }), [
    { from: null, until: null, fee: eur('240.00') },
  ]);
});
