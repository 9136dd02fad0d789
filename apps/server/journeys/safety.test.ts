import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type Incident, incident as incidentShape, type MyIncident } from '@escale/contract';
import { SMTPServer } from 'smtp-server';
import { makeCompany } from '../testing/company.ts';
import { flight, inDays, makeTrip, personalEvent } from '../testing/makers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
const mailbox: string[] = [];
let mails: SMTPServer;
/** What time it is for the server: a test moves it. */
let offsetMs = 0;

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
  server = await startServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    clock: { now: () => new Date(Date.now() + offsetMs) },
  });
});
after(() => new Promise<void>((resolve) => mails.close(resolve)));

let people = 0;
const person = (name: string) => signIn(server, `s${++people}@kontor.example`, { name });

const here = { latitude: 38.7223, longitude: -9.1393, accuracyM: 25, fixedAt: '2026-11-21T09:59:58Z' };
const deviceTime = '2026-11-21T10:00:00+00:00[Europe/Lisbon]';

async function report(who: SignedIn, more: object = {}) {
  const { status, body } = await who.send(calls.reportIncident, {
    body: { kind: 'help', deviceTime, ...more },
  });
  assert.equal(status, 202, JSON.stringify(body));
  return body.id as string;
}

const mine = async (who: SignedIn): Promise<MyIncident[]> => (await who.send(calls.listMyIncidents)).body.items;
const seen = async (who: SignedIn, id: string): Promise<Incident> => {
  const { status, body } = await who.send(calls.getIncident, { params: { id } });
  assert.equal(status, 200, JSON.stringify(body));
  return incidentShape.parse(body);
};

