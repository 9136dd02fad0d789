import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { connect } from 'node:net';
import { before, describe, test } from 'node:test';
import { newestCode, openSignIn, TestBrowser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

const clock = { at: new Date('2026-12-03T08:15:00Z') };
let server: TestServer;
before(async () => {
  server = await startServer({ clock: { now: () => clock.at } });
});

const minutes = (n: number) => {
  clock.at = new Date(clock.at.getTime() + n * 60_000);
};
const wrong = (code: string) => `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;

/** A sign-in page at which a code has been asked for. */
async function asked(email: string) {
  const browser = new TestBrowser(server);
  const questions = await openSignIn(browser);
  const reply = await browser.post(`${questions}/email`, { email });
  return { browser, questions, reply, guess: (code: string) => browser.post(`${questions}/code`, { code }) };
}

describe('a one-time code', () => {
  test('survives four wrong guesses and not a fifth', async () => {
    const { guess } = await asked('five@example.com');
    const code = await newestCode(server, 'five@example.com');
    const left = [];
    for (let i = 0; i < 5; i++) left.push((await guess(wrong(code))).json.triesLeft);
    assert.deepEqual(left, [4, 3, 2, 1, 0]);
    assert.deepEqual((await guess(code)).json, { next: null, problem: 'code-dead' });
  });

  test('looks at five of two hundred guesses that come at once', async () => {
    minutes(60);
    const { guess } = await asked('burst@example.com');
    const code = await newestCode(server, 'burst@example.com');
    const replies = await Promise.all(Array.from({ length: 200 }, () => guess(wrong(code))));
    assert.equal(replies.filter(({ json }) => json.triesLeft !== undefined).length, 5);
    minutes(60);
    assert.equal((await guess(code)).json.problem, 'code-dead');
  });

  test('is right once, also when it is sent twenty times at once', async () => {
    minutes(60);
    const { guess } = await asked('single@example.com');
    const code = await newestCode(server, 'single@example.com');
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess(code)));
    assert.equal(replies.filter(({ json }) => json.next).length, 1);
  });

  test('is dead after ten minutes', async () => {
    const { guess } = await asked('late@example.com');
    const code = await newestCode(server, 'late@example.com');
    minutes(10);
    assert.equal((await guess(code)).json.problem, 'code-dead');
  });

  test('is worth nothing in another browser, nor after a new one was asked for', async () => {
    minutes(60);
    const lea = await asked('bound@example.com');
    const first = await newestCode(server, 'bound@example.com');
    const mallory = await asked('mallory@example.com');
    assert.equal((await mallory.guess(first)).json.problem, 'code-wrong');
    await lea.browser.post(`${lea.questions}/email`, { email: 'bound@example.com' });
    const second = await newestCode(server, 'bound@example.com');
    if (first !== second) assert.equal((await lea.guess(first)).json.problem, 'code-wrong');
    assert.ok((await lea.guess(second)).json.next);
  });

  test('is in no table, neither as it is nor as a hash that eight digits would break', async () => {
    minutes(60);
    await asked('hidden@example.com');
    const code = await newestCode(server, 'hidden@example.com');
    const rows = await server.app.house.db.rows<{ text: string }>(
      `select t::text as text from one_time_codes t union all select t::text from sign_in_records t
       union all select t::text from sign_in_budgets t union all select t::text from graphile_worker._private_jobs t`,
    );
    const all = rows.map(({ text }) => text).join('\n');
    // By chance eight figures stand in some hash or id: one that is written down stands by itself.
    assert.doesNotMatch(all, new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
    assert.ok(!all.includes(hash('sha256', code)));
  });
});

describe('whether somebody has an account', () => {
  test('shows neither in the answer nor in the mail', async () => {
    minutes(60);
    await signIn(server, 'known@example.com');
    const known = await asked('known@example.com');
    const unknown = await asked('unknown@example.com');
    const visible = ({ reply }: typeof known) => ({
      status: reply.status,
      text: reply.text,
      headers: [...reply.headers.keys()].sort(),
    });
    assert.deepEqual(visible(known), visible(unknown));
    await server.settled();
    const mails = await server.app.house.db.rows<{ subject: string; body: string }>(
      `select subject, body from outbox_mails where recipient in ('known@example.com', 'unknown@example.com')`,
    );
    const [one, other] = mails.map(({ subject, body }) => `${subject}\n${body}`.replaceAll(/\d{4} \d{4}/g, '…'));
    assert.equal(one, other);
  });

  test('is not written down by asking: an account is made when the code has been proven', async () => {
    minutes(60);
    const { guess } = await asked('new@example.com');
    const count = async () =>
      (
        await server.app.house.db.rows<{ n: number }>(
          `select count(*) as n from account_emails where email = 'new@example.com'`,
        )
      )[0]?.n;
    assert.equal(await count(), 0);
    await guess(await newestCode(server, 'new@example.com'));
    assert.equal(await count(), 1);
  });

  test('does not show in the time that the answer takes', async () => {
    minutes(60);
    const people = Array.from({ length: 25 }, (_, i) => [`known${i}@example.com`, `unknown${i}@example.com`] as const);
    for (const [known] of people) await signIn(server, known);
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const took = async (email: string) => {
      const from = performance.now();
      await browser.post(`${questions}/email`, { email });
      return performance.now() - from;
    };
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    // Pairs, in both orders, so that what else the machine does falls on both sides.
    const round = async () => {
      const differences: number[] = [];
      for (const [i, [known, unknown]] of people.entries()) {
        const first = await took(i % 2 ? known : unknown);
        const second = await took(i % 2 ? unknown : known);
        differences.push(i % 2 ? first - second : second - first);
      }
      return median(differences);
    };
    // A busy machine can spoil rounds, now on this side and now on that; what the code gives away shows in every one, on one side.
    const apart = [await round()];
    const tells = () => apart.every((ms) => ms >= 5) || apart.every((ms) => ms <= -5);
    while (tells() && apart.length < 5) {
      minutes(60);
      apart.push(await round());
    }
    assert.ok(!tells(), `the medians are ${apart.map((ms) => ms.toFixed(1)).join(', ')} ms apart`);
  });
});

describe('behind a proxy', () => {
  test('a place is whom the proxy saw, whatever the request says of itself', async () => {
    const server = await startServer({ clock: { now: () => clock.at }, env: { ESCALE_TRUST_PROXY: '1' } });
    const browser = new TestBrowser(server);
    const questions = await openSignIn(browser);
    const ask = (n: number, saw: string) =>
      browser.post(
        `${questions}/email`,
        { email: `spray-${n}@example.com` },
        { 'x-forwarded-for': `192.0.2.${n}, 198.51.100.${n}, ${saw}` },
      );
    for (let n = 1; n <= 60; n++) assert.equal((await ask(n, '203.0.113.9')).json.problem, undefined);
    assert.equal((await ask(61, '203.0.113.9')).json.problem, 'too-many');
    assert.equal((await ask(62, '203.0.113.10')).json.problem, undefined);
  });
});

describe('a thousand sign-ins an hour', () => {
  test('are enough for one place; the next is told to wait, and other hours are not', async () => {
    minutes(60);
    const { db } = server.app.house;
    await openSignIn(new TestBrowser(server));
    await db.rows('update sign_in_budgets set used = 1000');
    const start = (path = '/auth/auth') => new TestBrowser(server).ask(`${path}?client_id=escale`);
    const { status, headers } = await start();
    assert.equal(status, 429);
    assert.ok(headers.get('retry-after'));
    // The provider's own router knows the same door by other names.
    for (const path of ['/auth/AUTH', '/auth/auth/', '/auth/Auth/'])
      assert.equal((await start(path)).status, 429, path);
    const { hostname, port } = new URL(server.url);
    for (const path of [
      '/auth/auth#?',
      '/auth/auth;',
      '/auth/%61uth',
      '/auth/./auth',
      '/auth//auth',
      '/auth/auth%20',
    ]) {
      // By hand: `fetch` would write it as a browser does.
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path}?client_id=escale HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`);
      const [line] = (await socket.setEncoding('utf8').toArray()).join('').split('\r\n');
      assert.match(line ?? '', /^HTTP\/1\.1 (404|429) /, path);
    }
    minutes(60);
    assert.equal((await start()).status, 400);
  });
});

