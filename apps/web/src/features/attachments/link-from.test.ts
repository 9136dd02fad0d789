import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkFrom } from './link-from.ts';

test('an address without its beginning is meant as https', () => {
  assert.equal(linkFrom('example.com/agenda'), 'https://example.com/agenda');
  assert.equal(linkFrom('localhost:8080/x'), 'https://localhost:8080/x');
});

test('a script, a file, a password and a mere word are no links', () => {
  for (const typed of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://me:secret@example.com',
    'agenda',
    '',
    'a b.com',
  ]) {
    assert.equal(linkFrom(typed), null, typed);
  }
});
