import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { mailBombs } from '../testing/mail-bombs.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';
import { talkSmtp } from '../testing/smtp-talk.ts';
import { watchOwnWork } from '../testing/watch-own-work.ts';

let server: TestServer;
before(async () => {
  // Also on the clock: a machine that has little left for a reader holds nobody longer.
  server = await startServer({ readingLimits: { workMs: 3_000, wallMs: 8_000 } });
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`);

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

for (const [name, make] of Object.entries(mailBombs)) {
  test(`${name}: ends in time, and the server answers meanwhile`, async () => {
    const lea = await traveller();
    const raw = make(lea.email);
    const before = process.cpuUsage();
    assert.match(await forward(server, lea, raw), /^250/);
    const longestMs = watchOwnWork();
    await server.settled();
    const atOnceMs = longestMs();
    // Of the processor, readers included: what the machine does besides is not counted.
    const { user, system } = process.cpuUsage(before);
    const tookMs = (user + system) / 1000;
    const { body } = await lea.send(calls.listImports);
    assert.equal(body.items.length, 1);
    assert.ok(['needs-review', 'failed', 'placed'].includes(body.items[0].state), body.items[0].state);
    assert.ok(body.items[0].bookings.length <= 100);
    assert.ok(tookMs < 12_000, `took ${tookMs} ms`);
    // What the machine's other work adds to a pause is not counted.
    assert.ok(atOnceMs < 200, `nobody else was answered for ${Math.round(atOnceMs)} ms`);
    if (process.env.ESCALE_FIGURES) {
      const { state, reason } = body.items[0];
      console.log(`${name}: ${Math.round(tookMs)} ms, at once ${Math.round(atOnceMs)} ms, ${state} ${reason ?? ''}`);
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
    await forward(
      server,
      eve,
      `X-Number: ${i}\r\n${mailBombs['a page of four megabytes of nested elements']?.(eve.email)}${i}`,
    );
  }
  await forward(server, lea, mail({ from: lea.email, subject: 'Flight', html: flightMarkup() }));
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.equal(body.items[0].state, 'placed');
});

const send = (lines: string[]) => talkSmtp(server.mailPort, lines);