/** A company's own system: answers what it is told to answer, and keeps what it was sent. */
async function openReceiver() {
  const got: { headers: Record<string, string>; body: string }[] = [];
  let status = 204;
  const http = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body });
      reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/incidents`,
    got,
    answer: (code: number) => {
      status = code;
    },
    close: () => new Promise((resolve) => http.close(resolve)),
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
  assert.equal((await mine(lea))[0]?.state, 'received');
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
  await receiver.close();
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
  for (let attempt = 2; attempt <= 5; attempt++) {
    await retryNow();
    await server.settled();
  }
  const { items } = (await lea.send(calls.listMessages)).body;
  assert.equal(items.filter((one: { kind: string }) => one.kind === 'incident-undelivered').length, 1);

  receiver.answer(204);
  await retryNow();
  await server.settled();
  const [later] = await mine(lea);
  assert.deepEqual([later?.state, later?.undelivered], ['delivered', false]);
  await receiver.close();
});

const retryNow = () =>
  server.app.house.db.rows(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
  );

test('somebody’s whereabouts do not follow a redirect', async () => {
  const lea = await person('Léa Martin');
  const receiver = await openReceiver();
  receiver.answer(302);
  await makeCompany(server, { travellers: [lea], webhook: receiver.url });
  await report(lea, { location: here });
  await server.settled();
  assert.equal((await mine(lea))[0]?.undelivered, true);
  await receiver.close();
});

test('a safety contact sees it, takes it up and closes it, and the traveller sees who did what', async () => {
  const [lea, nora] = [await person('Léa Martin'), await person('Nora Lind')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here, callBack: '+33 6 39 98 01 42' });
  await server.settled();
  const { body: news } = await nora.send(calls.listMessages);
  const called = news.items.find((one: { kind: string }) => one.kind === 'incident-reported');
  assert.deepEqual([called?.title, called?.incidentId], ['Léa Martin needs help', id]);

  const listed = await nora.send(calls.listIncidents);
  assert.deepEqual([listed.body.items.length, listed.body.items[0].person.name], [1, 'Léa Martin']);
  assert.ok(!JSON.stringify(listed.body).includes('38.72'), 'a list that nobody writes down shows no place');
  assert.equal((await mine(lea))[0]?.state, 'received', 'a message that nobody opened is not a delivery');

  const open = await seen(nora, id);
  assert.deepEqual([open.callBack, open.nearest?.name, open.location?.accuracyM], ['+33 6 39 98 01 42', 'Lisbon', 25]);
  assert.equal((await mine(lea))[0]?.state, 'delivered');
  await seen(nora, id);

  await nora.send(calls.acknowledgeIncident, { params: { id } });
  await nora.send(calls.acknowledgeIncident, { params: { id } });
  await nora.send(calls.addIncidentNote, { params: { id }, body: { text: 'Called, she is with colleagues.' } });
  await server.settled();
  const [own] = await mine(lea);
  assert.deepEqual([own?.state, own?.acknowledgedBy], ['acknowledged', 'Nora Lind']);
  const { body: toLea } = await lea.send(calls.listMessages);
  assert.match(toLea.items.find((one: { kind: string }) => one.kind === 'incident-acknowledged')?.body, /Nora Lind/);

  assert.equal((await nora.send(calls.closeIncident, { params: { id } })).status, 204);
  const closed = await seen(nora, id);
  assert.deepEqual([closed.location, closed.nearest, closed.expected], [null, null, []]);
  assert.equal(closed.notes[0]?.text, 'Called, she is with colleagues.');
  assert.deepEqual(
    (await mine(lea))[0]?.log.map(({ deed, by }) => `${by} ${deed}`),
    ['looked', 'acknowledged', 'noted', 'closed'].map((deed) => `Nora Lind ${deed}`),
  );
});

test('another company’s contact, a colleague and a stranger hear that there is no such incident', async () => {
  const [lea, max, nora, ole] = [await person('Léa'), await person('Max'), await person('Nora'), await person('Ole')];
  await makeCompany(server, { travellers: [lea, max], contacts: [nora] });
  await makeCompany(server, { name: 'Otherworks', contacts: [ole] });
  const id = await report(lea, { location: here });
  const asked = { params: { id } };
  for (const [who, code] of [
    [ole, 'incident.not-found'],
    [max, 'company.not-found'],
    [lea, 'company.not-found'],
  ] as const) {
    for (const call of [calls.getIncident, calls.acknowledgeIncident, calls.closeIncident, calls.reopenIncident]) {
      const { status, body } = await who.send(call, asked);
      assert.deepEqual([status, body.code], [404, code], call.path);
    }
  }
  assert.equal((await max.send(calls.removeIncidentLocation, asked)).status, 404);
  assert.deepEqual((await ole.send(calls.listIncidents)).body.items, []);
  assert.deepEqual((await mine(lea))[0]?.log, []);
});

test('the desk sees where the bookings say somebody is, but never a personal event', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const hotel = {
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', timeZone: 'Europe/Lisbon' },
    start: inDays(-1),
    end: inDays(2),
  } as const;
  await makeTrip(lea, { segments: [hotel, personalEvent(0), flight(1)] });
  const { expected } = await seen(nora, await report(lea));
  assert.equal(expected.find(({ when }) => when === 'now')?.title, 'Casa do Rio');
  assert.ok(!JSON.stringify(expected).includes('Dentist'));
});

test('the person can take their location back', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here });
  assert.equal((await lea.send(calls.removeIncidentLocation, { params: { id } })).status, 204);
  assert.equal((await seen(nora, id)).location, null);
  assert.equal((await mine(lea))[0]?.location, null);
});

test('what is closed can be opened again for a day; then its location goes, and after 30 days all of it', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here, message: 'Smoke' });
  await server.settled();
  await nora.send(calls.closeIncident, { params: { id } });
  await server.app.safety.sweep();
  await nora.send(calls.reopenIncident, { params: { id } });
  assert.equal((await seen(nora, id)).location?.latitude, here.latitude);
  await nora.send(calls.closeIncident, { params: { id } });

  const dayMs = 86_400_000;
  try {
    offsetMs = 1.1 * dayMs;
    await server.app.safety.sweep();
    assert.deepEqual([(await mine(lea))[0]?.location, (await mine(lea))[0]?.message], [null, 'Smoke']);
    const late = await nora.send(calls.reopenIncident, { params: { id } });
    assert.equal(late.body.code, 'incident.closed-for-good');
    offsetMs = 31 * dayMs;
    await server.app.safety.sweep();
    await server.settled();
    assert.deepEqual(await mine(lea), []);
    const { items } = (await nora.send(calls.listMessages)).body;
    assert.ok(!items.some((one: { incidentId: string | null }) => one.incidentId === id));
  } finally {
    offsetMs = 0;
  }
});

test('a report that nobody closes does not show where somebody is for ever', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { kind: 'safe', location: here });
  try {
    offsetMs = 4 * 86_400_000;
    await server.app.safety.sweep();
    const closed = await seen(nora, id);
    assert.deepEqual([closed.state, closed.location], ['closed', null]);
    assert.deepEqual(
      closed.log.filter(({ deed }) => deed === 'closed').map(({ by }) => by),
      [null],
    );
  } finally {
    offsetMs = 0;
  }
});

test('what somebody wrote and where they were lie sealed in the database', async () => {
  const lea = await person('Léa');
  await makeCompany(server, { travellers: [lea] });
  const id = await report(lea, { location: here, message: 'Smoke in the lobby' });
  const [row] = await server.app.house.db.rows<{ text: string }>(
    `select i::text || coalesce((select string_agg(k::text, '') from idempotency_keys k where k.account_id = i.account_id), '') as text
     from incidents i where id = $1`,
    [id],
  );
  assert.ok(row && !row.text.includes('Smoke') && !row.text.includes('38.72'));
});

test('an open desk hears of a report as it happens', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const heard = server.app.house.live.subscribe(nora.accountId);
  const id = await report(lea);
  for await (const event of heard) {
    if (event.what !== 'incident') continue;
    assert.equal(event.incidentId, id);
    break;
  }
});
