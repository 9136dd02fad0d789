import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { calls } from '@escale/contract';
import { createClient } from './client.ts';
import { isRefusal, Refusal } from './problem.ts';
import { shouldRetry } from './query-rules.ts';
import type { WireCall } from './wire-call.ts';

type Seen = { address: string; method: string; headers: Headers; body: unknown };

const realFetch = globalThis.fetch;
let seen: Seen[];
let answers: (() => Response)[];
let renewed: (string | null)[];

const client = createClient({
  baseAddress: () => 'https://api.example',
  language: () => 'fr',
  accessToken: () => held,
  renew: async (refused) => {
    renewed.push(refused);
    return renewedToken;
  },
  prove: async () => {
    asked++;
    return proves;
  },
});
let held: string;
let renewedToken: string | null;
let asked: number;
let proves: boolean;

beforeEach(() => {
  seen = [];
  renewed = [];
  asked = 0;
  proves = true;
  held = 'held';
  renewedToken = 'fresh';
  answers = [() => Response.json({ ok: true })];
  globalThis.fetch = async (address, init) => {
    seen.push({
      address: String(address),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: init?.body,
    });
    return (answers.shift() ?? (() => Response.json({})))();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const id = '019abc00-0000-7000-8000-000000000001';
const wire = <N extends keyof typeof calls>(name: N): WireCall<(typeof calls)[N]> => ({
  method: calls[name].method,
  path: calls[name].path,
  reply: calls[name].reply.kind,
});

test('every request says who asks and in which language', async () => {
  await client.send(wire('getTrip'), { params: { id } });
  assert.equal(seen[0]?.address, `https://api.example/api/my/trips/${id}`);
  assert.equal(seen[0]?.headers.get('authorization'), 'Bearer held');
  assert.equal(seen[0]?.headers.get('accept-language'), 'fr');
});

test('what is not given is left out of the query', async () => {
  await client.send(wire('listTrips'), { query: { when: 'past', query: undefined } });
  assert.equal(seen[0]?.address, 'https://api.example/api/my/trips?when=past');
});

test('a 401 renews the token and repeats the request once, with the same idempotency key', async () => {
  answers = [() => new Response(null, { status: 401 }), () => Response.json({ id })];
  await client.send(wire('createTrip'), { body: { name: 'Lisbon' } });
  assert.deepEqual(renewed, ['held']);
  assert.equal(seen[1]?.headers.get('authorization'), 'Bearer fresh');
  assert.equal(seen[1]?.headers.get('idempotency-key'), seen[0]?.headers.get('idempotency-key'));
  assert.ok(seen[0]?.headers.get('idempotency-key'));
});

test('a second 401 is the answer', async () => {
  answers = [() => new Response(null, { status: 401 }), () => new Response(null, { status: 401 })];
  await assert.rejects(
    client.send(wire('getAccount'), {}),
    (error) => error instanceof Refusal && error.status === 401,
  );
  assert.equal(seen.length, 2);
});

test("the server's own problem is rethrown", async () => {
  const problem = { type: 'about:blank', code: 'trip.not-found', title: 'Voyage introuvable', status: 404 };
  answers = [() => Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } })];
  await assert.rejects(client.send(wire('getTrip'), { params: { id } }), (error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual(error.problem, problem);
    assert.equal(error.message, 'Voyage introuvable');
    return true;
  });
});

test('a write that names the version it saw says so', async () => {
  await client.send(wire('deleteTrip'), { params: { id }, ifMatch: '"7"' });
  assert.equal(seen[0]?.headers.get('if-match'), '"7"');
});

test('a file goes as multipart, after its text', async () => {
  await client.send(wire('addTripAttachment'), { params: { id }, body: { name: 'Ticket' }, file: new Blob(['x']) });
  const form = seen[0]?.body;
  assert.ok(form instanceof FormData);
  assert.deepEqual([...form.keys()], ['name', 'file']);
});

test('a part of a form that is not given is left out', async () => {
  await client.send(wire('addTripAttachment'), { params: { id }, body: { name: undefined }, file: new Blob(['x']) });
  const form = seen[0]?.body;
  assert.ok(form instanceof FormData);
  assert.deepEqual([...form.keys()], ['file']);
});

