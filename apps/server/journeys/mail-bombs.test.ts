import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { talkSmtp } from '../testing/smtp-talk.ts';

let server: TestServer;
before(async () => {
  server = await startServer({ readingLimits: { wallMs: 3_000 } });
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`);

const header = (of: SignedIn, type: string) =>
  `From: ${of.email}\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
const calendar = (rule: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203T100000Z\r\nDTEND:20261203T110000Z\r\nSUMMARY:x\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const bombs: Record<string, (of: SignedIn) => string> = {
  'twenty thousand mails within mails': (of) =>
    header(of, 'message/rfc822') + 'Content-Type: message/rfc822\r\n\r\n'.repeat(20_000),
  'twenty thousand multiparts within each other': (of) =>
    header(of, 'multipart/mixed; boundary=b0') +
    Array.from(
      { length: 20_000 },
      (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
    ).join(''),
  'a million parts': (of) => header(of, 'multipart/mixed; boundary=b') + '--b\r\n\r\nx\r\n'.repeat(1_000_000),
  'a page of four megabytes of nested elements': (of) => header(of, 'text/html') + '<div>'.repeat(800_000),
  'a table of a million cells': (of) =>
    `${header(of, 'text/html')}<table>${'<tr><td colspan=1000 rowspan=1000>x'.repeat(30_000)}`,
  'an address list of two megabytes': (of) => `To: ${'a@b.example, '.repeat(150_000)}\r\n${header(of, 'text/plain')}x`,
  'text made for slow patterns': (of) =>
    `${header(of, 'text/plain')}${'Flight AF 1234 '.repeat(20)}${'1 '.repeat(500_000)}${'a'.repeat(500_000)}:`,
  'markup nested a hundred thousand deep': (of) =>
    header(of, 'text/html') +
    `<script type="application/ld+json">${'[{"@type":"FlightReservation","x":'.repeat(100_000)}`,
  'a meeting every second for ever': (of) => header(of, 'text/calendar') + calendar('FREQ=SECONDLY'),
  'a meeting a thousand million times': (of) => header(of, 'text/calendar') + calendar('FREQ=DAILY;COUNT=1000000000'),
  'a meeting by every rule there is': (of) =>
    header(of, 'text/calendar') +
    calendar(
      `FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=${Array.from({ length: 24 }, (_, i) => i)};BYMINUTE=${Array.from({ length: 60 }, (_, i) => i)}`,
    ),
  'two hundred thousand events': (of) =>
    header(of, 'text/calendar') +
    `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203\r\nSUMMARY:x\r\nEND:VEVENT\r\n'.repeat(200_000)}END:VCALENDAR`,
};

test('what no database can keep is left out of what was read', async () => {
  const lea = await traveller();
  const html = flightMarkup()
    .replace('Léa Martin', 'L\\u0000éa \\ud800 Martin')
    .replace('Milano Linate', 'Milano\\u0000Linate');
  await forward(server, lea, mail({ from: lea.email, subject: '\0Flight =?utf-16le?B?ANg=?=', html }));
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.equal(body.items[0].state, 'placed');
  assert.equal(body.items[0].bookings[0].draft.travelers[0].name, 'Léa \ufffd Martin');
});

for (const [name, make] of Object.entries(bombs)) {
  test(`${name}: ends in time, and the server answers meanwhile`, async () => {
    const lea = await traveller();
    const raw = make(lea);
    const started = performance.now();
    assert.match(await forward(server, lea, raw), /^250/);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await server.settled();
    delay.disable();
    const tookMs = performance.now() - started;
    const { body } = await lea.send(calls.listImports);
    assert.equal(body.items.length, 1);
    assert.ok(['needs-review', 'failed', 'placed'].includes(body.items[0].state), body.items[0].state);
    assert.ok(body.items[0].bookings.length <= 100);
    assert.ok(tookMs < 12_000, `took ${tookMs} ms`);
    // A guard against work of seconds on the server's own thread; what a busy machine adds is no fault of ours.
    assert.ok(delay.max / 1e6 < 500, `the loop stood still for ${Math.round(delay.max / 1e6)} ms`);
    if (process.env.ESCALE_FIGURES) {
      const { state, reason } = body.items[0];
      console.log(
        `${name}: ${Math.round(tookMs)} ms, loop ${Math.round(delay.max / 1e6)} ms, ${state} ${reason ?? ''}`,
      );
    }
  });
}

test('a mail of fifty megabytes is refused, and one that never ends is cut off by the limit', async () => {
  const lea = await traveller();
  const { body } = await lea.send(calls.getAccount);
  const refused = await send(['EHLO laptop', `MAIL FROM:<${lea.email}> SIZE=52428800`]);
  assert.match(refused.at(-1) ?? '', /^552/);
  const line = `${'y'.repeat(998)}\r\n`;
  const large = await send([
    'EHLO laptop',
    `MAIL FROM:<${lea.email}>`,
    `RCPT TO:<${body.importAddress}>`,
    'DATA',
    `Subject: x\r\n\r\n${line.repeat(27_000)}.`,
  ]);
  assert.match(large.at(-1) ?? '', /^552/);
  assert.deepEqual((await lea.send(calls.listImports)).body.items, []);
});

test('while one account is bombed another’s mail is placed', async () => {
  const [eve, lea] = [await traveller(), await traveller()];
  for (let i = 0; i < 4; i++) {
    await forward(server, eve, `X-Number: ${i}\r\n${bombs['a page of four megabytes of nested elements']?.(eve)}${i}`);
  }
  await forward(server, lea, mail({ from: lea.email, subject: 'Flight', html: flightMarkup() }));
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.equal(body.items[0].state, 'placed');
});

const send = (lines: string[]) => talkSmtp(server.mailPort, lines);
