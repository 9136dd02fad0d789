import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type CalendarAccount, calls } from '@escale/contract';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

// A calendar's address is anybody's to type, and the server asks there from inside the operator's network.
let server: TestServer;
let eve: SignedIn;
let inside: number;
let outside: number;
/** Let in as well, and somebody else's. */
let other: number;
const asked: string[] = [];
const trapped: string[] = [];
const servers: Server[] = [];

async function open(answer: RequestListener): Promise<number> {
  const one = createServer(answer);
  servers.push(one);
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  return (one.address() as AddressInfo).port;
}

before(async () => {
  inside = await open((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    response.end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:secrets\r\nEND:VCALENDAR\r\n');
  });
  // The one host that this operator has let in; whoever runs it sends us on.
  outside = await open((request, response) => {
    const to = decodeURIComponent(request.url?.split('?to=')[1] ?? '');
    const property = request.url?.split('/names/')[1];
    if (property) {
      const home = `<d:prop><d:${property} xmlns:d="${property === 'calendar-home-set' ? 'urn:ietf:params:xml:ns:caldav' : 'DAV:'}"><href xmlns="DAV:">http://127.0.0.1:${other}/home/</href></d:${property}></d:prop>`;
      const found = `<d:response><d:href>/</d:href><d:propstat>${home}<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
      response.writeHead(207, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${found}</d:multistatus>`);
      return;
    }
    // A header holds no letters of other scripts; encoded, a host is the same to whoever reads it.
    response.writeHead(to ? 302 : 404, { location: to.replaceAll(/[^ -~]/g, encodeURIComponent) }).end();
  });
  other = await open((request, response) => {
    trapped.push(`${request.method} ${request.headers.authorization ?? ''}`);
    response.writeHead(404).end();
  });
  server = await startServer({
    env: {
      ESCALE_PUBLIC_URL: 'https://trips.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ESCALE_OUTBOUND_ALLOW: `127.0.0.1:${outside},127.0.0.1:${other}`,
    },
  });
  eve = await signIn(server, 'eve@elsewhere.example');
});
after(() => {
  for (const one of servers) one.close();
});

/** What becomes of them, as many at a time as one may have; then they are gone again. */
async function connect(asks: readonly Record<string, string>[]): Promise<CalendarAccount[]> {
  const all: CalendarAccount[] = [];
  for (let i = 0; i < asks.length; i += 10) {
    const ids: string[] = [];
    for (const body of asks.slice(i, i + 10)) {
      const made = await eve.send(calls.connectCalendar, { body: body as never });
      assert.equal(made.status, 201, JSON.stringify(body));
      ids.push(made.body.id);
    }
    await server.settled();
    const { accounts } = (await eve.send(calls.listCalendars)).body;
    all.push(...ids.flatMap((id) => accounts.find((one: CalendarAccount) => one.id === id) ?? []));
    for (const id of ids) await eve.send(calls.disconnectCalendar, { params: { id } });
  }
  assert.equal(all.length, asks.length);
  return all;
}

const subscribed = (address: string) => ({ kind: 'subscription', address });

test('no spelling of an address inside the house is asked, at first or when sent on', async () => {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '0',
    '127.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '127.0.0.1.',
    '１２７.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '169.254.169.254',
    '10.0.0.1',
  ];
  const addresses = hosts.flatMap((host) => {
    const direct = `http://${host}:${inside}/secrets.ics`;
    // 80 is a port that is asked elsewhere: there it is the address alone that refuses.
    return [`http://${host}/secrets.ics`, `http://127.0.0.1:${outside}/?to=${encodeURIComponent(direct)}`];
  });
  for (const [i, { problem, calendars }] of (await connect(addresses.map(subscribed))).entries()) {
    assert.match(problem ?? '', /^(address-refused|not-found)$/, addresses[i]);
    assert.deepEqual(calendars, [], addresses[i]);
  }
  assert.deepEqual(asked, []);
});

test('a password goes nowhere that a server sends it', async () => {
  const tos = [`http://127.0.0.1:${inside}/`, `http://localhost:${inside}/`, `//127.0.0.1:${inside}/dav`];
  const found = await connect(
    tos.map((to) => ({
      kind: 'caldav',
      server: `http://127.0.0.1:${outside}/?to=${encodeURIComponent(to)}`,
      username: 'eve',
      password: 'secret-of-eve',
    })),
  );
  for (const [i, { problem }] of found.entries()) assert.ok(problem, tos[i]);
  assert.deepEqual(asked, []);
});

test('nor where its answer says that the calendars are, on a host that may be asked for somebody else', async () => {
  const at = `http://127.0.0.1:${outside}`;
  const servers = [
    `${at}/names/calendar-home-set`,
    `${at}/names/current-user-principal`,
    `${at}/?to=${encodeURIComponent(`http://127.0.0.1:${other}/`)}`,
  ];
  const found = await connect(
    servers.map((of) => ({ kind: 'caldav', server: of, username: 'eve', password: 'secret' })),
  );
  for (const [i, { problem }] of found.entries()) assert.ok(problem, servers[i]);
  assert.deepEqual(trapped, []);
});

test('what is no address of the web is none of a calendar', async () => {
  const addresses = [
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:70/_x',
    'data:text/calendar,x',
    'http://eve:x@example.com/',
    'unix:/var/run/x',
    'http://',
  ];
  for (const [i, { problem, calendars }] of (await connect(addresses.map(subscribed))).entries()) {
    assert.ok(problem, addresses[i]);
    assert.deepEqual(calendars, [], addresses[i]);
  }
  assert.deepEqual(asked, []);
});
