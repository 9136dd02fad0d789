import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { makeCompany } from '../testing/company.ts';
import { deviceTime, here, mine, report } from '../testing/incidents.ts';
import { retryNow } from '../testing/pass-time.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;
const mailbox: string[] = [];
let mails: SMTPServer;

before(async () => {
  mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      stream.on('end', () => {
        mailbox.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
  const { port } = mails.server.address() as AddressInfo;
  server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
after(() => new Promise<void>((resolve) => mails.close(resolve)));

// Also after a test that failed halfway: what still listens would keep this file running.
const receivers: Server[] = [];
after(() => Promise.all(receivers.map((http) => new Promise((resolve) => http.close(resolve)))));

let people = 0;
const person = (name: string) => signIn(server, `s${++people}@kontor.example`, { name });

/** A company's own system: answers what it is told to answer, and keeps what it was sent. */
async function openReceiver() {
  const got: { headers: Record<string, string>; body: string }[] = [];
  let status = 204;
  let sendsOnTo = '';
  let mayAnswer: Promise<void> = Promise.resolve();
  const http = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body });
      void mayAnswer.then(() => reply.writeHead(status, sendsOnTo ? { location: sendsOnTo } : {}).end());
    });
  });
  receivers.push(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/incidents`,
    got,
    answer: (code: number) => {
      status = code;
    },
    sendOn: (code: number, to: string) => {
      status = code;
      sendsOnTo = to;
    },
    /** Keeps whoever posts waiting, until what is answered here is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayAnswer = promise;
      return resolve;
    },
  };
}

test('without a company nothing is sent, and nobody pretends that it was', async () => {
  const lea = await person('Léa Martin');
  const { status, body } = await lea.send(calls.reportIncident, { body: { kind: 'safe', deviceTime } });
  assert.deepEqual([status, body.code], [404, 'company.not-found']);
  assert.deepEqual(await mine(lea), []);
});

test('a report reaches the company’s system, signed, and its security desk by mail', async () => {
  const [lea, nora] = [await person('Léa Martin'), await person('Nora Lind')];
  const receiver = await openReceiver();
  const { secret } = await makeCompany(server, {
    travellers: [lea],
    contacts: [nora],
    webhook: receiver.url,
    safetyEmail: 'desk@helvane.example',
  });
  const id = await report(lea, { location: here, message: 'Lobby is on fire', callBack: '+33 6 39 98 01 42' });
  await server.settled();

  const [post] = receiver.got;
  const { t, v1 } = Object.fromEntries((post?.headers['escale-signature'] ?? '').split(',').map((p) => p.split('=')));
  const expected = createHmac('sha256', secret ?? '')
    .update(`${t}.${post?.body}`)
    .digest('hex');
  assert.equal(v1, expected);
  assert.ok(Math.abs(Number(t) - Date.now() / 1000) < 60);
  assert.equal(post?.headers['escale-delivery'], id);
  const { incident } = JSON.parse(post?.body ?? '{}');
  assert.equal(incident.person.name, 'Léa Martin');
  assert.equal(incident.location.latitude, here.latitude);
  assert.equal(incident.nearest.name, 'Lisbon');
  assert.equal(incident.message, 'Lobby is on fire');

  const mail = mailbox.find((text) => text.includes('desk@helvane.example')) ?? '';
  assert.match(mail, /NEEDS.HELP/);
  assert.match(mail, /38\.72230, -9\.13930/);
  const [own] = await mine(lea);
  assert.equal(own?.state, 'delivered');
  assert.deepEqual(
    own?.deliveries
      .filter((one) => one.deliveredAt)
      .map((one) => one.channel)
      .sort(),
    ['email', 'webhook'],
  );
});

test('until the company’s system has answered, nobody is told that it has the report', async () => {
  const lea = await person('Léa Martin');
  const receiver = await openReceiver();
  const letAnswer = receiver.hold();
  await makeCompany(server, { travellers: [lea], webhook: receiver.url });
  await report(lea);
  assert.equal((await mine(lea))[0]?.state, 'received');
  letAnswer();
  await server.settled();
  assert.equal((await mine(lea))[0]?.state, 'delivered');
});

test('the same press, sent again after a lost answer, is one report', async () => {
  const lea = await person('Léa Martin');
  await makeCompany(server, { travellers: [lea] });
  const sent = { body: { kind: 'safe', deviceTime } as const, idempotencyKey: 'one press' };
  const [first, second] = [await lea.send(calls.reportIncident, sent), await lea.send(calls.reportIncident, sent)];
  assert.equal(first.body.id, second.body.id);
  assert.equal((await mine(lea)).length, 1);
});

test('while nothing gets through, the person is told so, and it goes on being tried', async () => {
  const lea = await person('Léa Martin');
  const receiver = await openReceiver();
  receiver.answer(503);
  await makeCompany(server, { travellers: [lea], webhook: receiver.url });
  await report(lea);
  await server.settled();
  const [own] = await mine(lea);
  assert.deepEqual([own?.state, own?.undelivered], ['received', true]);

  // Attempts come seconds apart: now is as good.
  for (let attempt = 2; attempt <= 5; attempt++) await retryNow(server);
  const { items } = (await lea.send(calls.listMessages)).body;
  assert.equal(items.filter((one: { kind: string }) => one.kind === 'incident-undelivered').length, 1);

  receiver.answer(204);
  await retryNow(server);
  const [later] = await mine(lea);
  assert.deepEqual([later?.state, later?.undelivered], ['delivered', false]);
});

test('somebody’s whereabouts do not follow a redirect', async () => {
  const lea = await person('Léa Martin');
  const [receiver, other] = [await openReceiver(), await openReceiver()];
  receiver.sendOn(307, other.url);
  await makeCompany(server, { travellers: [lea], webhook: receiver.url });
  await report(lea, { location: here });
  await server.settled();
  assert.equal((await mine(lea))[0]?.undelivered, true);
  assert.deepEqual([receiver.got.length > 0, other.got.length], [true, 0]);
});
