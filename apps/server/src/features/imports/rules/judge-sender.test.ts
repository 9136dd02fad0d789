import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTrustedSender, type SenderFacts } from './judge-sender.ts';

const lea: SenderFacts = { from: ['lea@kontor.example'], verified: true, dmarc: 'pass', localDemo: false };

test('a verified address that proves itself is trusted', () => assert.equal(isTrustedSender(lea), true));

test('a verified address without proof is not, but in the demo on this machine', () => {
  for (const dmarc of ['fail', 'none', 'unchecked'] as const) {
    assert.equal(isTrustedSender({ ...lea, dmarc }), false);
    assert.equal(isTrustedSender({ ...lea, dmarc, localDemo: true }), true);
  }
});

test('proof of an address that the account never verified is worth nothing', () => {
  assert.equal(isTrustedSender({ ...lea, verified: false }), false);
  assert.equal(isTrustedSender({ ...lea, verified: false, localDemo: true }), false);
});

test('two senders are never trusted', () => {
  assert.equal(isTrustedSender({ ...lea, from: ['lea@kontor.example', 'eve@elsewhere.example'] }), false);
  assert.equal(isTrustedSender({ ...lea, from: [], localDemo: true }), false);
});
