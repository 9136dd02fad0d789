import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDelivery, isUndelivered, stateOf } from './incident-state.ts';

const open = { acknowledgedAt: null, closedAt: null };
const at = '2026-11-21T10:00:00.000Z';
const webhook = { channel: 'webhook', deliveredAt: null, failedAt: null } as const;
const email = { channel: 'email', deliveredAt: null, failedAt: null } as const;
const desk = { channel: 'desk', deliveredAt: null, failedAt: null } as const;

test('a report that nobody has received is not called delivered', () => {
  assert.equal(stateOf(open, firstDelivery([webhook, desk])), 'received');
  assert.equal(stateOf(open, firstDelivery([webhook, { ...email, deliveredAt: at }])), 'delivered');
});

test('somebody is told to try another way only when every way out has failed', () => {
  assert.equal(isUndelivered(open, [webhook, email, desk]), false);
  assert.equal(isUndelivered(open, [{ ...webhook, failedAt: at }, email]), false);
  assert.equal(isUndelivered(open, [{ ...webhook, failedAt: at }, { ...email, failedAt: at }, desk]), true);
  assert.equal(
    isUndelivered(open, [
      { ...webhook, failedAt: at },
      { ...desk, deliveredAt: at },
    ]),
    false,
  );
});

test('a company without any way to be reached leaves its people no illusion', () => {
  assert.equal(isUndelivered(open, []), true);
  assert.equal(isUndelivered(open, [desk]), false);
  assert.equal(isUndelivered({ ...open, closedAt: at }, []), false);
});
