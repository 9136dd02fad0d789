import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calls } from '@escale/contract';
import { forward, mail } from '../testing/mail.ts';
import { MailHost } from '../testing/mail-host.ts';
import { passTime } from '../testing/pass-time.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

// Léa has her whole mailbox forwarded to her import address: what we send her comes back to us.
const host = new MailHost();
let server: TestServer;

before(async () => {
  const env = { ESCALE_PUBLIC_URL: 'https://trips.example.com', SMTP_URL: await host.open() };
  server = await startServer({ env });
});
after(() => host.close());

const later = (minutes: number) => passTime(server, minutes);

test('a mail of ours that comes back is not taken, and nobody is told of it', async () => {
  const lea = await signIn(server, 'lea@kontor.example');
  const received = async () => (await lea.send(calls.listImports)).body.items.length;
  await forward(server, lea, mail({ from: lea.email, subject: 'Hi', text: 'Nothing here' }));
  await later(11);
  const [told = '', ...more] = host.mails;
  assert.match(told, /needs you/);
  assert.deepEqual(more, []);
  assert.equal(await received(), 1);

  // As her mail server passes it on: what it says of itself before, the rest as it came.
  const back = `Delivered-To: ${lea.email}\r\nReceived: from mx.kontor.example\r\n${told}`;
  await assert.rejects(forward(server, lea, back), /554 5\.4\.6/);
  await later(11);
  assert.equal(await received(), 1);
  assert.equal(host.mails.length, 1);
});

test('a confirmation below which one of our mails is quoted is taken', async () => {
  const max = await signIn(server, 'max@kontor.example');
  const text = `See below.\r\n\r\n> X-Escale-Mail: yes\r\nX-Escale-Mail: yes\r\n`;
  assert.match(await forward(server, max, mail({ from: max.email, subject: 'Fwd: Hotel', text })), /^250/);
  await server.settled();
  assert.equal((await max.send(calls.listImports)).body.items.length, 1);
});