describe('nonsense', () => {
  test('is refused, and never breaks anything', async () => {
    minutes(60);
    const { browser, questions } = await asked('nonsense@example.com');
    const long = 'x'.repeat(6_000);
    const odd = [
      '%00',
      '%ff',
      '%C0%80',
      '%',
      '%ED%A0%80',
      '%F0%9F%92%A9',
      long,
      '%0d%0aSet-Cookie:%20a=b',
      '[]',
      '__proto__',
    ];
    const replies: [string, number][] = [];
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(server.url + path, { redirect: 'manual', headers });
      assert.equal(response.headers.get('set-cookie')?.includes('a=b') ?? false, false);
      replies.push([path.slice(0, 80), response.status]);
    };
    for (const value of odd) {
      await get(`/api/auth/escale?redirect=${value}&redirect=${value}`);
      await get(`/api/auth/${value}`);
      await get(`/api/auth/escale/callback?state=${value}&code=${value}&error=${value}`);
      await get(`/auth/interaction/${value}/details`);
      await get(`/auth/auth/${value}`);
      for (const name of [
        'state',
        'nonce',
        'login_hint',
        'scope',
        'redirect_uri',
        'client_id',
        'ui_locales',
        'claims',
      ]) {
        const known = {
          client_id: 'escale',
          response_type: 'code',
          scope: 'openid',
          redirect_uri: 'escale://sign-in',
          code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          code_challenge_method: 'S256',
        };
        const rest = Object.entries(known).filter(([key]) => key !== name);
        await get(`/auth/auth?${new URLSearchParams(rest)}&${name}=${value}`);
      }
      await get('/auth/me', { authorization: `Bearer ${value}` });
      await get('/api/my/account', { authorization: `Bearer ${value}` });
      await get('/api/auth/escale/callback?state=abc&code=x', {
        cookie: `escale_sign_in_abc=${value}; _session=${value}`,
      });
      await get('/api/auth/escale/sign-out', { cookie: `_session=${value}` });
      for (const field of [
        'grant_type',
        'client_id',
        'client_secret',
        'refresh_token',
        'scope',
        'code',
        'code_verifier',
      ]) {
        for (const grant of ['refresh_token', 'authorization_code']) {
          const form = `grant_type=${grant}&client_id=escale&client_secret=public&refresh_token=y&code=y&redirect_uri=escale://sign-in`;
          const body = `${form.replace(new RegExp(`(^|&)${field}=[^&]*`), '')}&${field}=${value}`;
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          const response = await fetch(`${server.url}/auth/oauth2/token`, { method: 'POST', headers, body });
          replies.push([`${grant} ${field}=${value.slice(0, 20)}`, response.status]);
          assert.ok(((await response.json()) as { error?: string }).error);
        }
      }
    }
    for (const body of [
      null,
      [],
      7,
      'x',
      { email: 7 },
      { email: long },
      { email: 'a@b.c\0' },
      { code: {} },
      { account: [] },
    ]) {
      for (const question of ['email', 'code', 'demo']) {
        replies.push([
          `${question} ${JSON.stringify(body).slice(0, 40)}`,
          (await browser.post(`${questions}/${question}`, body)).status,
        ]);
      }
      replies.push(['sign-out', (await browser.post('/api/auth/escale/sign-out', body)).status]);
    }
    assert.deepEqual(
      replies.filter(([, status]) => status >= 500),
      [],
    );
  });
});
