import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedSince, typedSince } from './changed-since.ts';

const seen = { firstName: 'Rosa', lastName: 'Lund', phones: ['1'] };

test('what became something else is named, whether or not it was typed in', () => {
  const now = { firstName: 'Rosalie', lastName: 'Lind', phones: ['1', '2'] };
  assert.deepEqual(changedSince(seen, now, { lastName: 'Lundh' }), ['firstName', 'lastName', 'phones']);
});

test('who typed the same as was written elsewhere has nothing to hear of it', () => {
  assert.deepEqual(changedSince(seen, { ...seen, lastName: 'Lind' }, { lastName: 'Lind' }), []);
});

test('a record that was read again and found as it was has not changed', () => {
  assert.deepEqual(changedSince(seen, structuredClone(seen), { firstName: 'Rosalie' }), []);
});

test('what is typed while the form is being saved is not saved with it', () => {
  const sent = { ...seen, firstName: 'Ros', lastName: 'Lindh' };
  assert.deepEqual(typedSince(sent, { firstName: 'Rosal', lastName: 'Lindh' }), { firstName: 'Rosal' });
});
