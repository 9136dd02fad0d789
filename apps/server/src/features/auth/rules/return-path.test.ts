import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './return-path.ts';

test('a page of ours is returned to, with its query', () => {
  for (const path of ['/', '/trips', '/trips/01988f2e-0000-7000-8000-000000000000?tab=files', '/trips?q=Z%C3%BCrich']) {
    assert.equal(returnPath(path), path);
  }
});

test('another site, in any spelling, is never returned to', () => {
  for (const wished of [
    undefined,
    '',
    'trips',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    '/%252f%252fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    '/javascript:alert(1)//',
    'data:text/html,x',
    '/\tevil.example',
    '/trips\r\nSet-Cookie: a=b',
    '/trips%0d%0aSet-Cookie:a=b',
    ' /trips',
    '/./trips',
    '/trips/../../api/my/account',
    '/@evil.example//',
    '/trips#<script>',
    '/tr<script>ips',
    `/${'a'.repeat(600)}`,
  ]) {
    assert.equal(returnPath(wished), '/', String(wished));
  }
});

test('what is no page of the app is not returned to', () => {
  for (const wished of ['/api/auth/escale', '/auth/auth', '/outbox', '/sign-in/x', '/API/my/account']) {
    assert.equal(returnPath(wished), '/', wished);
  }
});
