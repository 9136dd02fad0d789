import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentState, hasExpired } from './document-state.ts';

const now = new Date('2026-12-04T09:00:00Z');

test('a document counts on its last day, until that day has ended everywhere', () => {
  assert.equal(hasExpired('2026-12-03', new Date('2026-12-04T11:59:59Z')), false);
  assert.equal(hasExpired('2026-12-03', new Date('2026-12-04T12:00:00Z')), true);
});

test('without a scan it is to be uploaded, unless it is a loyalty card or over anyway', () => {
  const state = (documentType: 'passport' | 'loyalty-card', expiry: string | null, files: number) =>
    documentState({ documentType, expiry, files }, now);
  assert.equal(state('passport', '2030-01-01', 0), 'to-upload');
  assert.equal(state('passport', '2030-01-01', 1), 'valid');
  assert.equal(state('passport', null, 1), 'valid');
  assert.equal(state('passport', '2026-12-02', 0), 'expired');
  assert.equal(state('loyalty-card', null, 0), 'valid');
  assert.equal(state('loyalty-card', '2026-01-31', 0), 'expired');
});
