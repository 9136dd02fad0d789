import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { call, calls, nothing } from '@escale/contract';
import { newestCode } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

const openSafe = call({
  method: 'GET',
  path: '/api/test/safe',
  summary: 'Something that asks for a fresh proof',
  audience: 'account',
  freshProof: true,
  reply: nothing,
});

let server: TestServer;
let now: Date;

before(async () => {
  server = await startServer({
    clock: { now: () => now },
    alsoBind: ({ route }) => route(openSafe, () => undefined),
  });
});

/** Somebody who signed in eleven minutes ago. */
async function signInEarlier(email: string) {
  now = new Date();
  const person = await signIn(server, email);
  now = new Date(now.getTime() + 11 * 60_000);
  return person;
}

test('a sign-in opens what asks for a fresh proof, for ten minutes', async () => {
  now = new Date();
  const lea = await signIn(server, 'lea@example.com');
  assert.equal((await lea.send(openSafe)).status, 204);
  now = new Date(now.getTime() + 10 * 60_000 + 1000);
  const { status, body } = await lea.send(openSafe);
  assert.equal(status, 403);
  assert.equal(body.code, 'session.step-up-needed');
});

test('a code proves again, and the refused call goes through', async () => {
  const lea = await signInEarlier('lea@example.com');
  assert.deepEqual((await lea.send(calls.getProof)).body, {
    provenUntil: null,
    email: 'l••••@example.com',
    passkeys: false,
    outbox: '/outbox',
  });
  assert.equal((await lea.send(calls.sendProofCode)).status, 200);
  const { body } = await lea.send(calls.prove, { body: { code: await newestCode(server, lea.email) } });
  assert.equal(body.provenUntil, new Date(now.getTime() + 10 * 60_000).toISOString());
  assert.equal((await lea.send(openSafe)).status, 204);
});

test('a code of one session proves nothing in another of the same person', async () => {
  const phone = await signInEarlier('lea@example.com');
  const laptop = await signInEarlier('lea@example.com');
  await phone.send(calls.sendProofCode);
  const code = await newestCode(server, phone.email);
  assert.equal((await laptop.send(calls.prove, { body: { code } })).body.problem, 'code-dead');
  assert.equal((await laptop.send(openSafe)).status, 403);
});

test('five wrong codes kill the code, also when they come at once', async () => {
  const max = await signInEarlier('max@example.com');
  await max.send(calls.sendProofCode);
  const right = await newestCode(server, max.email);
  const wrong = String((Number(right) + 1) % 100_000_000).padStart(8, '0');
  const answers = await Promise.all(Array.from({ length: 20 }, () => max.send(calls.prove, { body: { code: wrong } })));
  assert.equal(answers.filter(({ body }) => body.triesLeft !== undefined).length, 5);
  assert.equal((await max.send(calls.prove, { body: { code: right } })).body.problem, 'code-dead');
});

test('codes to one address are few per hour', async () => {
  const eve = await signInEarlier('eve@elsewhere.example');
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push((await eve.send(calls.sendProofCode)).status);
  assert.equal(answers.filter((status) => status === 200).length, 5);
  assert.equal(answers.at(-1), 429);
});
