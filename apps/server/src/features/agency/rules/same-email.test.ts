import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameEmail } from './same-email.ts';

test('case, a tag and the dots of Gmail do not make another person', () => {
  assert.equal(sameEmail('Lea.Martin+work@Example.com'), 'lea.martin@example.com');
  assert.equal(sameEmail('l.ea.martin+x@googlemail.com'), 'leamartin@gmail.com');
});

test('dots elsewhere, another domain, and an address that begins with a plus do', () => {
  assert.notEqual(sameEmail('lea.martin@example.com'), sameEmail('leamartin@example.com'));
  assert.notEqual(sameEmail('lea@example.com'), sameEmail('lea@example.org'));
  assert.equal(sameEmail('+lea@example.com'), '+lea@example.com');
});
