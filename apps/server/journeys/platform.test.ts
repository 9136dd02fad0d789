import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { before, test } from 'node:test';
import { type Call, maxJsonBytes } from '@escale/contract';
import type { ZodType } from 'zod';
import { notBuilt } from '../src/not-built.ts';
import type { House } from '../src/platform/house.ts';
import { defineJob, enqueue } from '../src/platform/jobs.ts';
import { publish } from '../src/platform/live.ts';
import type { Content, OpenApi } from '../src/platform/openapi.ts';
import { type NotesHouse, notesApi, openNotes } from '../testing/notes.ts';
import { eve, lea, takenAtTheirWord } from '../testing/people.ts';
import { as, calls, startServer } from '../testing/server.ts';

// The platform, by its front door: calls, what goes in and what comes out.
let server: NotesHouse['server'];
let asLea: NotesHouse['asLea'];
let raw: NotesHouse['raw'];

before(async () => {
  ({ server, asLea, raw } = await openNotes());
});

test('every call of the contract is bound, or is on the list of those not built; never both', () => {
  const names = (list: readonly Call[]) => list.map((c) => `${c.method} ${c.path}`).sort();
  const mine = new Set<string>(names(Object.values(notesApi)));
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
  const { status, body } = await as(server, lea.token, 'fr').send(notesApi.create, {
    body: { text: '', count: 'x' } as never,
  });
  assert.equal(status, 422);
  assert.deepEqual(body.errors, [
    { path: 'text', code: 'required', message: 'Obligatoire' },
    { path: 'count', code: 'invalid', message: 'Valeur incorrecte' },
  ]);
  const missing = await asLea.send(notesApi.create, { body: {} as never });
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
    const { status, body: problem } = await asLea.send(notesApi.create, { body });
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

test('nothing that a stranger sends is parsed, and a body is no larger than its call needs', async () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${server.url}/api/test/notes`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  assert.equal((await send('{"text":', {})).status, 401);
  assert.equal((await send('['.repeat(400_000), { authorization: 'Bearer none' })).status, 401);
  const known = { authorization: `Bearer ${lea.token}` };
  assert.equal((await send(JSON.stringify({ text: 'x'.repeat(maxJsonBytes) }), known)).status, 413);
  assert.equal((await send('['.repeat(60), known)).status, 400);
  assert.equal((await send(`{"text":"so","more":[${'{},'.repeat(20_001)}{}]}`, known)).status, 400);
});

test('fields that nobody asked for stay out, and fields that the contract does not name stay in the house', async () => {
  const { body } = await asLea.send(notesApi.create, {
    body: { text: 'mine', version: 77, id: randomUUID() } as never,
  });
  assert.equal(body.version, 1);
  assert.deepEqual(Object.keys(body), ['id', 'text', 'version'], 'the row also has n and day');
});

test('a reply that was prepared is held against the contract in tests', async () => {
  assert.equal((await asLea.send(notesApi.wrongPrepared)).status, 500);
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
  for (const [name, c] of Object.entries(calls) as [string, Call][]) {
    const { requestBody, responses } = document.paths[c.path]?.[c.method.toLowerCase()] ?? {};
    const example = requestBody?.content['application/json']?.example;
    if (c.body && c.body.kind !== 'multipart') assert.equal(fault(c.body.schema, example), null, `${name}, sent`);
    const answer = (responses?.[c.reply.status] as { content?: Record<string, Content> })?.content?.[
      'application/json'
    ];
    if (c.reply.kind === 'json') assert.equal(fault(c.reply.schema, answer?.example), null, `${name}, answered`);
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
  await adminQuery(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
  const down = await asLea.send(notesApi.list);
  assert.deepEqual([down.status, down.body.code], [503, 'server.unavailable']);
  assert.ok(Number(down.headers.get('retry-after')) > 0);
  await adminQuery(`alter database ${name} allow_connections true`);
  assert.equal((await asLea.send(notesApi.list)).status, 200);
  assert.equal((await db.rows('select 1')).length, 1);
});

test('a job that ends while the database is away is not lost, and the house stands', async () => {
  const job = defineJob<{ name: string }>('test-job');
  const { adminQuery } = await import('../testing/database.ts');
  const done: string[] = [];
  const { promise: isBack, resolve: back } = Promise.withResolvers<unknown>();
  const server = await startServer({
    env: { ESCALE_LOG: 'silent' },
    alsoBind: ({ jobs, config }) =>
      jobs.work(job, async ({ name }) => {
        done.push(name);
        if (name !== 'in the dark') return;
        const database = new URL(config.databaseUrl ?? '').pathname.slice(1);
        await adminQuery(`alter database ${database} allow_connections false`);
        await adminQuery(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}'`);
        setTimeout(() => back(adminQuery(`alter database ${database} allow_connections true`)), 300);
      }),
  });
  const { db } = server.app.house;
  await db.transact((tx) => enqueue(tx, job, { name: 'in the dark' }));
  await isBack;
  await server.settled();
  await db.transact((tx) => enqueue(tx, job, { name: 'afterwards' }));
  await server.settled();
  assert.deepEqual([...new Set(done)], ['in the dark', 'afterwards']);
});

test('a job that failed in its last attempt is given up, and whoever gives up hears why', async () => {
  const job = defineJob<{ name: string }>('hopeless-job', { maxAttempts: 1 });
  const { promise: isGivenUp, resolve: givenUp } = Promise.withResolvers<string>();
  const server = await startServer({
    env: { ESCALE_LOG: 'silent' },
    alsoBind: ({ jobs }) =>
      jobs.work(
        job,
        async () => Promise.reject(new Error('no way')),
        async ({ name }, why) => givenUp(`${name}: ${(why as Error).message}`),
      ),
  });
  await server.app.house.db.transact((tx) => enqueue(tx, job, { name: 'first' }));
  assert.equal(await isGivenUp, 'first: no way');
});

test('a job that killed its process in its last attempt is given up as one that failed', async () => {
  const job = defineJob<{ name: string }>('deadly-job', { maxAttempts: 2 });
  const { promise: isGivenUp, resolve: givenUp } = Promise.withResolvers<string>();
  const alsoBind = ({ jobs }: House) =>
    jobs.work(
      job,
      async () => undefined,
      async ({ name }) => givenUp(name),
    );
  const server = await startServer({ alsoBind });
  const { db } = server.app.house;
  // Of this one its process died in the first attempt: that one is done again.
  for (const [name, attempts] of [
    ['first', 1],
    ['last', 2],
  ] as const) {
    await db.transact((tx) => enqueue(tx, job, { name }, { key: name, runAt: new Date('2099-01-01') }));
    await db.rows(
      `update graphile_worker._private_jobs set attempts = $1, locked_by = 'escale-gone', locked_at = now() where key = $2`,
      [attempts, name],
    );
  }
  await startServer({
    alsoBind,
    env: { DATABASE_URL: server.config.databaseUrl ?? '', ESCALE_DATA: server.config.dataFolder },
  });
  assert.equal(await isGivenUp, 'last');
});

test('live pushes reach the pages of the account they are for, with the commit and not before; closing ends them', async () => {
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

/** Why the schema that checks the call refuses it. */
function fault(schema: ZodType, example: unknown): string | null {
  const { error } = schema.safeParse(example);
  return error ? JSON.stringify(error.issues) : null;
}
