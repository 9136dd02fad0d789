import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import { signInByCode, TestBrowser } from '../testing/browser.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

type Tokens = { access_token: string; refresh_token: string; error?: string };

/** The refresh as the specification has it: form-encoded, with these five fields. */
async function refresh(
  refreshToken: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
  at = server,
) {
  const response = await fetch(`${at.url}/auth/oauth2/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'escale',
      client_secret: 'public',
      refresh_token: refreshToken,
      scope: 'openid profile',
      ...more,
    }),
  });
  return { status: response.status, body: (await response.json()) as Tokens, headers: response.headers };
}

const isSignedIn = async (accessToken: string, at = server) =>
  (await as(at, accessToken).send(calls.ping)).status === 204;

/** As if that much time had gone by since the token was used. */
async function letPass(ms: number): Promise<void> {
  await server.app.house.db.rows(
    `update sign_in_records set consumed_at = consumed_at - $1::interval where consumed_at is not null`,
    [`${ms} milliseconds`],
  );
}

describe('renewing', () => {
  test('gives a new pair, both of which work', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const { status, body, headers } = await refresh(lea.refreshToken);
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.notEqual(body.refresh_token, lea.refreshToken);
    assert.ok(await isSignedIn(body.access_token));
    assert.equal((await refresh(body.refresh_token)).status, 200);
  });

  test('the browser’s own page also gets the cookie that reads files; a program does not', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const page = await refresh(lea.refreshToken, {}, { 'sec-fetch-site': 'same-origin' });
    assert.match(
      page.headers.get('set-cookie') ?? '',
      /^escale_access=.+; Path=\/api; Max-Age=3600; SameSite=Strict; HttpOnly$/,
    );
    assert.equal((await refresh(page.body.refresh_token)).headers.get('set-cookie'), null);
  });

  test('a reply that was lost in a tunnel is given again, and there is still one pair', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const first = await refresh(lea.refreshToken);
    await letPass(20_000);
    const again = await refresh(lea.refreshToken);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    assert.equal((await refresh(again.body.refresh_token)).status, 200);
  });

  test('twenty tabs at once get one pair, and all stay signed in', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(lea.refreshToken)));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(replies.map(({ body }) => body.refresh_token)).size, 1);
    assert.equal((await refresh(replies[0]?.body.refresh_token ?? '')).status, 200);
  });

  test('a token that comes back after the grace was stolen: the session ends for both', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const { body: owner } = await refresh(lea.refreshToken);
    assert.ok(await isSignedIn(owner.access_token));
    await letPass(31_000);
    const thief = await refresh(lea.refreshToken);
    assert.deepEqual([thief.status, thief.body.error], [400, 'invalid_grant']);
    assert.ok(!(await isSignedIn(owner.access_token)), 'the access token stops in the same moment');
    assert.equal((await refresh(owner.refresh_token)).body.error, 'invalid_grant');
  });

  test('a token whose successor is already in use was stolen, however soon it comes', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const { body: second } = await refresh(lea.refreshToken);
    const { body: third } = await refresh(second.refresh_token);
    assert.equal((await refresh(lea.refreshToken)).body.error, 'invalid_grant');
    assert.ok(!(await isSignedIn(third.access_token)));
  });

  test('theft on one device leaves the person’s other devices alone', async () => {
    const phone = await signIn(server, 'lea@example.com');
    const laptop = await signIn(server, 'lea@example.com');
    const { body } = await refresh(phone.refreshToken);
    await refresh(body.refresh_token);
    await refresh(phone.refreshToken);
    assert.ok(!(await isSignedIn(phone.token)));
    assert.ok(await isSignedIn(laptop.token));
  });

  test('what is no refresh token, or another client’s, is invalid_grant or invalid_client in OAuth’s own form', async () => {
    const lea = await signIn(server, 'lea@example.com');
    assert.deepEqual((await refresh('never-issued')).body.error, 'invalid_grant');
    assert.deepEqual((await refresh(lea.token)).body.error, 'invalid_grant');
    const other = await refresh(lea.refreshToken, { client_id: 'other' });
    assert.deepEqual([other.status, other.body.error], [401, 'invalid_client']);
    const secret = await refresh(lea.refreshToken, { client_secret: 'wrong' });
    assert.deepEqual([secret.status, secret.body.error], [401, 'invalid_client']);
    assert.equal((await refresh(lea.refreshToken, { scope: 'openid profile admin' })).status, 400);
    assert.equal((await refresh(lea.refreshToken)).status, 200, 'refusals use nothing up');
  });

  test('a token call that is no form is refused in OAuth’s own form too', async () => {
    for (const [type, body] of [
      ['application/json', '{"grant_type":"refresh_token"}'],
      ['text/plain', 'grant_type=refresh_token'],
      [
        'application/x-www-form-urlencoded',
        'grant_type=refresh_token&grant_type=authorization_code&client_id=escale&client_secret=public',
      ],
    ] as const) {
      const headers = { 'content-type': type };
      const response = await fetch(`${server.url}/auth/oauth2/token`, { method: 'POST', headers, body });
      assert.equal(response.status, 400, type);
      assert.equal(((await response.json()) as Tokens).error, 'invalid_request');
    }
  });

  test('what is over is deleted, and a reply that nobody lost is forgotten', async () => {
    const lea = await signIn(server, 'lea@example.com');
    await refresh(lea.refreshToken);
    const { db } = server.app.house;
    const count = async (which: string) =>
      (await db.rows<{ n: number }>(`select count(*) as n from sign_in_records where ${which}`))[0]?.n;
    assert.notEqual(await count('sealed_reply is not null'), 0);
    await letPass(31_000);
    await db.rows(`update sign_in_records set expires_at = now() where kind = 'AccessToken'`);
    await db.rows(`select graphile_worker.add_job('sign-in:clean')`);
    await server.settled();
    assert.equal(await count('sealed_reply is not null'), 0);
    assert.equal(await count(`kind = 'AccessToken'`), 0);
    assert.equal((await refresh(lea.refreshToken)).body.error, 'invalid_grant');
  });

  test('the database holds no token that would open anything', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const { body } = await refresh(lea.refreshToken);
    const rows = await server.app.house.db.rows<{ text: string }>('select r::text as text from sign_in_records r');
    const all = rows.map(({ text }) => text).join('\n');
    for (const token of [lea.token, lea.refreshToken, body.access_token, body.refresh_token]) {
      assert.ok(!all.includes(token));
      assert.ok(!all.includes(Buffer.from(token).toString('hex')));
    }
  });
});

describe('signing out', () => {
  test('stops every token of this device in the same moment, and only of this one', async () => {
    const phone = await signIn(server, 'max@example.com');
    const laptop = await signIn(server, 'max@example.com');
    assert.ok(await isSignedIn(phone.token));
    const out = await new TestBrowser(server).post('/api/auth/escale/sign-out', { refreshToken: phone.refreshToken });
    assert.equal(out.status, 204);
    assert.ok(!(await isSignedIn(phone.token)));
    assert.equal((await refresh(phone.refreshToken)).body.error, 'invalid_grant');
    assert.ok(await isSignedIn(laptop.token));
  });

  test('on the web also forgets the browser: the next sign-in asks for a code', async () => {
    const browser = new TestBrowser(server);
    await signInByCode(server, browser, 'ida@example.com');
    const { accessToken, refreshToken } = JSON.parse(browser.cookie('escale_session') ?? '');
    await browser.post('/api/auth/escale/sign-out', { refreshToken });
    assert.ok(!(await isSignedIn(accessToken)));
    assert.equal(browser.cookie('escale_access'), undefined);
    assert.match(await browser.go('/api/auth/escale'), /^\/sign-in\//);
  });

  test('by opening its address works from our own pages, and from no other site', async () => {
    const browser = new TestBrowser(server);
    await signInByCode(server, browser, 'noor@example.com');
    const { accessToken } = JSON.parse(browser.cookie('escale_session') ?? '');
    await browser.ask('/api/auth/escale/sign-out', { headers: { 'sec-fetch-site': 'cross-site' } });
    assert.ok(await isSignedIn(accessToken));
    const own = await browser.ask('/api/auth/escale/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } });
    assert.equal(own.headers.get('location'), '/api/auth/escale');
    assert.ok(!(await isSignedIn(accessToken)));
  });

  test('by OAuth’s own revocation (RFC 7009) stops the same things', async () => {
    const shell = await signIn(server, 'max@example.com');
    assert.ok(await isSignedIn(shell.token));
    const { status } = await fetch(`${server.url}/auth/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'escale', client_secret: 'public', token: shell.refreshToken }),
    });
    assert.equal(status, 200);
    assert.ok(!(await isSignedIn(shell.token)));
    assert.equal((await refresh(shell.refreshToken)).body.error, 'invalid_grant');
  });

  test('with a token that is none answers like any other', async () => {
    const { status } = await new TestBrowser(server).post('/api/auth/escale/sign-out', { refreshToken: 'none' });
    assert.equal(status, 204);
  });
});

