import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import { addAgency, addAgent, addDemoAccount } from '../src/features/accounts/index.ts';
import { openSignIn, TestBrowser } from '../testing/browser.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

async function addPeople({ app }: TestServer) {
  await app.house.db.transact(async (tx) => {
    await addDemoAccount(tx, { email: 'lea@example.com', firstName: 'Léa', lastName: 'Martin' }, new Date());
    const ana = await addDemoAccount(
      tx,
      { email: 'ana@agency.example', firstName: 'Ana', lastName: 'Costa' },
      new Date(),
    );
    await addAgent(tx, await addAgency(tx, 'Meridian Voyages'), ana);
  });
}

describe('the demo', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    await addPeople(server);
  });

  test('offers its traveller and its advisor, in the language of the browser, and one click signs in', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const { json } = await browser.ask(`${questions}/details`, { headers: { 'accept-language': 'fr' } });
    assert.deepEqual(
      json.demoAccounts.map(({ id: _, ...account }: { id: string }) => account),
      [
        { name: 'Léa Martin', role: 'traveler', about: 'Des voyages ces jours-ci' },
        { name: 'Ana Costa', role: 'agent', about: 'Meridian Voyages' },
      ],
    );
    const chosen = await browser.post(`${questions}/demo`, { account: json.demoAccounts[1].id });
    await browser.go(chosen.json.next);
    const { accessToken } = JSON.parse(browser.cookie('escale_session') ?? '');
    const account = (await as(server, accessToken).send(calls.getAccount)).body;
    assert.deepEqual([account.email, account.demo], ['ana@agency.example', true]);
  });

  test('signs nobody else in without a code', async () => {
    const max = await signIn(server, 'max@example.com');
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    for (const account of [max.accountId, 'x', '']) {
      assert.equal((await browser.post(`${questions}/demo`, { account })).status, 404);
    }
  });

  test('shows its mail on a page on which nothing runs', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const email = `"<script>alert(1)</script>"@example.com`;
    await browser.post(`${questions}/email`, { email: 'page@example.com' });
    await server.settled();
    await server.app.house.db.query
      .updateTable('outbox_mails')
      .set({ subject: '<img src=x onerror=alert(1)>', recipient: email })
      .execute();
    const { status, text, headers } = await browser.ask('/outbox');
    assert.equal(status, 200);
    assert.ok(!text.includes('<img') && !text.includes('<script'));
    assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'/);
    assert.equal(headers.get('cache-control'), 'no-store');
    const proxied = await browser.ask('/outbox', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    assert.equal(proxied.status, 404);
  });
});

describe('a real installation', () => {
  const publicUrl = 'https://trips.example.com';
  let server: TestServer;
  before(async () => {
    server = await startServer({
      env: {
        ESCALE_OPERATOR: 'Example Travel',
        ESCALE_PRIVACY_URL: 'https://example.com/privacy',
        ESCALE_PUBLIC_URL: publicUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
        ESCALE_LOG: 'silent',
      },
    });
    await addPeople(server);
  });

  test('has no demo accounts, no outbox page, and cookies for https alone', async () => {
    const browser = new TestBrowser(server, publicUrl);
    const questions = await openSignIn(browser);
    for (const line of browser.lastSet) assert.match(line, /; ?secure/i, line);
    const { json } = await browser.ask(`${questions}/details`);
    assert.deepEqual(json, {
      demoAccounts: [],
      outbox: null,
      step: 'email',
      passkeys: true,
      legal: {
        operator: 'Example Travel',
        contactEmail: null,
        privacyUrl: 'https://example.com/privacy',
        termsUrl: null,
      },
    });
    const [lea] = await server.app.house.db.rows<{ id: string }>(`select id from accounts where first_name = 'Léa'`);
    assert.equal((await browser.post(`${questions}/demo`, { account: lea?.id })).status, 404);
    await browser.post(`${questions}/email`, { email: 'secret@example.com' });
    await server.settled();
    // Where the app is built, every unknown address is the app's own page.
    assert.ok(!(await browser.ask('/outbox')).text.includes('secret@example.com'));
  });

  test('names itself by its public address, whatever a request claims', async () => {
    const reply = await fetch(`${server.url}/auth/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    });
    const text = await reply.text();
    const discovery = JSON.parse(text);
    assert.equal(discovery.issuer, `${publicUrl}/auth`);
    assert.equal(discovery.token_endpoint, `${publicUrl}/auth/oauth2/token`);
    assert.ok(!text.includes('evil.example') && !text.includes('127.0.0.1'));
  });
});
