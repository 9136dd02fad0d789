import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { request } from 'node:http';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import * as openid from 'openid-client';
import { newestCode, openSignIn, signInByCode, TestBrowser } from '../testing/browser.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

describe('signing in on the web', () => {
  test('leads through the page back to where the person was, with the pair in a cookie that lasts a minute', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser, '/trips?tab=past');
    assert.deepEqual((await browser.ask(`${questions}/details`)).json, {
      demoAccounts: [],
      outbox: '/outbox',
      step: 'email',
      // 127.0.0.1 is a number.
      passkeys: false,
      legal: { operator: null, contactEmail: null, privacyUrl: null, termsUrl: null },
    });
    const asked = await browser.post(`${questions}/email`, { email: 'Lea@Example.com', language: 'fr' });
    assert.deepEqual(asked.json, { next: null });
    assert.equal((await browser.ask(`${questions}/details`)).json.step, 'code');

    const code = await newestCode(server, 'lea@example.com');
    const answered = await browser.post(`${questions}/code`, { code });
    assert.match(answered.json.next, /^\/auth\/auth\//);
    assert.equal(await browser.go(answered.json.next), '/trips?tab=past');

    const pair = JSON.parse(browser.cookie('escale_session') ?? '');
    const account = await as(server, pair.accessToken).send(calls.getAccount);
    assert.equal(account.status, 200);
    assert.equal(account.body.email, 'lea@example.com');
  });

  test('an account speaks the language in which its person first signs in, until they choose another', async () => {
    const signInSpeaking = async (language: string) => {
      const browser = new TestBrowser(server);
      const questions = await openSignIn(browser);
      const spoken = { 'accept-language': language };
      await browser.post(`${questions}/email`, { email: 'zoe@example.com' }, spoken);
      const code = await newestCode(server, 'zoe@example.com');
      const { json } = await browser.post(`${questions}/code`, { code }, spoken);
      await browser.go(json.next);
      return as(server, JSON.parse(browser.cookie('escale_session') ?? '').accessToken);
    };
    const zoe = await signInSpeaking('fr');
    assert.equal((await zoe.send(calls.getAccount)).body.language, 'fr');
    assert.equal((await zoe.send(calls.updateAccountDetails, { body: { language: 'en' } })).body.language, 'en');
    assert.equal((await (await signInSpeaking('fr')).send(calls.getAccount)).body.language, 'en');
  });

  test('sets each cookie for its purpose and no wider', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    await browser.post(`${questions}/email`, { email: 'lea@example.com' });
    const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, 'lea@example.com') });
    const toCallback = await browser.ask(json.next);
    const callback = new URL(toCallback.headers.get('location') ?? '', server.url);
    await browser.ask(callback.pathname + callback.search);
    const set = (name: string) => browser.lastSet.find((line) => line.startsWith(`${name}=`)) ?? '';
    assert.match(set('escale_session'), /; Path=\/; Max-Age=60; SameSite=Strict$/);
    assert.match(set('escale_access'), /; Path=\/api; Max-Age=3600; SameSite=Strict; HttpOnly$/);
    assert.equal(callback.pathname, '/api/auth/escale/callback');
    assert.ok(![...callback.searchParams.keys()].some((key) => key.includes('token')));
  });

  test('asks for no code again while this browser is signed in', async () => {
    const browser = new TestBrowser(server);
    await signInByCode(server, browser, 'max@example.com');
    assert.equal(await browser.go('/api/auth/escale?redirect=/trips'), '/trips');
  });

  test('two tabs that sign in at once both arrive', async () => {
    const browser = new TestBrowser(server);
    const first = await openSignIn(browser, '/trips');
    const second = await openSignIn(browser, '/profile');
    for (const [questions, to] of [
      [first, '/trips'],
      [second, '/profile'],
    ] as const) {
      await browser.post(`${questions}/email`, { email: 'tabs@example.com' });
      const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, 'tabs@example.com') });
      assert.equal(await browser.go(json.next), to);
    }
  });

  test('somebody else who signs in in the same browser takes its place', async () => {
    const browser = new TestBrowser(server);
    const early = await openSignIn(browser);
    await signInByCode(server, browser, 'first@example.com');
    const first = JSON.parse(browser.cookie('escale_session') ?? '');
    await browser.post(`${early}/email`, { email: 'second@example.com' });
    const { json } = await browser.post(`${early}/code`, { code: await newestCode(server, 'second@example.com') });
    assert.equal(await browser.go(json.next), '/welcome');
    const second = JSON.parse(browser.cookie('escale_session') ?? '');
    assert.equal((await as(server, second.accessToken).send(calls.getAccount)).body.email, 'second@example.com');
    assert.equal((await as(server, first.accessToken).send(calls.getAccount)).status, 401);
  });

  test('a callback that this browser did not ask for signs nobody in', async () => {
    const mallory = new TestBrowser(server);
    const questions = await openSignIn(mallory);
    await mallory.post(`${questions}/email`, { email: 'mallory@example.com' });
    const { json } = await mallory.post(`${questions}/code`, { code: await newestCode(server, 'mallory@example.com') });
    const callback = (await mallory.ask(json.next)).headers.get('location') ?? '';
    const { pathname, search } = new URL(callback);

    const lea = new TestBrowser(server);
    assert.equal(await lea.go(pathname + search), '/sign-in/expired');
    assert.equal(lea.cookie('escale_session'), undefined);
  });

  test('a code of the provider is good once', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    await browser.post(`${questions}/email`, { email: 'once@example.com' });
    const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, 'once@example.com') });
    const { pathname, search } = new URL((await browser.ask(json.next)).headers.get('location') ?? '');
    assert.equal(await browser.go(pathname + search), '/welcome');
    assert.equal(await browser.go(pathname + search), '/sign-in/expired');
  });
});

