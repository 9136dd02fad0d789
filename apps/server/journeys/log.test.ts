import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { calls } from '@escale/contract';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { openSignIn, TestBrowser } from '../testing/browser.ts';
import { forward, mail } from '../testing/mail.ts';
import { addDocument, flight, inDays, makeTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

/** Stands in everything that is somebody's own: what of it is logged is found by this word. */
const mark = 'zqmark';

/** Somebody's mail server that refuses everybody, and says whom. */
const mailHost = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`<${address}>: no such person here`), { responseCode: 550 })),
});
/** A calendar in which a line is no line. */
const calendarHost = createServer((_request, response) =>
  response.setHeader('content-type', 'text/calendar').end(`BEGIN:VCALENDAR\r\n${mark} dentist\r\nEND:VCALENDAR\r\n`),
);

const logged: string[] = [];
const write = process.stderr.write;
let server: TestServer;
let lea: SignedIn;

before(async () => {
  mailHost.listen(0, '127.0.0.1');
  calendarHost.listen(0, '127.0.0.1');
  await Promise.all([once(mailHost.server, 'listening'), once(calendarHost, 'listening')]);
  process.stderr.write = ((chunk: string | Uint8Array) => logged.push(String(chunk)) > 0) as typeof write;
  server = await startServer({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailHost.server)}`,
      ESCALE_OUTBOUND_ALLOW: '127.0.0.1',
      ESCALE_LOG: 'debug',
    },
  });
  lea = await signIn(server, `${mark}@kontor.example`, { name: `${mark} Martin` });
});
after(() => {
  process.stderr.write = write;
  mailHost.close();
  calendarHost.close();
});

beforeEach(() => {
  logged.length = 0;
});

const portOf = (listening: { address(): unknown }) => (listening.address() as AddressInfo).port;

/** What this test has logged under a name. */
function logOf(what: string): string[] {
  return logged.filter((line) => line.includes(`"${what}"`));
}

function assertUnmarked(...alsoSecret: string[]): void {
  for (const line of logged) {
    for (const secret of [mark, ...alsoSecret]) assert.ok(!line.toLowerCase().includes(secret), line);
  }
}

test('a mail server’s refusal names its recipient, the log and the queue do not', async () => {
  const browser = new TestBrowser(server);
  await browser.post(`${await openSignIn(browser)}/email`, { email: `${mark}.two@kontor.example` });
  await server.settled();
  assert.equal(logOf('a job failed').length, 1);
  assertUnmarked();
  const kept = await server.app.house.db.rows<{ last_error: string }>(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  );
  assert.deepEqual(
    kept.map(({ last_error }) => last_error),
    ['Error EENVELOPE'],
  );
});

test('a calendar that cannot be read is quoted by its reader, and not in the log', async () => {
  const address = `http://127.0.0.1:${portOf(calendarHost)}/${mark}.ics`;
  assert.equal((await lea.send(calls.connectCalendar, { body: { kind: 'subscription', address } })).status, 201);
  await server.settled();
  assert.equal((await lea.send(calls.listCalendars)).body.accounts[0].problem, 'not-a-calendar');
  assert.equal(logOf('a calendar did not sync').length, 1);
  assertUnmarked();
});

test('a mail that the database does not take is not quoted as it quotes it', async () => {
  const { importAddress } = (await lea.send(calls.getAccount)).body;
  const { db } = server.app.house;
  await db.rows('alter table imports add constraint refusing check (title::uuid is not null) not valid');
  const sent = forward(server, lea, mail({ from: lea.email, subject: `${mark} to Lyon`, text: 'Bonjour' }));
  await assert.rejects(sent, { responseCode: 451 });
  await db.rows('alter table imports drop constraint refusing');
  const [line = '', ...more] = logOf('smtp.not-kept');
  assert.equal(more.length, 0);
  assert.match(line, /"message":"SQL 22P02"/);
  assertUnmarked(importAddress);
});

test('what travellers write, upload, share and ask for by a wrong address leaves only ids in the log', async () => {
  const trip = await makeTrip(lea, { name: `${mark} in Lyon`, segments: [flight(4, { notes: `${mark} seat` })] });
  const document = await addDocument(lea, { number: `12${mark}`, expiry: inDays(900) });
  const file = new File(['%PDF-1.7\n1 0 obj\n%%EOF'], `${mark}.pdf`);
  await lea.send(calls.addDocumentFile, { params: { id: document.id }, body: { name: mark }, file });
  await lea.send(calls.getDocumentSecrets, { params: { id: document.id } });
  await lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: { name: mark }, file });
  await lea.send(calls.createImport, { body: {}, file: new File([`BEGIN:VCALENDAR\n${mark}`], `${mark}.ics`) });
  await lea.send(calls.addTraveler, { params: { id: trip.id }, body: { email: `${mark}.max@kontor.example` } });
  await lea.send(calls.registerDevice, { body: { kind: 'apns', token: mark } as never });
  await forward(server, lea, mail({ from: lea.email, subject: `${mark} to Lyon`, text: `${mark} Bonjour` }));

  const shared = await lea.send(calls.createTripLink, { params: { id: trip.id }, body: {} as never });
  assert.equal(shared.status, 201, JSON.stringify(shared.body));
  const link: string = shared.body.url;
  assert.equal((await fetch(`${server.url}${new URL(link).pathname}`)).status, 200);

  const authorization = `Bearer ${lea.token}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { authorization, 'content-type': 'application/json' } });
  assert.equal((await ask('/api/my/trips', { method: 'POST', body: `{"name": "${mark}"` })).status, 400);
  assert.equal((await ask('/api/my/trips', { method: 'POST', body: `{"name": "${mark}\\u0000"}` })).status, 422);
  for (const path of ['/api/my/trips/', '/s/', '/api/my/documents/', '/calendar/', '/', '/auth/interaction/']) {
    await ask(`${path}${mark}?q=${mark}`);
  }
  const stranger = createTransport({ host: '127.0.0.1', port: server.mailPort, ignoreTLS: true });
  await assert.rejects(
    stranger.sendMail({ envelope: { from: `${mark}@x.example`, to: `${mark}@import.localhost` }, raw: mark }),
  );
  stranger.close();
  await server.settled();

  assert.ok(logged.length > 40, 'hardly anything was logged');
  assertUnmarked(
    lea.token.toLowerCase(),
    lea.refreshToken.toLowerCase(),
    new URL(link).pathname.slice(3).toLowerCase(),
  );
});
