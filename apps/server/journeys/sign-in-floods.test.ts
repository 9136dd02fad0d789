import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import { newestCode, openSignIn, signInByCode, TestBrowser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

const clock = { at: new Date('2026-12-03T08:15:00Z') };
let server: TestServer;
before(async () => {
  // As behind a proxy, so that requests come from several places.
  server = await startServer({ clock: { now: () => clock.at }, env: { ESCALE_TRUST_PROXY: '1' } });
});

const nextHour = () => {
  clock.at = new Date(clock.at.getTime() + 3_600_000);
};
const home = '203.0.113.7';
const refused = { next: null, problem: 'too-many' };

async function ask(email: string, place: string, browser?: TestBrowser) {
  const page = await opened(browser);
  return { reply: await page.again(email, place), ...page, again: (to = email) => page.again(to, place) };
}

/** A sign-in page at which nothing has been asked for yet. */
async function opened(browser = new TestBrowser(server)) {
  const questions = await openSignIn(browser);
  return {
    again: async (email: string, place: string) => {
      const from = { 'x-forwarded-for': place };
      return (await browser.post(`${questions}/email`, { email }, from)).json;
    },
    answer: async (code: string) => (await browser.post(`${questions}/code`, { code })).json,
  };
}

async function flood(email: string, places: number, each = 6) {
  const replies = [];
  for (let place = 1; place <= places; place++) {
    for (let n = 0; n < each; n++) replies.push((await ask(email, `198.51.100.${place}`)).reply);
  }
  // Mails leave side by side: only of one that is asked for afterwards it is known that it comes last.
  await server.settled();
  return replies;
}

async function mailsTo(email: string): Promise<number> {
  await server.settled();
  const [mails] = await server.app.house.db.rows<{ n: number }>(
    'select count(*) as n from outbox_mails where recipient = $1',
    [email],
  );
  return mails?.n ?? 0;
}

/** A browser in which the person has signed in with a code, and signed out. */
async function knownBrowser(email: string) {
  nextHour();
  const browser = new TestBrowser(server);
  await signInByCode(server, browser, email);
  await browser.ask('/api/auth/escale/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } });
  nextHour();
  return browser;
}

describe('codes to one address', () => {
  test('are five an hour from one place, however its letters are written', async () => {
    nextHour();
    const replies = [];
    for (let i = 0; i < 7; i++)
      replies.push((await ask(i % 2 ? 'third@example.com' : 'THIRD@example.com', home)).reply);
    assert.deepEqual(replies.slice(0, 5), Array(5).fill({ next: null }));
    assert.deepEqual(replies.slice(5), Array(2).fill(refused));
    assert.equal(await mailsTo('third@example.com'), 5);
    nextHour();
    assert.deepEqual((await ask('third@example.com', home)).reply, { next: null });
  });

  test('that somebody elsewhere uses up are not taken from its person', async () => {
    nextHour();
    const replies = await flood('lea@example.com', 1, 20);
    assert.deepEqual(replies.at(-1), refused);
    const { reply, answer } = await ask('lea@example.com', home);
    assert.deepEqual(reply, { next: null });
    assert.ok((await answer(await newestCode(server, 'lea@example.com'))).next);
  });

  test('are fifteen an hour from all strangers together', async () => {
    nextHour();
    const replies = await flood('flooded@example.com', 4);
    assert.equal(replies.filter(({ problem }) => problem === undefined).length, 15);
    assert.equal(await mailsTo('flooded@example.com'), 15);
  });

  test('still come to a browser in which the address was proven, whoever floods it', async () => {
    const browser = await knownBrowser('known@example.com');
    await flood('known@example.com', 4);
    const known = await ask('known@example.com', '198.51.100.1', browser);
    assert.deepEqual(known.reply, { next: null });
    assert.ok((await known.answer(await newestCode(server, 'known@example.com'))).next);
  });

  test('come to that browser when strangers have used up those of the whole installation', async () => {
    const browser = await knownBrowser('last@example.com');
    const [known, stranger] = [await opened(browser), await opened()];
    await ask('somebody@example.com', '192.0.2.2');
    await server.app.house.db.rows('update sign_in_budgets set used = 2000');
    assert.deepEqual(await stranger.again('stranger@example.com', '192.0.2.1'), refused);
    assert.deepEqual(await known.again('last@example.com', '192.0.2.1'), { next: null });
  });

  test('are five an hour from that browser too, and to other addresses it is a stranger', async () => {
    const browser = await knownBrowser('five@example.com');
    const known = await ask('five@example.com', home, browser);
    for (let n = 1; n < 5; n++) assert.deepEqual(await known.again(), { next: null });
    assert.deepEqual(await known.again(), refused);
    await flood('other@example.com', 4);
    assert.deepEqual(await known.again('other@example.com'), refused);
  });

  test('are not had by making the cookie up, nor by taking one of another browser apart', async () => {
    const browser = await knownBrowser('seal@example.com');
    // As the browser sends it on the pages of the sign-in.
    await openSignIn(browser);
    const cookie = browser.cookieAt('escale_device', '/auth/interaction') ?? '';
    const [id = '', seal = ''] = cookie.split('.');
    assert.ok(id && seal && !cookie.includes('seal@'));
    await flood('seal@example.com', 4);
    const [until = '', mac = ''] = seal.split(/-(.*)/);
    const turned = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    const forged = [
      `${id}.${until}-${turned}`,
      `${'x'.repeat(22)}.${seal}`,
      `${id}.${Number(until) + 1}-${mac}`,
      '.',
      id,
    ];
    for (const value of forged) {
      const stranger = new TestBrowser(server);
      stranger.set('escale_device', value, '/auth/interaction');
      assert.deepEqual((await ask('seal@example.com', '198.51.100.1', stranger)).reply, refused, value);
    }
    const same = new TestBrowser(server);
    same.set('escale_device', cookie, '/auth/interaction');
    assert.deepEqual((await ask('seal@example.com', '198.51.100.1', same)).reply, { next: null });
  });

  test('that were mailed before the hour’s were used up stay valid', async () => {
    nextHour();
    const first = await ask('earlier@example.com', home);
    for (let n = 1; n < 5; n++) {
      await server.settled();
      await first.again();
    }
    const code = await newestCode(server, 'earlier@example.com');
    assert.deepEqual(await first.again(), refused);
    assert.ok((await first.answer(code)).next);
  });

  test('for a fresh proof come to whoever is signed in, whoever floods the address', async () => {
    nextHour();
    const max = await signIn(server, 'max@example.com');
    await flood('max@example.com', 4);
    assert.equal((await max.send(calls.sendProofCode)).status, 200);
  });
});
