import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { flightMarkup, mail } from '../testing/mail.ts';
import { type Ground, newGround, startOwnProcess } from '../testing/own-process.ts';
import { calls } from '../testing/server.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';

let ground: Ground;
before(async () => {
  ground = await newGround();
});
after(() => ground.clear());

const mailsThere = 40;
const mailbox = Array.from({ length: mailsThere }, (_, i) => {
  const books = i % 20 === 0;
  const raw = books
    ? mail({ from: 'b@aircorail.example', subject: 'Flight', html: flightMarkup().replace('KX7PQ2', `KX7PQ${i}`) })
    : mail({ from: 'max@kontor.example', subject: `Lunch ${i}`, text: 'See you there.' });
  return `From 1@x Sat Nov 21 10:00:00 +0000 2026\r\n${raw}\r\n`;
}).join('');

test('a mailbox is read to its end, each mail once, however often the server is killed over it', {
  timeout: 120_000,
}, async ({ signal }) => {
  let house = await startOwnProcess(ground);
  let lea = await house.signIn('lea@kontor.example');
  const { body: batch } = await lea.send(calls.createImportBatch, { body: {} });
  const params = { id: batch.id as string };
  await lea.send(calls.addToImportBatch, { params, body: { name: 'Inbox' }, file: new File([mailbox], 'Inbox') });
  await lea.send(calls.closeImportBatch, { params });
  // While it is unpacked, and while it is read.
  for (const atLeast of [0, 15]) {
    await untilIs(lea, params, ({ counts }) => (counts.read ?? 0) >= atLeast, signal);
    await house.kill();
    house = await startOwnProcess(ground);
    lea = await house.signIn('lea@kontor.example');
  }
  const done = await untilIs(lea, params, ({ state }) => state === 'read', signal);
  assert.deepEqual(
    [done.counts.found, done.counts.read, done.counts.duplicates, done.files[0].state],
    [mailsThere, mailsThere, 0, 'unpacked'],
  );
  assert.equal(done.counts.empty, mailsThere - mailsThere / 20);
  await house.stop();
});

type Batch = { state: string; counts: Record<string, number>; files: { state: string }[] };

const untilIs = (lea: SignedIn, params: { id: string }, isThere: (batch: Batch) => boolean, signal: AbortSignal) =>
  until(signal, async () => {
    const { body } = await lea.send(calls.getImportBatch, { params });
    return isThere(body as Batch) ? body : undefined;
  });
