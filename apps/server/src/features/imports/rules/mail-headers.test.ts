import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeWords, readMailHeaders } from './mail-headers.ts';

const headersOf = (...lines: string[]) => readMailHeaders(Buffer.from(`${lines.join('\r\n')}\r\n\r\nbody`));

test('a sender is the address in angle brackets, not what the name pretends', () => {
  assert.deepEqual(headersOf('From: "lea@kontor.example" <Eve@Elsewhere.example>').from, ['eve@elsewhere.example']);
  assert.deepEqual(headersOf('From: eve@elsewhere.example (lea@kontor.example)').from, ['eve@elsewhere.example']);
  assert.deepEqual(headersOf('From: "a \\" <lea@kontor.example>" <eve@elsewhere.example>').from, [
    'eve@elsewhere.example',
  ]);
});

test('two senders are two, in one field or in two', () => {
  assert.equal(headersOf('From: lea@kontor.example, eve@elsewhere.example').from.length, 2);
  assert.equal(headersOf('From: lea@kontor.example', 'Subject: x', 'from : eve@elsewhere.example').from.length, 2);
  assert.equal(headersOf('From: "eve"@kontor.example, lea@kontor.example').from.length, 2);
  assert.equal(headersOf('From: eve@kontor.example@relay.example, lea@kontor.example').from.length, 2);
  assert.deepEqual(headersOf('From: Martin, Léa <lea@kontor.example>').from, ['lea@kontor.example']);
});

test('a folded, encoded subject is one line of words', () => {
  const { subject } = headersOf('Subject: =?utf-8?Q?Annulation_de_votr?=', ' =?utf-8?Q?e_trajet_=E2=80=93_dossier?=');
  assert.equal(subject, 'Annulation de votre trajet – dossier');
  assert.equal(decodeWords('=?iso-8859-1?B?UulzZXJ2YXRpb24=?='), 'Réservation');
  assert.equal(decodeWords('=?no-such-charset?Q?x?='), '=?no-such-charset?Q?x?=');
});

test('a header without end is read no further than its bound', () => {
  const raw = Buffer.from(`From: ${'('.repeat(5_000_000)}`);
  const before = process.cpuUsage();
  const { from, bodyAt } = readMailHeaders(raw);
  // The processor's time: a busy machine is no fault of ours.
  const { user, system } = process.cpuUsage(before);
  assert.deepEqual(from, []);
  assert.ok(bodyAt <= 64 * 1024);
  assert.ok(user + system < 500_000, `${user + system} µs`);
});

test('the body begins after the blank line', () => {
  const raw = Buffer.from('Subject: x\r\n\r\nbody');
  assert.equal(raw.subarray(readMailHeaders(raw).bodyAt).toString(), 'body');
});
