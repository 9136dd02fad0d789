import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, tokenPath } from '@escale/contract';
import { openSignIn, signInByCode, TestBrowser } from '../testing/browser.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;
let told: { accountId: string; sessionId: string }[];

before(async () => {
  told = [];
  server = await startServer({
    alsoBind: ({ whenTold }) =>
      whenTold('session.ended', 'test: which session ended', async ({ event }) => void told.push(event)),
  });
});

const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Léa signs in with a browser of her own; gives the browser and a way to send calls as she does there. */
async function signInWith(userAgent: string, email: string) {
  const browser = new TestBrowser(server);
  const ask = browser.ask.bind(browser);
  browser.ask = (path, init = {}) =>
    ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'user-agent': userAgent } });
  await signInByCode(server, browser, email);
  const pair = JSON.parse(browser.cookie('escale_session') ?? '{}') as { accessToken: string; refreshToken: string };
  return { browser, ...pair, send: as(server, pair.accessToken).send };
}

test('a session says which browser it is in, and since when by the day', async () => {
  const phone = await signInWith(safariOnIphone, 'lea@example.com');
  const today = new Date().toISOString().slice(0, 10);
  const [session] = (await phone.send(calls.listSessions)).body.items;
  assert.deepEqual(
    { ...session, id: null },
    { id: null, current: true, browser: 'Safari', system: 'iPhone', startedOn: today, seenOn: today, passkeyId: null },
  );
});

test('a device that is signed out from elsewhere is out at once, and does not come back by itself', async () => {
  const phone = await signInWith(safariOnIphone, 'max@example.com');
  const laptop = await signIn(server, 'max@example.com');
  const { items } = (await laptop.send(calls.listSessions)).body;
  assert.equal(items[0].current, true);
  const other = items.find((session: { current: boolean }) => !session.current);
  assert.equal((await laptop.send(calls.endSession, { params: { id: other.id } })).status, 204);

  assert.equal((await phone.send(calls.getAccount)).status, 401);
  const refreshed = await fetch(server.url + tokenPath, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'escale',
      client_secret: 'public',
      refresh_token: phone.refreshToken,
      scope: 'openid profile',
    }),
  });
  assert.match(await refreshed.text(), /invalid_grant/);
  // The provider's own cookie would have signed the browser in again without a question.
  assert.match(await openSignIn(phone.browser), /^\/auth\/interaction\//);
  await server.settled();
  assert.ok(told.some(({ sessionId }) => sessionId === other.id));
});

test('all other devices can be signed out together, and this one stays', async () => {
  const [here, ...others] = [
    await signIn(server, 'nils@example.com'),
    await signIn(server, 'nils@example.com'),
    await signIn(server, 'nils@example.com'),
  ];
  assert.equal((await here.send(calls.endOtherSessions)).body.ended, 2);
  for (const other of others) assert.equal((await other.send(calls.getAccount)).status, 401);
  assert.equal((await here.send(calls.getAccount)).status, 200);
  assert.equal((await here.send(calls.listSessions)).body.items.length, 1);
});

test('nobody signs out the device of somebody else', async () => {
  const lea = await signIn(server, 'lea@example.com');
  const eve = await signIn(server, 'eve@elsewhere.example');
  const [leas] = (await lea.send(calls.listSessions)).body.items;
  assert.equal((await eve.send(calls.endSession, { params: { id: leas.id } })).status, 404);
  assert.equal((await lea.send(calls.getAccount)).status, 200);
});
