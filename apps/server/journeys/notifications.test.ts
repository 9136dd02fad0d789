import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { NotificationSettings } from '@escale/contract';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { addTraveler, makeTrip } from '../testing/makers.ts';
import { passTime } from '../testing/pass-time.ts';
import { type Subscription, startPushService } from '../testing/push-service.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
before(async () => {
  service = await startPushService();
  server = await startServer({ env: { ESCALE_PUSH_ORIGINS: service.origin } });
});

let people = 0;
const traveller = (name = 'Léa Martin') => signIn(server, `n${++people}@kontor.example`, { name });

async function subscribe(): Promise<Subscription> {
  const anyone = await traveller();
  const { body } = await anyone.send(calls.getAppConfig, { params: { id: 'escale' } });
  return service.subscribe(body.vapidPublicKey);
}

async function register(of: SignedIn, { endpoint, keys }: Subscription) {
  return of.send(calls.registerDevice, { body: { kind: 'web-push', endpoint, keys } });
}

const forwardFlight = (to: SignedIn) =>
  forward(server, to, mail({ from: to.email, subject: 'Flight', html: flightMarkup() }));

async function choose(of: SignedIn, change: (settings: NotificationSettings) => void) {
  const { body } = await of.send(calls.getNotificationSettings);
  change(body);
  const { topics, quietHours } = body;
  const { status } = await of.send(calls.updateNotificationSettings, { body: { topics, quietHours } });
  assert.equal(status, 200);
}

async function outbox(to: string) {
  const mails = server.app.house.db.query.selectFrom('outbox_mails').selectAll().where('recipient', '=', to);
  return (await mails.orderBy('id').execute()).map(({ subject, body }) => ({ subject, body }));
}

const later = (minutes: number) => passTime(server, minutes);

test('a push says that something happened, and not what or to whom', async () => {
  const lea = await traveller();
  const browser = await subscribe();
  assert.equal((await register(lea, browser)).status, 200);
  await server.settled();
  await lea.send(calls.readMessages, { body: { all: true } });
  await forwardFlight(lea);
  await server.settled();
  const notes = await service.received(browser);
  const [newest] = (await lea.send(calls.listMessages)).body.items;
  assert.deepEqual(
    notes.filter(({ id }) => id === newest.id),
    [{ id: newest.id, topic: 'bookings', language: 'en' }],
  );
});

test('a topic that is switched off is not pushed, and the others are', async () => {
  const lea = await traveller();
  const browser = await subscribe();
  await register(lea, browser);
  await server.settled();
  await choose(lea, ({ topics }) => {
    topics.bookings.push = false;
  });
  const before = (await service.received(browser)).length;
  await forwardFlight(lea);
  await forward(server, lea, mail({ from: lea.email, subject: 'Hello', text: 'Nothing here' }));
  await server.settled();
  assert.deepEqual(
    (await service.received(browser)).slice(before).map(({ topic }) => topic),
    ['review'],
  );
});

test('in quiet hours a push waits for their end, and is not sent when it was read by then', async () => {
  const lea = await traveller();
  const browser = await subscribe();
  await register(lea, browser);
  await later(0);
  const clock = (shiftMinutes: number) => new Date(Date.now() + shiftMinutes * 60_000).toISOString().slice(11, 16);
  await choose(lea, (settings) => {
    settings.quietHours = { from: clock(-60), until: clock(60), timeZone: 'UTC' };
  });
  const count = async () => (await service.received(browser)).length;
  const before = await count();
  await forwardFlight(lea);
  await server.settled();
  assert.equal(await count(), before);
  await later(61);
  assert.equal(await count(), before + 1);

  await forward(server, lea, mail({ from: lea.email, subject: 'Hello again', text: 'Nothing here' }));
  await server.settled();
  await lea.send(calls.readMessages, { body: { all: true } });
  await later(61);
  assert.equal(await count(), before + 1);
});

test('what must not be missed comes by e-mail when it is still unread after ten minutes', async () => {
  const [lea, max] = [await traveller(), await traveller('Max Weber')];
  for (const one of [lea, max])
    await forward(server, one, mail({ from: one.email, subject: 'Hi', text: 'Nothing here' }));
  await server.settled();
  assert.deepEqual(await outbox(lea.email), []);
  await max.send(calls.readMessages, { body: { all: true } });
  await later(11);
  const [sent, ...more] = await outbox(lea.email);
  assert.match(sent?.subject ?? '', /needs you/);
  assert.match(sent?.body ?? '', /\/imports\/[0-9a-f-]{36}/);
  assert.deepEqual(more, []);
  assert.deepEqual(await outbox(max.email), []);
});

