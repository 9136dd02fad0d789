import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPhone } from './is-phone.ts';

test('a phone number begins with a plus and its country', () => {
  assert.equal(isPhone('+33 6 12 34 56 78'), true);
  assert.equal(isPhone('+49 (0) 30-123456'), true);
  assert.equal(isPhone('06 12 34 56 78'), false);
  assert.equal(isPhone('+06 12 34 56 78'), false);
});

test('letters, and more digits than the world has, are no phone number', () => {
  assert.equal(isPhone('+33 CALL ME'), false);
  assert.equal(isPhone('+331234567890123456'), false);
});
