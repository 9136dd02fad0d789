import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { newestCode, openSignIn, TestBrowser } from '../testing/browser.ts';
import { MailHost } from '../testing/mail-host.ts';
import { retryNow } from '../testing/pass-time.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const publicUrl = 'https://trips.example.com';
const host = new MailHost();
const logged: string[] = [];
const write = process.stderr.write;
let server: TestServer;

before(async () => {
  // Everything that the server logs, at its most talkative.
  process.stderr.write = ((chunk: string | Uint8Array) => logged.push(String(chunk)) > 0) as typeof write;
  server = await startServer({
    env: {
      ESCALE_PUBLIC_URL: publicUrl,
      SMTP_URL: await host.open(),
      ESCALE_MAIL_FROM: 'Escale <hello@trips.example.com>',
      ESCALE_LOG: 'debug',
    },
  });
});
after(() => {
  process.stderr.write = write;
  host.close();
});

function codeIn(mail: string | undefined): string {
  const code = /\r\n\s+(\d{4}) (\d{4})\r\n/.exec(mail ?? '');
  if (!code) throw new Error('no code in the mail');
  return `${code[1]}${code[2]}`;
}

describe('with an SMTP server', () => {
  test('the code arrives by mail, in French for who reads French, and no machine answers it', async () => {
    const browser = new TestBrowser(server, publicUrl);
    const questions = await openSignIn(browser, '/trips');
    await browser.post(`${questions}/email`, { email: 'lea@example.com', language: 'fr' });
    await server.settled();
    const [mail = ''] = host.mails;
    assert.match(mail, /^From: Escale <hello@trips\.example\.com>\r$/m);
    assert.match(mail, /^To: lea@example\.com\r$/m);
    assert.match(mail, /^Auto-Submitted: auto-generated\r$/m);
    assert.match(mail, /Votre code de connexion/);

    const { json } = await browser.post(`${questions}/code`, { code: codeIn(mail) });
    const callback = (await browser.ask(json.next)).headers.get('location') ?? '';
    assert.ok(callback.startsWith(`${publicUrl}/api/auth/escale/callback?`));
    await browser.ask(callback.slice(publicUrl.length));
    const mine = browser.lastSet.filter((line) => line.startsWith('escale_'));
    assert.equal(mine.length, 3);
    for (const line of mine) assert.match(line, /; Secure$/, line);
    await assert.rejects(newestCode(server, 'lea@example.com'), 'nothing lies in the outbox');
  });

  test('a mail that the server does not take at first is sent again', async () => {
    const browser = new TestBrowser(server, publicUrl);
    const questions = await openSignIn(browser);
    host.refusing = true;
    const sent = host.mails.length;
    const { status } = await browser.post(`${questions}/email`, { email: 'patient@example.com' });
    assert.equal(status, 200, 'the page does not wait for the mail server');
    await server.settled();
    assert.equal(host.mails.length, sent);
    host.refusing = false;
    await retryNow(server);
    assert.equal(host.mails.length, sent + 1);
  });

  test('the log at its most talkative names no address, no code and no token', async () => {
    const browser = new TestBrowser(server, publicUrl);
    const questions = await openSignIn(browser, '/trips?q=canary-query');
    const { length } = host.mails;
    await browser.post(`${questions}/email`, { email: 'canary-person@example.com' });
    await server.settled();
    const code = codeIn(host.mails[length]);
    await browser.post(`${questions}/code`, { code: code === '00000000' ? '11111111' : '00000000' });
    const { json } = await browser.post(`${questions}/code`, { code });
    await browser.go(json.next);
    const callback = (await browser.ask('/api/auth/escale')).headers.get('location') ?? '';
    const again = (await browser.ask(callback)).headers.get('location') ?? '';
    await browser.ask(again.slice(publicUrl.length));
    const pair = JSON.parse(browser.cookie('escale_session') ?? '');
    const refresh = () =>
      fetch(`${server.url}/auth/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'escale',
          client_secret: 'public',
          refresh_token: pair.refreshToken,
        }),
      });
    await refresh();
    await refresh();
    await browser.post('/api/auth/escale/sign-out', { refreshToken: pair.refreshToken });
    await browser.post('/api/auth/escale/sign-out', { refreshToken: 7 });

    const log = logged.join('');
    assert.ok(log.includes('"route"'), 'the log was read at all');
    const canaries = [pair.accessToken, pair.refreshToken, 'canary-person', 'canary-query', 'lea@example.com'];
    for (const canary of canaries) assert.ok(!log.includes(canary), canary);
    // Not within a longer number: of those some hold any eight figures by chance.
    assert.doesNotMatch(log, new RegExp(`(?<![\\d.])${code}(?!\\d)`));
  });
});
