import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import {
  type FakeProvider,
  startFakeGoogle,
  startFakeGraph,
  type TestEvent,
  testKeys,
} from '../../../testing/calendar-providers.ts';
import { type CalendarServerKind, ics, missingServer, startCalendarServer } from '../../../testing/calendar-servers.ts';
import type { Access, CalendarProvider, Pulled, Secret, SigningProvider } from '../../features/calendars/index.ts';
import { openReadingRoom } from '../../features/reading/index.ts';
import { openOutbound } from '../../platform/outbound.ts';
import { caldav } from './caldav.ts';
import { google } from './google.ts';
import { microsoft } from './microsoft.ts';
import { subscriptions } from './subscription.ts';

/** What every provider must do, told to each of them: two real servers, and the documented contract of the others. */
type World = {
  provider: CalendarProvider;
  secret: Secret;
  put(event: TestEvent): Promise<void> | void;
  remove(id: string): Promise<void> | void;
  /** A cursor that the provider does not take any more. */
  tooOld(cursor: string): Promise<string> | string;
  close(): Promise<void>;
};

const outbound = openOutbound({ allow: ['127.0.0.1'] });
const room = openReadingRoom(async () => [], { readers: 1 });
after(() => room.close());

const window = { from: '2026-10-22', until: '2028-05-21' };
const compact = (text: string) => (text.length === 10 ? text.replaceAll('-', '') : `${text.replace(/[-:]/g, '')}00`);
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const fileOf = ({ id, title, start, end, location, private: hidden }: TestEvent) =>
  ics({
    uid: id,
    title,
    start: compact(start),
    end: compact(end.length === 10 ? dayAfter(end) : end),
    ...(location && { location }),
    ...(hidden && { more: ['CLASS:PRIVATE'] }),
  });

