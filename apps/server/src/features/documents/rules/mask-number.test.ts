import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskNumber } from './mask-number.ts';

test('at most the last four of a number are shown, and never most of it', () => {
  assert.equal(maskNumber('X4RTBPFW46D8'), '•••• 46D8');
  assert.equal(maskNumber('12AB 345-67'), '•••• 567');
  assert.equal(maskNumber('AB123'), '•••• 23');
  assert.equal(maskNumber('1234'), '••••');
});
