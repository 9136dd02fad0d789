import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { TokenPair } from '@escale/contract';
import { createRefresh } from './refresh.ts';

let store: TokenPair | null;
let asked: URLSearchParams[];
let overs: number;
let takens: number;
let answer: () => Response | Promise<Response>;
let queue: Promise<unknown>;
let locks: boolean;

const renew = createRefresh({
  post: async (form) => {
    asked.push(form);
    return answer();
  },
  read: () => store,
  keep: (tokens) => {
    store = tokens;
  },
  clear: () => {
    store = null;
  },
  onOver: () => {
    overs += 1;
  },
  onTaken: () => {
    takens += 1;
  },
  oneAtATime: (work) => {
    if (!locks) return work();
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  },
});

beforeEach(() => {
  store = { accessToken: 'old', refreshToken: 'r1' };
  asked = [];
  overs = 0;
  takens = 0;
  queue = Promise.resolve();
  locks = true;
  answer = () => Response.json({ access_token: 'new', refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 });
});

test('five requests that meet a 401 renew the token once', async () => {
  assert.deepEqual(await Promise.all(Array.from({ length: 5 }, () => renew('old'))), Array(5).fill('new'));
  assert.equal(asked.length, 1);
  assert.deepEqual(store, { accessToken: 'new', refreshToken: 'r2' });
});

test('a browser without locks renews once for all requests of a page, too', async () => {
  locks = false;
  assert.deepEqual(await Promise.all([renew('old'), renew('old'), renew('old')]), ['new', 'new', 'new']);
  assert.equal(asked.length, 1);
});

test('the token endpoint is asked in the words of the specification', async () => {
  await renew('old');
  const form = Object.fromEntries(asked[0] ?? []);
  assert.deepEqual(Object.keys(form), ['grant_type', 'client_id', 'client_secret', 'refresh_token', 'scope']);
  assert.equal(form.grant_type, 'refresh_token');
  assert.equal(form.refresh_token, 'r1');
  assert.equal(form.scope, 'openid profile');
});

test('a token that another tab has just renewed is taken without asking', async () => {
  store = { accessToken: 'from the other tab', refreshToken: 'r9' };
  assert.equal(await renew('old'), 'from the other tab');
  assert.equal(asked.length, 0);
});

test('invalid_grant clears both tokens and ends the session once', async () => {
  answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  assert.deepEqual(await Promise.all([renew('old'), renew('old')]), [null, null]);
  assert.equal(store, null);
  assert.equal(overs, 1);
});

test('tokens that were taken away end the session without asking', async () => {
  store = null;
  assert.equal(await renew('old'), null);
  assert.equal(asked.length, 0);
  assert.deepEqual([overs, takens], [0, 1]);
});

test('a sign-out while a renewal is on its way is not undone by its answer', async () => {
  answer = () => {
    store = null;
    return Response.json({ access_token: 'new', refresh_token: 'r2' });
  };
  assert.equal(await renew('old'), null);
  assert.equal(store, null);
  assert.deepEqual([overs, takens], [0, 1]);
});

test('an answer without an access token counts as a failure', async () => {
  answer = () => Response.json({ refresh_token: 'r2' });
  assert.equal(await renew('old'), null);
  assert.equal(store, null);
});

test('a dropped network is not a sign-out', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await assert.rejects(renew('old'), TypeError);
  assert.deepEqual(store, { accessToken: 'old', refreshToken: 'r1' });
  assert.equal(overs, 0);
});

test('a server that is ill is not a sign-out either', async () => {
  answer = () => new Response('Bad Gateway', { status: 502 });
  await assert.rejects(renew('old'), TypeError);
  assert.equal(overs, 0);
});