describe('the access-token cookie', () => {
  test('authorises no read but of files, and no write at all', async () => {
    const tom = await signIn(server, 'tom@example.com');
    const before = (await tom.send(calls.getAccount)).body;
    const cookie = { cookie: `escale_access=${tom.token}` };
    assert.equal((await fetch(`${server.url}/api/my/account`, { headers: cookie })).status, 401);
    for (const [method, type, body] of [
      ['POST', 'application/x-www-form-urlencoded', 'firstName=Eve'],
      ['PUT', 'application/json', '{"firstName":"Eve","lastName":""}'],
      ['PUT', 'text/plain', '{"firstName":"Eve","lastName":""}'],
      ['POST', 'text/plain', '{"firstName":"Eve","lastName":"","_method":"PUT"}'],
      ['PUT', 'multipart/form-data; boundary=x', '--x--'],
    ] as const) {
      const path = method === 'PUT' ? '/api/my/account/details' : '/api/my/import-address';
      const { status } = await fetch(server.url + path, { method, headers: { ...cookie, 'content-type': type }, body });
      assert.ok([401, 404, 415].includes(status), `${method} ${type}: ${status}`);
    }
    const fromElsewhere = await fetch(`${server.url}/api/my/import-address`, {
      method: 'POST',
      headers: { ...cookie, 'sec-fetch-site': 'cross-site' },
    });
    assert.equal(fromElsewhere.status, 403);
    assert.deepEqual((await tom.send(calls.getAccount)).body, before);
  });
});

