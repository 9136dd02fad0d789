import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '@escale/contract';
import { monthsLeft } from './ends-soon.ts';

const left = (documentType: Document['documentType'], expiry: string, state: Document['state'] = 'valid') =>
  monthsLeft({ documentType, expiry, state } as Document, '2026-11-21');

test('a passport’s last six months are counted, a licence’s last two', () => {
  assert.equal(left('passport', '2027-05-21'), null);
  assert.equal(left('passport', '2027-05-20'), 5);
  assert.equal(left('passport', '2026-12-20'), 0);
  assert.equal(left('drivers-license', '2027-02-01'), null);
  assert.equal(left('drivers-license', '2027-01-20'), 1);
});

test('what is over has no months left', () => {
  assert.equal(left('passport', '2026-11-01', 'expired'), null);
});
