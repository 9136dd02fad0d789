import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { newDatabase, type TestDatabase } from '../testing/database.ts';
import { flightMarkup, mail } from '../testing/mail.ts';
import { as, calls } from '../testing/server.ts';

let database: TestDatabase;
let folder: string;
before(async () => {
  [database, folder] = await Promise.all([newDatabase(), mkdtemp(join(tmpdir(), 'escale-killed-'))]);
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a mail that was acknowledged is placed once and said once, whenever the server was killed', {
  timeout: 120_000,
}, async () => {
  let house = await start();
  // How long after 250 the blow falls: before, while and after the mail is read.
  for (const [round, delayMs] of [0, 15, 45, 120].entries()) {
    const email = `lea${round}@kontor.example`;
    const { body } = await as(house, await house.signIn(email)).send(calls.getAccount);
    await send(house.mailPort, email, body.importAddress);
    if (delayMs > 0) await pause(delayMs);
    house.kill();
    await house.gone;

    house = await start();
    const lea = as(house, await house.signIn(email));
    const { items } = await untilPlaced(lea);
    assert.equal(items.length, 1);
    const { body: trips } = await lea.send(calls.listTrips);
    assert.equal(trips.items.length, 1);
    const { body: trip } = await lea.send(calls.getTrip, { params: { id: trips.items[0].id } });
    assert.equal(trip.segments.length, 1);
    assert.equal(trip.segments[0].attachments.length, 1);
    const said = await untilSaid(lea);
    assert.equal(said.length, 1);
    const original = await lea.send(calls.getImportOriginal, { params: { id: items[0].id } });
    assert.match(Buffer.from(original.body).toString(), /KX7PQ2/);
  }
  house.stop();
  await house.gone;
});

type House = Awaited<ReturnType<typeof start>>;
type Person = ReturnType<typeof as>;

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
  const { url, mailPort } = await heard<{ url: string; mailPort: number }>();
  return {
    url,
    mailPort,
    gone,
    async signIn(email: string) {
      child.send({ signIn: email });
      return (await heard<{ token: string }>()).token;
    },
    kill: () => child.kill('SIGKILL'),
    stop: () => child.send({ stop: true }),
  };
}

async function send(port: House['mailPort'], from: string, to: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const raw = mail({ from, subject: 'Flight', html: flightMarkup() });
  const { response } = await transport.sendMail({ envelope: { from, to }, raw });
  assert.match(response, /^250/);
  transport.close();
}

async function untilPlaced(lea: Person) {
  for (;;) {
    const { body } = await lea.send(calls.listImports);
    if (body.items[0]?.state === 'placed') return body;
    assert.ok(['received', 'reading'].includes(body.items[0]?.state), body.items[0]?.state);
    await pause(20);
  }
}

async function untilSaid(lea: Person) {
  for (;;) {
    const { body } = await lea.send(calls.listMessages);
    const said = body.items.filter((m: { kind: string }) => m.kind === 'bookings-imported');
    if (said.length > 0) return said;
    await pause(20);
  }
}