describe('an access token', () => {
  test('that was never issued, has ended, or is no token is refused alike', async () => {
    const eve = await signIn(server, 'eve@elsewhere.example');
    await server.app.house.db.rows(`update sign_in_records set expires_at = now() where account_id = $1`, [
      eve.accountId,
    ]);
    const replies = [];
    for (const token of [
      eve.token,
      'never',
      eve.refreshToken,
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      '\u00e9'.repeat(9),
    ]) {
      const headers = { authorization: `Bearer ${encodeURIComponent(token)}` };
      const reply = await fetch(`${server.url}/api/my/account`, { headers });
      replies.push([reply.status, await reply.text()].join(' '));
    }
    assert.equal(new Set(replies).size, 1);
    assert.match(replies[0] ?? '', /^401 /);
  });

  test('that is no longer in the database is refused at once, whoever took it out', async () => {
    const lea = await signIn(server, 'lea@example.com');
    assert.ok(await isSignedIn(lea.token));
    await server.app.house.db.rows(`delete from sign_in_records where account_id = $1`, [lea.accountId]);
    assert.ok(!(await isSignedIn(lea.token)));
  });

  test('is its own person’s among many that are asked for together', async () => {
    const people = await Promise.all(['lea', 'max', 'tom'].map((name) => signIn(server, `${name}@example.com`)));
    const asked = Array.from({ length: 10 }, () => people).flat();
    const accounts = await Promise.all(asked.map((person) => person.send(calls.getAccount)));
    assert.deepEqual(
      accounts.map(({ body }) => body.id),
      asked.map(({ accountId }) => accountId),
    );
  });
});

describe('two servers on one database', () => {
  let other: TestServer;
  before(async () => {
    other = await startServer({
      env: {
        DATABASE_URL: server.config.databaseUrl ?? '',
        ESCALE_MASTER_KEY: server.app.house.master.toString('base64'),
      },
    });
  });

  test('know the same sessions, and an ended one is over on both at once', async () => {
    const lea = await signIn(server, 'lea@example.com');
    assert.ok(await isSignedIn(lea.token, other));
    await new TestBrowser(server).post('/api/auth/escale/sign-out', { refreshToken: lea.refreshToken });
    assert.ok(!(await isSignedIn(lea.token)));
    assert.ok(!(await isSignedIn(lea.token, other)));
  });

  test('give one pair to two renewals that reach both at once', async () => {
    const lea = await signIn(server, 'lea@example.com');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => refresh(lea.refreshToken, {}, {}, i % 2 ? server : other)),
    );
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(replies.map(({ body }) => body.refresh_token)).size, 1);
  });
});