test('what somebody calls their trip or themselves is one line of our mail, and no link in it', async () => {
  const eve = await traveller('Eve www.evil.example');
  const name = 'Lyon”\r\n\r\nYour account is locked: https://evil.example/sign-in\u202e\r\nBcc: all@evil.example';
  const trip = await makeTrip(eve, { name });
  await addTraveler(eve, trip.id, 'otto@elsewhere.example');
  await server.settled();
  const [sent] = await outbox('otto@elsewhere.example');
  assert.doesNotMatch(sent?.subject ?? '', /[\r\n\u202e]/);
  const body = sent?.body ?? '';
  assert.doesNotMatch(body, /^(Your account|Bcc)/m);
  assert.match(body, /Your account is locked/, 'it is said all the same');
  // What a mail program takes for an address: all of them are ours.
  const links = body.match(/https?:\/\/\S+|\b[\w-]+\.(?:evil|example)\b\S*/g) ?? [];
  assert.equal(links.length, 2);
  for (const link of links) assert.ok(link.startsWith(server.config.publicUrl), link);
});

test('who is added to a trip is told by e-mail at once, a few times an hour at most', async () => {
  const ana = await traveller('Ana Costa');
  for (let i = 0; i < 8; i++) {
    const trip = await makeTrip(ana, { name: `Trip ${i}` });
    await addTraveler(ana, trip.id, 'nadia@elsewhere.example');
    await server.settled();
  }
  const mails = await outbox('nadia@elsewhere.example');
  assert.equal(mails.length, 6);
  assert.match(mails[0]?.subject ?? '', /Trip 0/);
  assert.match(mails[0]?.body ?? '', /Ana Costa added you/);
});

test('the link in a mail ends them without a sign-in; opening it ends nothing', async () => {
  const [ana, max] = [await traveller('Ana Costa'), await traveller('Max Weber')];
  const trip = await makeTrip(ana);
  await addTraveler(ana, trip.id, max.email);
  await server.settled();
  const [first] = await outbox(max.email);
  const path = /\/mail\/stop\/[\w-]+/.exec(first?.body ?? '')?.[0];
  const emails = async () => (await max.send(calls.getNotificationSettings)).body.topics.trips.email;
  assert.equal((await fetch(`${server.url}${path}`)).status, 200);
  assert.equal(await emails(), true);
  const stopped = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  assert.equal(stopped.status, 200);
  assert.equal(await emails(), false);
  const forged = Buffer.from(path?.split('/').at(-1) ?? '', 'base64url');
  forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1;
  assert.equal((await fetch(`${server.url}/mail/stop/${forged.toString('base64url')}`)).status, 404);
});

test('a browser that unsubscribed at its service is forgotten', async () => {
  const lea = await traveller();
  const browser = await subscribe();
  const { body } = await register(lea, browser);
  await service.expire(browser);
  await lea.send(calls.testDevice, { params: { id: body.id } });
  await server.settled();
  assert.equal((await lea.send(calls.getNotificationSettings)).body.devices, 0);
});

test('a browser belongs to whoever registered it last, and to nobody once their session has ended', async () => {
  const [lea, eve] = [await traveller(), await traveller('Eve Stranger')];
  const browser = await subscribe();
  const { body } = await register(lea, browser);
  assert.equal((await register(lea, browser)).body.id, body.id);
  await register(eve, browser);
  assert.equal((await lea.send(calls.testDevice, { params: { id: body.id } })).status, 404);
  assert.equal((await lea.send(calls.removeDevice, { params: { id: body.id } })).status, 404);
  assert.equal((await lea.send(calls.getNotificationSettings)).body.devices, 0);
  assert.equal((await eve.send(calls.removeDevice, { params: { id: body.id } })).status, 204);
});

test('only addresses of push services are taken, and twenty at most', async () => {
  const lea = await traveller();
  const { keys } = await subscribe();
  const status = async (endpoint: string, kept = keys) =>
    (await lea.send(calls.registerDevice, { body: { kind: 'web-push', endpoint, keys: kept } })).status;
  for (const endpoint of [
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'javascript:alert(1)',
  ]) {
    assert.equal(await status(endpoint), 422, endpoint);
  }
  const fine = 'https://updates.push.services.mozilla.com/wpush/v2/';
  assert.equal(await status(`${fine}x`, { ...keys, p256dh: 'AAAA' }), 422);
  const all = await Promise.all(Array.from({ length: 25 }, (_, i) => status(`${fine}${people}-${i}`)));
  assert.equal(all.filter((one) => one === 200).length, 20);
  assert.equal(all.filter((one) => one === 409).length, 5);
});

test('where pushes go lies sealed, and in no log', async () => {
  const lea = await traveller();
  const browser = await subscribe();
  await register(lea, browser);
  const rows = await server.app.house.db.rows<{ text: string }>('select devices::text as text from devices');
  const secret = Buffer.from(new URL(browser.endpoint).pathname).toString('hex');
  for (const { text } of rows) assert.ok(!text.includes(secret) && !text.includes(browser.endpoint));
});