const worlds: Record<string, { skip: string | false; open: () => Promise<World> }> = {
  radicale: { skip: missingServer('radicale'), open: () => davWorld('radicale') },
  xandikos: { skip: missingServer('xandikos'), open: () => davWorld('xandikos') },
  subscription: { skip: false, open: fileWorld },
  google: {
    skip: false,
    open: () =>
      signedIn(
        startFakeGoogle,
        ({ url }) => google(outbound, testKeys, addresses(url)),
        () => '0',
      ),
  },
  microsoft: {
    skip: false,
    open: () =>
      signedIn(
        startFakeGraph,
        ({ url }) => microsoft(outbound, testKeys, addresses(url)),
        (cursor) => cursor.replace(/=\d+$/, '=0'),
      ),
  },
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const addresses = (url: string) => ({ authorizeUrl: `${url}/authorize`, tokenUrl: `${url}/token`, api: url });

async function davWorld(kind: CalendarServerKind): Promise<World> {
  const server = await startCalendarServer(kind);
  return {
    provider: caldav(outbound, room),
    secret: { server: server.url, username: server.username, password: server.password },
    put: async (event) => void (await server.put(`${event.id}.ics`, fileOf(event))),
    remove: async (id) => void (await server.remove(`${id}.ics`)),
    tooOld: () => 'token:http://radicale.org/ns/sync/1234567890',
    close: server.close,
  };
}

async function fileWorld(): Promise<World> {
  const events = new Map<string, TestEvent>();
  const server = createServer((request, reply) => {
    const bodies = [...events.values()].map((event) => /BEGIN:VEVENT[\s\S]*END:VEVENT/.exec(fileOf(event))?.[0]);
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Work', ...bodies, 'END:VCALENDAR', ''].join('\r\n');
    const etag = `"${Buffer.from(text).toString('base64').slice(-40)}${text.length}"`;
    if (request.headers['if-none-match'] === etag) return reply.writeHead(304).end();
    return reply.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    provider: subscriptions(outbound, room),
    secret: { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics` }, // it listens on a port
    put: (event) => void events.set(event.id, event),
    remove: (id) => void events.delete(id),
    tooOld: () => JSON.stringify({ etag: '"old"', digest: 'old' }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function signedIn(
  start: () => Promise<FakeProvider>,
  open: (fake: FakeProvider) => SigningProvider,
  tooOld: (cursor: string) => string,
): Promise<World> {
  const fake = await start();
  const provider = open(fake);
  const redirectUri = 'https://trips.example.com/profile/calendars';
  const verifier = 'v'.repeat(43);
  const challenge = challengeOf(verifier);
  const code = fake.consent(provider.address({ state: 's', challenge, redirectUri }));
  return {
    provider,
    secret: await provider.exchange({ code, verifier, redirectUri }),
    put: fake.put,
    remove: fake.remove,
    tooOld(cursor) {
      fake.forgetTokens();
      return tooOld(cursor);
    },
    close: fake.close,
  };
}

for (const [name, { skip, open }] of Object.entries(worlds)) {
  describe(`calendars by ${name}`, { skip }, () => {
    let world: World;
    let access: Access;
    let calendar: string;
    before(async () => {
      world = await open();
      access = { secret: world.secret, renew: async (secret) => void Object.assign(access, { secret }) };
      await world.put({ id: 'fair', title: 'Fair', start: '2026-12-07', end: '2026-12-09', location: 'Lyon' });
      await world.put({
        id: 'board',
        title: 'Board',
        start: '2026-12-03T09:00',
        end: '2026-12-03T11:30',
        location: 'Place Bellecour, Lyon',
      });
      await world.put({
        id: 'doctor',
        title: 'Doctor',
        start: '2026-12-04T18:00',
        end: '2026-12-04T18:30',
        private: true,
      });
      await world.put({ id: 'old', title: 'Long ago', start: '2025-12-04T18:00', end: '2025-12-04T18:30' });
    });
    after(() => world?.close());

    const pull = (cursor: string | null) => world.provider.pull(access, calendar, cursor, window);
    const told = ({ upserts }: Pulled) =>
      Object.fromEntries(upserts.flatMap(({ occurrences }) => occurrences).map((event) => [event.title, event]));

    test('its calendars have names', async () => {
      const { calendars } = await world.provider.listCalendars(access);
      const work = calendars.find((one) => one.name === 'Work') ?? calendars[0];
      assert.ok(work, 'there is a calendar');
      calendar = work.remoteId;
      assert.ok(calendars.every((one) => one.name && (one.color === null || /^#[\da-f]{6}$/.test(one.color))));
    });

    test('everything, then what changed, then nothing', async () => {
      const all = await pull(null);
      assert.equal(all.fullResync, true);
      const { Board, Fair, Doctor } = told(all);
      assert.equal(Board?.start, '2026-12-03T09:00:00+01:00[Europe/Paris]');
      assert.equal(Board?.end, '2026-12-03T11:30:00+01:00[Europe/Paris]');
      assert.match(Board?.location ?? '', /Lyon/);
      assert.deepEqual([Fair?.start, Fair?.end], ['2026-12-07', '2026-12-09']);
      assert.deepEqual([Board?.private, Doctor?.private], [false, true]);
      if (name !== 'google' && name !== 'microsoft') assert.equal(told(all)['Long ago'], undefined);

      await world.put({
        id: 'board',
        title: 'Board',
        start: '2026-12-03T14:00',
        end: '2026-12-03T15:00',
        location: 'Lyon',
      });
      await world.put({ id: 'dinner', title: 'Dinner', start: '2026-12-03T20:00', end: '2026-12-03T22:00' });
      await world.remove('doctor');
      const changed = await pull(all.cursor);
      assert.equal(told(changed).Board?.start, '2026-12-03T14:00:00+01:00[Europe/Paris]');
      assert.ok(told(changed).Dinner);
      assert.equal(told(changed).Doctor, undefined);
      const doctor =
        all.upserts.find(({ occurrences }) => occurrences.some(({ title }) => title === 'Doctor'))?.resource ?? '?';
      assert.ok(changed.fullResync || changed.deletes.includes(doctor), 'the deletion is told');
      assert.ok(changed.fullResync || !told(changed).Fair, 'what did not change is not told again');

      const nothing = await pull(changed.cursor);
      assert.deepEqual([nothing.upserts, nothing.deletes, nothing.fullResync], [[], [], false]);
    });

    test('a cursor that is refused brings everything again', async () => {
      const first = await pull(null);
      const again = await pull(await world.tooOld(first.cursor ?? ''));
      assert.equal(again.fullResync, true);
      assert.ok(told(again).Board && told(again).Fair);
      assert.equal(told(again).Doctor, undefined);
    });
  });
}

test('an access token that has ended is refreshed and kept; a consent that was withdrawn is said', async () => {
  for (const start of [startFakeGoogle, startFakeGraph]) {
    const fake = await start();
    const provider =
      start === startFakeGoogle
        ? google(outbound, testKeys, addresses(fake.url))
        : microsoft(outbound, testKeys, addresses(fake.url));
    const redirectUri = 'https://trips.example.com/profile/calendars';
    const verifier = 'w'.repeat(43);
    const challenge = challengeOf(verifier);
    const code = fake.consent(provider.address({ state: 's', challenge, redirectUri }));
    await assert.rejects(provider.exchange({ code: 'another', verifier, redirectUri }), {
      problem: 'consent-withdrawn',
    });
    const secret = await provider.exchange({ code, verifier, redirectUri });
    let kept: Secret | null = null;
    const renew = async (fresh: Secret) => {
      kept = fresh;
    };
    const access: Access = { secret, renew };
    fake.endTokens('access');
    assert.equal((await provider.listCalendars(access)).owner, 'lea@example.com');
    assert.equal((kept as Secret | null)?.refreshToken, secret.refreshToken);
    fake.endTokens('consent');
    await assert.rejects(provider.listCalendars(access), { problem: 'consent-withdrawn' });
    assert.ok(
      fake.calls.every((call) => call.startsWith('GET ')),
      'nothing is ever written',
    );
    await fake.close();
  }
});

test('what is no calendar, no server and no public address is told apart', async () => {
  const page = createServer((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hello</html>'),
  );
  await new Promise<void>((listening) => page.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`; // it listens on a port
  const accessWith = (secret: Secret): Access => ({ secret, renew: async () => undefined });
  const dav = (server: string) =>
    caldav(outbound, room).listCalendars(accessWith({ server, username: 'a', password: 'b' }));
  const feed = (address: string) => subscriptions(outbound, room).listCalendars(accessWith({ address }));
  await assert.rejects(dav(url), { problem: 'not-a-calendar' });
  await assert.rejects(feed(url), { problem: 'not-a-calendar' });
  await new Promise((closed) => page.close(closed));
  await assert.rejects(dav(url), { problem: 'unreachable' });
  await assert.rejects(dav('http://192.168.1.1'), { problem: 'address-refused' });
  await assert.rejects(feed('webcal://169.254.169.254/latest.ics'), { problem: 'address-refused' });
  await assert.rejects(feed('file:///etc/passwd'), { problem: 'not-found' });
});

test('a calendar that is made to hurt is said to be unreadable, and the next one is read', async () => {
  const rules = ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'];
  const small = openReadingRoom(async () => [], { readers: 1, workMs: 1_500 });
  const file = (rule: string) => ics({ uid: 'bomb', title: 'Bomb', start: '20261203T090000', more: [`RRULE:${rule}`] });
  for (const rule of rules) {
    const outcome = await small.do('calendar', { resources: [{ resource: '/a', text: file(rule) }], window });
    if ('answer' in outcome)
      assert.ok(
        outcome.answer.resources.every(({ occurrences }) => occurrences.length <= 2_000),
        rule,
      );
    else assert.equal(outcome.failure, 'too-long', rule);
  }
  const many = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${'BEGIN:VEVENT\r\nUID:x\r\nDTSTART:20261203T090000\r\nEND:VEVENT\r\n'.repeat(60_000)}END:VCALENDAR`;
  assert.ok('failure' in (await small.do('calendar', { resources: [{ resource: '/a', text: many }], window })));
  const honest = await small.do('calendar', {
    resources: [{ resource: '/a', text: file('FREQ=WEEKLY;COUNT=3') }],
    window,
  });
  assert.ok('answer' in honest && honest.answer.resources[0]?.occurrences.length === 3);
  await small.close();
});
