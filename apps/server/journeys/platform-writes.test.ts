import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { type NotesHouse, notesApi, openNotes } from '../testing/notes.ts';
import { eve } from '../testing/people.ts';
import { as } from '../testing/server.ts';

// What a write may rely on: versions, keys, all or nothing.
let server: NotesHouse['server'];
let asLea: NotesHouse['asLea'];
let raw: NotesHouse['raw'];
let notes: NotesHouse['notes'];

before(async () => {
  ({ server, asLea, raw, notes } = await openNotes());
});

test('a read that has not changed is not sent again', async () => {
  const made = (await asLea.send(notesApi.create, { body: { text: 'tagged' } })).body;
  const first = await asLea.send(notesApi.get, { params: { id: made.id } });
  const etag = first.headers.get('etag') ?? '';
  assert.match(etag, /^"1\./);
  const again = await raw(`/api/test/notes/${made.id}`, { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
});

test('a write to what somebody else has changed is refused, with nothing changed', async () => {
  const { id } = (await asLea.send(notesApi.create, { body: { text: 'first' } })).body;
  const etag = (await asLea.send(notesApi.get, { params: { id } })).headers.get('etag') ?? '';
  const change = (text: string, ifMatch?: string) =>
    asLea.send(notesApi.change, { params: { id }, body: { text }, ifMatch });
  assert.equal((await change('second', etag)).status, 200);
  const late = await change('lost?', etag);
  assert.deepEqual([late.status, late.body.code], [412, 'record.changed']);
  assert.equal((await asLea.send(notesApi.get, { params: { id } })).body.text, 'second');
  assert.equal((await change('third', '"2"')).status, 200, 'the version alone is enough');
  assert.equal((await change('fourth')).status, 200, 'and the header is optional');
});

test('the same key and body happen once, however often and however close together they are sent', async () => {
  const idempotencyKey = randomUUID();
  const send = () => asLea.send(notesApi.create, { body: { text: `once ${idempotencyKey}` }, idempotencyKey });
  const replies = await Promise.all([send(), send(), send(), send()]);
  replies.push(await send());
  assert.deepEqual(new Set(replies.map((r) => r.status)), new Set([201]));
  assert.equal(new Set(replies.map((r) => r.body.id)).size, 1);
  assert.equal((await notes()).filter((n) => n.text === `once ${idempotencyKey}`).length, 1);
});

test('the same key with another body, or on another call, is refused; another person’s key is their own', async () => {
  const idempotencyKey = randomUUID();
  assert.equal((await asLea.send(notesApi.create, { body: { text: 'a' }, idempotencyKey })).status, 201);
  const other = await asLea.send(notesApi.create, { body: { text: 'b' }, idempotencyKey });
  assert.deepEqual([other.status, other.body.code], [422, 'idempotency.key-reused']);
  assert.equal((await asLea.send(notesApi.pay, { body: { text: 'a' }, idempotencyKey })).status, 422);
  assert.equal(
    (await as(server, eve.token).send(notesApi.create, { body: { text: 'b' }, idempotencyKey })).status,
    201,
  );
});

test('a refused call does not use up its key', async () => {
  const idempotencyKey = randomUUID();
  assert.equal((await asLea.send(notesApi.create, { body: { text: 'x\0' }, idempotencyKey })).status, 422);
  assert.equal((await asLea.send(notesApi.create, { body: { text: 'x' }, idempotencyKey })).status, 201);
});

test('a call that must happen once is refused without a key', async () => {
  assert.equal((await asLea.send(notesApi.pay, { body: { text: 'x' } })).body.code, 'idempotency.key-missing');
});

test('something unexpected writes nothing and tells nothing', async () => {
  const { status, body } = await asLea.send(notesApi.fail);
  assert.deepEqual([status, body.code], [500, 'server.failed']);
  assert.equal(JSON.stringify(body).includes('secret'), false);
  assert.equal(
    (await notes()).some((n) => n.text === 'half-written'),
    false,
  );
});