describe('where signing in leads', () => {
  test('is never another site', async () => {
    for (const redirect of [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      'javascript:alert(1)',
      '/a\r\nb: c',
    ]) {
      const browser = new TestBrowser(server);
      await signInByCode(server, browser, 'redirect@example.com', redirect).then((end) =>
        assert.equal(end, '/welcome', redirect),
      );
      await server.app.house.db.query.deleteFrom('sign_in_budgets').execute();
    }
  });

  test('an unknown product is not there, and is not repeated', async () => {
    const { status, text } = await new TestBrowser(server).ask('/api/auth/evilproduct?redirect=/trips');
    assert.equal(status, 404);
    assert.ok(!text.includes('evilproduct'));
  });

  test('only our own addresses may receive a code', async () => {
    const question = new URLSearchParams({
      client_id: 'escale',
      response_type: 'code',
      scope: 'openid profile',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    for (const uri of [
      'https://evil.example/cb',
      'escale://sign-in.evil',
      'escale://other',
      `${server.url}/elsewhere`,
    ]) {
      question.set('redirect_uri', uri);
      const { status, headers } = await new TestBrowser(server).ask(`/auth/auth?${question}`);
      assert.equal(status, 400, uri);
      assert.equal(headers.get('location'), null);
    }
  });

  test('a foreign name for this machine gets nothing', async () => {
    for (const path of ['/api/auth/escale', '/auth/.well-known/openid-configuration', '/outbox']) {
      const status = await new Promise((resolve, reject) => {
        const { hostname, port } = new URL(server.url);
        request({ hostname, port, path, headers: { host: 'rebound.evil.example' } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      assert.equal(status, 404, path);
    }
  });
});

describe('the sign-in page', () => {
  test('opens only in the browser that asked for it', async () => {
    const questions = await openSignIn(new TestBrowser(server));
    const other = new TestBrowser(server);
    await openSignIn(other);
    for (const path of ['details', 'email', 'code', 'demo']) {
      const reply =
        path === 'details' ? await other.ask(`${questions}/${path}`) : await other.post(`${questions}/${path}`, {});
      assert.equal(reply.status, 404, path);
    }
  });

  test('does not listen to other sites', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const fromElsewhere = await browser.post(
      `${questions}/email`,
      { email: 'a@example.com' },
      { 'sec-fetch-site': 'cross-site' },
    );
    assert.equal(fromElsewhere.status, 403);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { status } = await browser.post(`${questions}/email`, { email: 'a@example.com' }, { 'content-type': type });
      assert.ok([403, 415].includes(status), `${type}: ${status}`);
    }
  });

  test('says what is wrong with an address or a code that cannot be one', async () => {
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const email = await browser.post(`${questions}/email`, { email: 'not an address' });
    assert.equal(email.status, 422);
    assert.deepEqual([email.json.errors[0].path, email.json.errors[0].code], ['email', 'email']);
    assert.equal((await browser.post(`${questions}/code`, { code: '1234' })).status, 422);
    assert.equal((await browser.post(`${questions}/email`, { email: 'a\0b@example.com' })).status, 422);
  });
});

describe('the phone shell', () => {
  test('exchanges its own code at its own address', async () => {
    const verifier = 'a-verifier-that-is-long-enough-to-be-one-0123456789';
    const question = new URLSearchParams({
      client_id: 'escale',
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: 'escale://sign-in',
      state: 'its-own',
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
    });
    const browser = new TestBrowser(server);
    const page = await browser.go(`/auth/auth?${question}`);
    const questions = `/auth/interaction/${page.slice('/sign-in/'.length)}`;
    await browser.post(`${questions}/email`, { email: 'phone@example.com' });
    const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, 'phone@example.com') });
    const end = new URL((await browser.ask(json.next)).headers.get('location') ?? '');
    assert.equal(end.protocol + end.host, 'escale:sign-in');
    assert.equal(end.searchParams.get('state'), 'its-own');

    const exchange = (code_verifier?: string) =>
      fetch(`${server.url}/auth/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'escale',
          client_secret: 'public',
          redirect_uri: 'escale://sign-in',
          code: end.searchParams.get('code') ?? '',
          ...(code_verifier && { code_verifier }),
        }),
      });
    const withoutVerifier = await exchange();
    assert.equal(withoutVerifier.status, 400);
    const reply = await exchange(verifier);
    assert.equal(reply.status, 200);
    const pair = (await reply.json()) as { access_token: string; refresh_token: string; expires_in: number };
    assert.equal(pair.expires_in, 3600);
    assert.ok(pair.refresh_token);
    assert.equal((await as(server, pair.access_token).send(calls.getAccount)).body.email, 'phone@example.com');
  });

  test('gets no code from the session that the browser has: any app may call itself by our scheme', async () => {
    const browser = new TestBrowser(server);
    await signInByCode(server, browser, 'both@example.com');
    const ask = (redirect_uri: string, more: Record<string, string> = {}) => {
      const question = new URLSearchParams({
        client_id: 'escale',
        response_type: 'code',
        scope: 'openid profile',
        redirect_uri,
        state: 'of another app',
        code_challenge: hash('sha256', 'a-verifier-of-another-app-that-is-long-enough', 'base64url'),
        code_challenge_method: 'S256',
        ...more,
      });
      return browser.ask(`/auth/auth?${question}`);
    };
    const otherPort = `${server.url.replace(/:\d+$/, ':1')}/api/auth/escale/callback`;
    for (const address of ['escale://sign-in', otherPort.replace('127.0.0.1', 'localhost'), otherPort]) {
      const { headers, status } = await ask(address);
      const to = headers.get('location') ?? '';
      assert.ok(status === 400 || to.startsWith('/auth/interaction/'), `${address}: ${status} ${to}`);
    }
    const silent = new URL((await ask('escale://sign-in', { prompt: 'none' })).headers.get('location') ?? '');
    assert.deepEqual(
      [silent.searchParams.get('code'), silent.searchParams.get('error')],
      [null, 'interaction_required'],
    );

    const page = new URL((await ask('escale://sign-in')).headers.get('location') ?? '', server.url).pathname;
    await browser.post(`${page}/email`, { email: 'both@example.com' });
    const { json } = await browser.post(`${page}/code`, { code: await newestCode(server, 'both@example.com') });
    const end = new URL((await browser.ask(json.next)).headers.get('location') ?? '');
    assert.ok(end.protocol === 'escale:' && end.searchParams.get('code'));
  });

  test('can use any OpenID library: what the provider says of itself and signs holds', async () => {
    const insecure = { execute: [openid.allowInsecureRequests] };
    const issuer = new URL(`${server.url}/auth`);
    const client = await openid.discovery(issuer, 'escale', undefined, openid.ClientSecretPost('public'), insecure);
    const verifier = openid.randomPKCECodeVerifier();
    const nonce = openid.randomNonce();
    const question = openid.buildAuthorizationUrl(client, {
      redirect_uri: 'escale://sign-in',
      scope: 'openid profile',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      nonce,
    });
    const browser = new TestBrowser(server);
    const page = await browser.go(question.pathname + question.search);
    const questions = `/auth/interaction/${page.slice('/sign-in/'.length)}`;
    await browser.post(`${questions}/email`, { email: 'library@example.com' });
    const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, 'library@example.com') });
    const end = new URL((await browser.ask(json.next)).headers.get('location') ?? '');
    const tokens = await openid.authorizationCodeGrant(client, end, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
    });
    const sub = tokens.claims()?.sub ?? '';
    assert.equal((await openid.fetchUserInfo(client, tokens.access_token, sub)).sub, sub);
    const renewed = await openid.refreshTokenGrant(client, tokens.refresh_token ?? '', { scope: 'openid profile' });
    assert.equal((await as(server, renewed.access_token).send(calls.getAccount)).body.id, sub);
  });

  test('must use PKCE', async () => {
    const question = 'client_id=escale&response_type=code&scope=openid&redirect_uri=escale://sign-in&state=x';
    const { headers } = await new TestBrowser(server).ask(`/auth/auth?${question}`);
    const end = new URL(headers.get('location') ?? '');
    assert.equal(end.searchParams.get('error'), 'invalid_request');
    assert.equal(end.searchParams.get('code'), null);
  });
});
