import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newDatabase, type TestDatabase } from '../testing/database.ts';
import { flightMarkup, mail } from '../testing/mail.ts';
import { as, calls } from '../testing/server.ts';

let database: TestDatabase;
let folder: string;
before(async () => {
  [database, folder] = await Promise.all([newDatabase(), mkdtemp(join(tmpdir(), 'escale-unpacking-'))]);
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

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
}, async () => {
  let house = await start();
  let lea = as(house, await house.signIn('lea@kontor.example'));
  const { body: batch } = await lea.send(calls.createImportBatch, { body: {} });
  const params = { id: batch.id as string };
  await lea.send(calls.addToImportBatch, { params, body: { name: 'Inbox' }, file: new File([mailbox], 'Inbox') });
  await lea.send(calls.closeImportBatch, { params });
  // While it is unpacked, and while it is read.
  for (const atLeast of [0, 15]) {
    await until(lea, params, ({ counts }) => counts.read >= atLeast);
    house.kill();
    await house.gone;
    house = await start();
    lea = as(house, await house.signIn('lea@kontor.example'));
  }
  const done = await until(lea, params, ({ state }) => state === 'read');
  assert.deepEqual(
    [done.counts.found, done.counts.read, done.counts.duplicates, done.files[0].state],
    [mailsThere, mailsThere, 0, 'unpacked'],
  );
  assert.equal(done.counts.empty, mailsThere - mailsThere / 20);
  house.stop();
  await house.gone;
});

type Person = ReturnType<typeof as>;
type Batch = { state: string; counts: Record<string, number>; files: { state: string }[] };

// biome-ignore lint/suspicious/noExplicitAny: what came back is looked at by the caller
async function until(lea: Person, params: { id: string }, isThere: (batch: any) => boolean): Promise<any> {
  for (;;) {
    const { body } = await lea.send(calls.getImportBatch, { params });
    if (isThere(body as Batch)) return body;
    await pause(15);
  }
}

async function start() {
  const child = fork(join(import.meta.dirname, 'killed-while-reading/house.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      ESCALE_SMTP_PORT: '0',
      ESCALE_LOG: 'error',
      ESCALE_DATA: folder,
      DATABASE_URL: database.url,
    },
  });
  const gone = once(child, 'exit');
  const heard = async <T>() => {
    const [message] = await Promise.race([
      once(child, 'message'),
      gone.then(() => Promise.reject(new Error('the server ended by itself'))),
    ]);
    return message as T;
  };
  const { url } = await heard<{ url: string }>();
  return {
    url,
    gone,
    async signIn(email: string) {
      child.send({ signIn: email });
      return (await heard<{ token: string }>()).token;
    },
    kill: () => child.kill('SIGKILL'),
    stop: () => child.send({ stop: true }),
  };
}
