import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, test } from 'node:test';
import { accessTokenCookie, problem } from '@escale/contract';
import { type NotesHouse, notesApi, openNotes } from '../testing/notes.ts';
import { lea } from '../testing/people.ts';

// Who is let in by which door: other sites, the cookie, files; and what goes with everything that leaves.
let server: NotesHouse['server'];
let asLea: NotesHouse['asLea'];
let raw: NotesHouse['raw'];
let notes: NotesHouse['notes'];

before(async () => {
  ({ server, asLea, raw, notes } = await openNotes());
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

test('an address that is spelled in other letters is no way around', async () => {
  // The router reads %61 as an a, and a browser sends it as it stands.
  const forged = await raw('/%61pi/test/notes', {
    method: 'POST',
    body: '{"text":"forged in other letters"}',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  assert.equal(forged.status, 403);
  assert.equal(
    (await notes()).some((n) => n.text === 'forged in other letters'),
    false,
  );
  for (const path of ['/%61uth/auth', '/%61pi/test/notes', '/%2561pi/test/notes']) {
    const { headers } = await raw(path);
    assert.ok(headers.get('content-security-policy'), path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
  }
});

test('an address that is none is refused in the words of the contract, and not repeated', async () => {
  for (const path of ['/%', '/api/%c3%28/<b>', '/api/test/notes/'.concat('x'.repeat(300))]) {
    const reply = await raw(path);
    assert.equal(reply.status, 400, path);
    assert.equal(reply.headers.get('x-content-type-options'), 'nosniff', path);
    const text = await reply.text();
    assert.equal(problem.parse(JSON.parse(text)).code, 'request.malformed');
    assert.doesNotMatch(text, /c3|xxx|<b>/);
  }
});

test('the cookie opens the reads that are marked for it and nothing else', async () => {
  const { id } = (await asLea.send(notesApi.create, { body: { text: 'seen by cookie' } })).body;
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

test('what is long is packed for who shows a token, and never for a cookie, which another site’s page sends along', async () => {
  const { id } = (await asLea.send(notesApi.create, { body: { text: 'long '.repeat(1_000) } })).body;
  const codingFor = async (headers: Record<string, string>) => {
    const reply = await raw(`/api/test/notes/${id}`, { headers: { ...headers, 'accept-encoding': 'gzip' } });
    assert.equal(reply.status, 200);
    return reply.headers.get('content-encoding');
  };
  assert.equal(await codingFor({ authorization: `Bearer ${lea.token}` }), 'gzip');
  const stranger = await fetch(`${server.url}/api/test/notes/${id}`, {
    headers: { cookie: `${accessTokenCookie.name}=${lea.token}`, 'accept-encoding': 'gzip' },
  });
  assert.deepEqual([stranger.status, stranger.headers.get('content-encoding')], [200, null]);
});

test('what is no HTTP is refused in the words of the contract, and the connection ends', async () => {
  const { hostname, port } = new URL(server.url);
  const said = async (request: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(request);
    const reply = (await socket.setEncoding('utf8').toArray()).join('');
    const [head = '', body = ''] = reply.split('\r\n\r\n');
    assert.match(head, /content-type: application\/problem\+json/i);
    return [head.split(' ')[1], problem.parse(JSON.parse(body)).code];
  };
  assert.deepEqual(await said('GET / HTTP/1.1\r\nno colon\r\n\r\n'), ['400', 'request.malformed']);
  const long = `GET / HTTP/1.1\r\nhost: escale\r\ncookie: ${'x'.repeat(100_000)}\r\n\r\n`;
  assert.deepEqual(await said(long), ['413', 'request.too-large']);
});

test('a file arrives as a stream, is known by its bytes, and takes its own name when none is given', async () => {
  const file = new File([Buffer.from('%PDF-1.7 hello')], 'ticket.exe', { type: 'application/x-msdownload' });
  const { status, body } = await asLea.send(notesApi.upload, { file, body: {} as never });
  assert.equal(status, 201);
  assert.deepEqual(body, { name: 'ticket.exe', mediaType: 'application/pdf', sizeBytes: 14 });
});

test('a file that is too large, missing, or twice there is refused', async () => {
  const large = new File([Buffer.alloc(26 * 1024 * 1024)], 'large.bin');
  assert.equal((await asLea.send(notesApi.upload, { file: large, body: { name: 'x' } })).status, 413);
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
