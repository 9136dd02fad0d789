import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { before, describe, test } from 'node:test';
import { accessTokenCookie, type Call, call, created, json, multipart, nothing, ok } from '@escale/contract';
import { z } from 'zod';
import { notBuilt } from '../src/not-built.ts';
import type { House } from '../src/platform/house.ts';
import { publish } from '../src/platform/live.ts';
import type { OpenApi } from '../src/platform/openapi.ts';
import { refuse } from '../src/platform/refuse.ts';
import { prepared } from '../src/platform/reply.ts';
import { eve, lea, takenAtTheirWord } from '../testing/people.ts';
import { as, calls, startServer, type TestServer } from '../testing/server.ts';

// A tiny noun of this test's own: notes with a version.
const note = z.object({ id: z.uuid(), text: z.string(), version: z.int() });
const params = z.object({ id: z.uuid() });
const draft = z.object({ text: z.string().min(1), count: z.number().optional(), day: z.string().optional() });
const api = {
  create: call({
    method: 'POST',
    path: '/api/test/notes',
    summary: '',
    audience: 'account',
    body: json(draft),
    reply: created(note),
  }),
  pay: call({
    method: 'POST',
    path: '/api/test/pay',
    summary: '',
    audience: 'account',
    body: json(draft),
    reply: created(note),
    idempotencyKey: 'required',
  }),
  get: call({
    method: 'GET',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    reply: ok(note),
    cookie: true,
  }),
  list: call({
    method: 'GET',
    path: '/api/test/notes',
    summary: '',
    audience: 'account',
    reply: ok(z.object({ notes: z.array(note) })),
  }),
  change: call({
    method: 'PUT',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    body: json(draft),
    reply: ok(note),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    reply: nothing,
    cookie: true,
  }),
  upload: call({
    method: 'POST',
    path: '/api/test/files',
    summary: '',
    audience: 'account',
    body: multipart(z.object({ name: z.string().min(1) })),
    reply: created(z.object({ name: z.string(), mediaType: z.string(), sizeBytes: z.int() })),
  }),
  fail: call({ method: 'POST', path: '/api/test/fail', summary: '', audience: 'account', reply: nothing }),
  wrongPrepared: call({ method: 'GET', path: '/api/test/prepared', summary: '', audience: 'account', reply: ok(note) }),
} as const;

type Row = { id: string; text: string; version: number };

function bindNotes({ route, db }: House): void {
  const write = async (tx: { executeQuery: unknown }, text: string, values: unknown[]) => {
    const { CompiledQuery } = await import('kysely');
    const { rows } = await (tx as never as House['db']['query']).executeQuery(CompiledQuery.raw(text, values));
    return rows as Row[];
  };
  const one = (row: Row | undefined) => row ?? refuse('trip.not-found');
  const insert = async ({ tx, body }: { tx: never; body: z.output<typeof draft> }) =>
    one(
      (
        await write(tx, 'insert into notes (id, text, n, day) values ($1, $2, $3, $4) returning *', [
          randomUUID(),
          body.text,
          body.count ?? null,
          body.day ?? null,
        ])
      )[0],
    );
  route(api.create, ({ tx, body }) => insert({ tx: tx as never, body }));
  route(api.pay, ({ tx, body }) => insert({ tx: tx as never, body }));
  route(api.get, async (asked) => one((await db.rows<Row>('select * from notes where id = $1', [asked.params.id]))[0]));
  route(api.list, async () => ({ notes: await db.rows<Row>('select * from notes order by id') }));
  route(api.change, async ({ tx, params: { id }, body, mustMatch }) => {
    const before = one((await write(tx, 'select * from notes where id = $1 for update', [id]))[0]);
    mustMatch(before.version);
    return one(
      (
        await write(tx, 'update notes set text = $2, version = version + 1 where id = $1 returning *', [id, body.text])
      )[0],
    );
  });
  route(api.remove, async ({ tx, params: { id } }) => void (await write(tx, 'delete from notes where id = $1', [id])));
  route(api.upload, async ({ file, body }) => ({ ...body, ...file }));
  route(api.fail, async ({ tx }) => {
    await write(tx, 'insert into notes (id, text) values ($1, $2)', [randomUUID(), 'half-written']);
    throw new Error('the secret of the house');
  });
  route(api.wrongPrepared, () => prepared('{"id":"not a uuid"}'));
}