test('what stands in an address cannot lead elsewhere', async () => {
  await client.send(wire('getTrip'), { params: { id: '../account?x' } });
  assert.equal(seen[0]?.address, 'https://api.example/api/my/trips/..%2Faccount%3Fx');
});

test('a proxy that says JSON and sends none is a refusal without words', async () => {
  answers = [() => new Response('<html>', { status: 502, headers: { 'content-type': 'application/json' } })];
  await assert.rejects(
    client.send(wire('getAccount'), {}),
    (error) => error instanceof Refusal && error.status === 502 && error.problem === null,
  );
});

test('a large file is asked about before it is sent, and what has no room is not sent at all', async () => {
  const problem = { type: 'about:blank', code: 'storage.full', title: 'Plein', status: 409 };
  answers = [() => Response.json(problem, { status: 409 })];
  const file = new Blob(['x'.repeat(400_000)]);
  const sent = client.send(wire('addTripAttachment'), { params: { id }, body: {}, file });
  await assert.rejects(sent, (error) => isRefusal(error, 'storage.full'));
  assert.deepEqual(
    seen.map(({ method, address }) => `${method} ${address}`),
    ['GET https://api.example/api/my/storage?bytes=400000'],
  );
  answers = [() => Response.json({}), () => Response.json({ ok: true })];
  await client.send(wire('addTripAttachment'), { params: { id }, body: {}, file });
  assert.deepEqual(
    seen.slice(1).map(({ method }) => method),
    ['GET', 'POST'],
  );
});

test('what is brought to somebody else is sent without asking whether the sender has room', async () => {
  const file = new Blob(['x'.repeat(400_000)]);
  await client.send(wire('importTripForCustomer'), { body: { name: 'a.pdf', userId: id }, file });
  assert.deepEqual(
    seen.map(({ method }) => method),
    ['POST'],
  );
});

test('only a busy server and a dropped network are asked again, three times at most', () => {
  for (const status of [408, 502, 503, 504]) assert.equal(shouldRetry(0, new Refusal(status, null)), true);
  for (const status of [400, 401, 404, 429, 500]) assert.equal(shouldRetry(0, new Refusal(status, null)), false);
  assert.equal(shouldRetry(2, new TypeError('Failed to fetch')), true);
  assert.equal(shouldRetry(3, new TypeError('Failed to fetch')), false);
});

const stepUp = () => Response.json({ code: 'session.step-up-needed', title: 'Confirm', status: 403 }, { status: 403 });

test('what asks for a fresh proof of identity is repeated once the person has confirmed, and does its thing once', async () => {
  answers = [stepUp, () => Response.json({ id })];
  await client.send(wire('createTrip'), { body: { name: 'Bergen' } });
  assert.equal(asked, 1);
  assert.equal(seen.length, 2);
  assert.equal(seen[0]?.headers.get('idempotency-key'), seen[1]?.headers.get('idempotency-key'));
});

test('the proof may bring another token, and what is refused all the same is refused', async () => {
  answers = [
    () => {
      held = 'renewed meanwhile';
      return stepUp();
    },
    () => Response.json({ code: 'trip.not-editable', title: 'No', status: 403 }, { status: 403 }),
  ];
  await assert.rejects(client.send(wire('getTrip'), { params: { id } }), (error) =>
    isRefusal(error, 'trip.not-editable'),
  );
  assert.equal(seen[1]?.headers.get('authorization'), 'Bearer renewed meanwhile');
});

test('who does not confirm is refused, and nothing is repeated', async () => {
  answers = [stepUp];
  proves = false;
  await assert.rejects(client.send(wire('getTrip'), { params: { id } }), (error) =>
    isRefusal(error, 'session.step-up-needed'),
  );
  assert.equal(seen.length, 1);
});

test('another 403 asks nobody anything', async () => {
  answers = [() => Response.json({ code: 'trip.not-editable', title: 'No', status: 403 }, { status: 403 })];
  await assert.rejects(client.send(wire('getTrip'), { params: { id } }));
  assert.equal(asked, 0);
});
