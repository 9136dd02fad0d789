import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionRule } from './version-rule.ts';

test('below the minimum the app must be updated, below the latest it may be', () => {
  const policy = { latest: '0.10.0', minimum: '0.9.2' };
  assert.equal(versionRule('0.9.1', policy), 'must');
  assert.equal(versionRule('0.9.2', policy), 'may');
  assert.equal(versionRule('0.10.0', policy), null);
  assert.equal(versionRule('1.0.0', policy), null);
});