describe('the platform, by its front door', () => {
  let server: TestServer;
  let asLea: ReturnType<typeof as>;
  const notes = async (): Promise<Row[]> => (await asLea.send(api.list)).body.notes;
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${lea.token}`, ...init.headers } });

  before(async () => {
    server = await startServer({ authenticate: takenAtTheirWord, alsoBind: bindNotes, env: { ESCALE_LOG: 'silent' } });
    await server.app.house.db.rows(
      'create table notes (id uuid primary key, text text not null, version int not null default 1, n int, day date)',
    );
    asLea = as(server, lea.token);
  });

  test('every call of the contract is bound, or is on the list of those not built; never both', () => {
    const names = (list: readonly Call[]) => list.map((c) => `${c.method} ${c.path}`).sort();
    const mine = new Set<string>(names(Object.values(api)));
    assert.deepEqual(
      names(server.app.bound).filter((name) => !mine.has(name)),
      names(Object.values(calls)),
    );
    assert.equal(new Set(notBuilt).size, notBuilt.length);
  });

  test('what is not built says so, after asking who is there', async () => {
    const unbuilt = calls.listCustomers;
    assert.equal((await as(server, null).send(unbuilt)).status, 401);
    assert.equal((await as(server, lea.token).send(unbuilt)).body.code, 'session.not-an-agent');
    const mine = notBuilt.map((name): Call => calls[name]).find(({ audience }) => audience === 'account');
    if (!mine) return;
    const { status, body } = await as(server, lea.token).send(mine, { params: { id: lea.accountId } } as never);
    assert.deepEqual([status, body.code], [501, 'call.not-built']);
  });

  test('a stranger is asked to sign in, in their language', async () => {
    const { status, body, headers } = await as(server, null, 'fr-CA,fr;q=0.9,en;q=0.5').send(calls.listTrips);
    assert.equal(status, 401);
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
    assert.equal(headers.get('content-language'), 'fr');
    assert.equal(body.code, 'session.missing');
    assert.equal(body.title, 'Veuillez vous connecter.');
  });

  test('bad input names each field, in the caller’s language, and is not repeated', async () => {
    const { status, body } = await as(server, lea.token, 'fr').send(api.create, {
      body: { text: '', count: 'x' } as never,
    });
    assert.equal(status, 422);
    assert.deepEqual(body.errors, [
      { path: 'text', code: 'required', message: 'Obligatoire' },
      { path: 'count', code: 'invalid', message: 'Valeur incorrecte' },
    ]);
    const missing = await asLea.send(api.create, { body: {} as never });
    assert.deepEqual(missing.body.errors[0], { path: 'text', code: 'required', message: 'Required' });
  });

  test('what the schemas let through and PostgreSQL cannot keep is the caller’s mistake, not ours', async () => {
    for (const body of [
      { text: 'a\0b' },
      { text: 'x', count: 2 ** 31 },
      { text: 'x', count: 1.5 },
      { text: 'x', day: '9000000-01-01' },
      { text: 'x', day: 'yesterday-ish' },
    ]) {
      const { status, body: problem } = await asLea.send(api.create, { body });
      assert.deepEqual([status, problem.code], [422, 'request.invalid'], JSON.stringify(body));
    }
  });

  test('bodies of the wrong kind are refused before anything looks into them', async () => {
    const send = (body: string, type: string) =>
      raw('/api/test/notes', { method: 'POST', body, headers: { 'content-type': type } });
    assert.equal((await send('{"text":"x"}', 'text/plain')).status, 415);
    assert.equal((await send('text=x', 'application/x-www-form-urlencoded')).status, 415);
    assert.equal((await send('{"text":', 'application/json')).status, 400);
    assert.equal((await send('{"text":"x","__proto__":{"admin":true}}', 'application/json')).status, 400);
    assert.equal((await send(JSON.stringify({ text: 'x'.repeat(5_000_000) }), 'application/json')).status, 413);
  });

  test('fields that nobody asked for stay out, and fields that the contract does not name stay in the house', async () => {
    const { body } = await asLea.send(api.create, { body: { text: 'mine', version: 77, id: randomUUID() } as never });
    assert.equal(body.version, 1);
    assert.deepEqual(Object.keys(body), ['id', 'text', 'version'], 'the row also has n and day');
  });

  test('a reply that was prepared is held against the contract in tests', async () => {
    assert.equal((await asLea.send(api.wrongPrepared)).status, 500);
  });

  test('a read that has not changed is not sent again', async () => {
    const made = (await asLea.send(api.create, { body: { text: 'tagged' } })).body;
    const first = await asLea.send(api.get, { params: { id: made.id } });
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"1\./);
    const again = await raw(`/api/test/notes/${made.id}`, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
  });

  test('a write to what somebody else has changed is refused, with nothing changed', async () => {
    const { id } = (await asLea.send(api.create, { body: { text: 'first' } })).body;
    const etag = (await asLea.send(api.get, { params: { id } })).headers.get('etag') ?? '';
    const change = (text: string, ifMatch?: string) =>
      asLea.send(api.change, { params: { id }, body: { text }, ifMatch });
    assert.equal((await change('second', etag)).status, 200);
    const late = await change('lost?', etag);
    assert.deepEqual([late.status, late.body.code], [412, 'record.changed']);
    assert.equal((await asLea.send(api.get, { params: { id } })).body.text, 'second');
    assert.equal((await change('third', '"2"')).status, 200, 'the version alone is enough');
    assert.equal((await change('fourth')).status, 200, 'and the header is optional');
  });

  test('the same key and body happen once, however often and however close together they are sent', async () => {
    const idempotencyKey = randomUUID();
    const send = () => asLea.send(api.create, { body: { text: `once ${idempotencyKey}` }, idempotencyKey });
    const replies = await Promise.all([send(), send(), send(), send()]);
    replies.push(await send());
    assert.deepEqual(new Set(replies.map((r) => r.status)), new Set([201]));
    assert.equal(new Set(replies.map((r) => r.body.id)).size, 1);
    assert.equal((await notes()).filter((n) => n.text === `once ${idempotencyKey}`).length, 1);
  });

  test('the same key with another body, or on another call, is refused; another person’s key is their own', async () => {
    const idempotencyKey = randomUUID();
    assert.equal((await asLea.send(api.create, { body: { text: 'a' }, idempotencyKey })).status, 201);
    const other = await asLea.send(api.create, { body: { text: 'b' }, idempotencyKey });
    assert.deepEqual([other.status, other.body.code], [422, 'idempotency.key-reused']);
    assert.equal((await asLea.send(api.pay, { body: { text: 'a' }, idempotencyKey })).status, 422);
    assert.equal((await as(server, eve.token).send(api.create, { body: { text: 'b' }, idempotencyKey })).status, 201);
  });

  test('a refused call does not use up its key', async () => {
    const idempotencyKey = randomUUID();
    assert.equal((await asLea.send(api.create, { body: { text: 'x\0' }, idempotencyKey })).status, 422);
    assert.equal((await asLea.send(api.create, { body: { text: 'x' }, idempotencyKey })).status, 201);
  });

  test('a call that must happen once is refused without a key', async () => {
    assert.equal((await asLea.send(api.pay, { body: { text: 'x' } })).body.code, 'idempotency.key-missing');
  });

  test('something unexpected writes nothing and tells nothing', async () => {
    const { status, body } = await asLea.send(api.fail);
    assert.deepEqual([status, body.code], [500, 'server.failed']);
    assert.equal(JSON.stringify(body).includes('secret'), false);
    assert.equal(
      (await notes()).some((n) => n.text === 'half-written'),
      false,
    );
  });

  test('a write that another site’s page sends is refused, also with a good token', async () => {
    const send = (headers: Record<string, string>) =>
      raw('/api/test/notes', {
        method: 'POST',
        body: '{"text":"forged"}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of elsewhere) {
      assert.equal((await send(headers)).status, 403, JSON.stringify(headers));
    }
    assert.equal(
      (await notes()).some((n) => n.text === 'forged'),
      false,
    );
    assert.equal((await send({ 'sec-fetch-site': 'same-origin', origin: server.url })).status, 201);
  });

  test('the cookie opens the reads that are marked for it and nothing else', async () => {
    const { id } = (await asLea.send(api.create, { body: { text: 'seen by cookie' } })).body;
    const withCookie = (method: string, path: string, body?: string) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: {
          cookie: `other=1; ${accessTokenCookie.name}=${lea.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      });
    assert.equal((await withCookie('GET', `/api/test/notes/${id}`)).status, 200);
    assert.equal((await withCookie('GET', '/api/test/notes')).status, 401);
    assert.equal((await withCookie('PUT', `/api/test/notes/${id}`, '{"text":"x"}')).status, 401);
    assert.equal(
      (await withCookie('DELETE', `/api/test/notes/${id}`)).status,
      401,
      'not even a write that is marked by mistake',
    );
  });

  test('a file arrives as a stream, is known by its bytes, and takes its own name when none is given', async () => {
    const file = new File([Buffer.from('%PDF-1.7 hello')], 'ticket.exe', { type: 'application/x-msdownload' });
    const { status, body } = await asLea.send(api.upload, { file, body: {} as never });
    assert.equal(status, 201);
    assert.deepEqual(body, { name: 'ticket.exe', mediaType: 'application/pdf', sizeBytes: 14 });
  });

  test('a file that is too large, missing, or twice there is refused', async () => {
    const large = new File([Buffer.alloc(26 * 1024 * 1024)], 'large.bin');
    assert.equal((await asLea.send(api.upload, { file: large, body: { name: 'x' } })).status, 413);
    const form = new FormData();
    form.append('name', 'no file');
    const without = await raw('/api/test/files', { method: 'POST', body: form });
    assert.equal(without.status, 422);
    form.append('file', new File(['a'], 'a'));
    form.append('file', new File(['b'], 'b'));
    assert.equal((await raw('/api/test/files', { method: 'POST', body: form })).status, 422);
    assert.equal(
      (await raw('/api/test/files', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
      415,
    );
  });

  test('everything that leaves carries the headers that keep a browser safe', async () => {
    for (const path of [
      '/',
      '/api/my/trips',
      '/api/openapi.json',
      '/nowhere/at/all',
      '/auth/.well-known/openid-configuration',
    ]) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      assert.ok(policy, path);
      assert.equal(/script-src[^;]*'unsafe/.test(policy), false, path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    }
  });

  test('the description tells every call, uploads too, and its page runs nothing', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    assert.equal(document.openapi, '3.1.0');
    for (const [name, c] of Object.entries(calls) as [string, Call][]) {
      const operation = document.paths[c.path]?.[c.method.toLowerCase()];
      assert.equal(operation?.operationId, name);
      assert.equal(
        'multipart/form-data' in (operation?.requestBody?.content ?? {}),
        c.body !== undefined && c.body.kind !== 'json',
        name,
      );
    }
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g))
      assert.ok(document.components.schemas[name ?? ''], name);
    assert.equal(text.includes('#/$defs/'), false);
    const page = await (await fetch(`${server.url}/api/docs`)).text();
    assert.match(page, /\/api\/my\/trips\/\{id\}/);
    assert.equal(/<script/i.test(page), false);
  });

  test('without its database the house says when to come again, and is back by itself', async () => {
    const { db } = server.app.house;
    const name = new URL(server.config.databaseUrl ?? '').pathname.slice(1);
    const { adminQuery } = await import('../testing/database.ts');
    await adminQuery(`alter database ${name} allow_connections false`);
    await adminQuery(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const down = await asLea.send(api.list);
    assert.deepEqual([down.status, down.body.code], [503, 'server.unavailable']);
    assert.ok(Number(down.headers.get('retry-after')) > 0);
    await adminQuery(`alter database ${name} allow_connections true`);
    assert.equal((await asLea.send(api.list)).status, 200);
    assert.equal((await db.rows('select 1')).length, 1);
  });
});

describe('live pushes', () => {
  test('reach the pages of the account they are for, with the commit and not before; closing ends them', async () => {
    const server = await startServer({ authenticate: takenAtTheirWord });
    const { db, live } = server.app.house;
    const hers = live.subscribe(lea.accountId);
    const theirs = live.subscribe(eve.accountId);
    await assert.rejects(
      db.transact(async (tx) => {
        await publish(tx, lea.accountId, { what: 'trips' });
        throw new Error('rolled back');
      }),
    );
    const messageId = randomUUID();
    await db.transact((tx) => publish(tx, lea.accountId, { what: 'message', messageId }));
    assert.deepEqual((await hers.next()).value, { what: 'message', messageId });
    const open = request(`${server.url}/api/my/live`, { headers: { authorization: `Bearer ${lea.token}` } }).end();
    const [response] = await once(open, 'response');
    assert.equal(response.headers['content-type'], 'text/event-stream');
    response.resume();
    const ended = once(response, 'close');
    await server.close();
    await ended;
    assert.equal((await theirs.next()).done, true);
  });
});
