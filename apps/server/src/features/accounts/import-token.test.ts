import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importAddress, importTokenIn, newImportToken } from './import-token.ts';

test('the token comes back out of the address, however a mail server spells it', () => {
  const token = newImportToken();
  const address = importAddress(token, 'in.escale.example');
  assert.equal(importTokenIn(address, 'in.escale.example'), token);
  assert.equal(importTokenIn(address.toUpperCase(), 'in.escale.example'), token);
});

test('an address of another domain or form has no token', () => {
  for (const address of [
    'plans+abcdefghjkmnpq@elsewhere.example',
    'plans@in.escale.example',
    'plans+short@in.escale.example',
    "plans+abcdefghjk'--@in.escale.example",
    'abcdefghjkmnpq',
  ]) {
    assert.equal(importTokenIn(address, 'in.escale.example'), null, address);
  }
});

test('two tokens are never the same', () => {
  assert.equal(new Set(Array.from({ length: 1000 }, newImportToken)).size, 1000);
});
