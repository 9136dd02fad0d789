import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { apnsOut } from './apns.ts';
import { fcmOut } from './fcm.ts';

// Servers of Google's and Apple's documented contracts, as far as we use them: neither can be reached with a real key here.

const folder = mkdtempSync(join(tmpdir(), 'escale-push-'));
const closing: (() => void)[] = [];
after(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true });
});

const note = { id: '01900000-0000-7000-8000-000000000001', topic: 'changes', language: 'fr' } as const;
const normal = { urgent: false, usefulS: 600 };

async function listen(server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function readToken(token: string) {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return {
    head: json(head),
    claims: json(claims),
    signed: `${head}.${claims}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

test('Firebase gets the ids alone, with a token that it gave for our signature', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let tokens = 0;
  const sent: { url?: string; authorization?: string; body: { message: Record<string, unknown> } }[] = [];
  const base = await listen(
    createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        if (request.url === '/token') {
          const form = new URLSearchParams(text);
          assert.equal(form.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer');
          const { head, claims, signed, signature } = readToken(form.get('assertion') ?? '');
          assert.equal(head.alg, 'RS256');
          assert.equal(claims.iss, 'escale@project.example');
          assert.equal(claims.exp - claims.iat, 3600);
          assert.ok(verify('RSA-SHA256', Buffer.from(signed), publicKey, signature));
          tokens++;
          return response.end(JSON.stringify({ access_token: 'given', expires_in: 3600, token_type: 'Bearer' }));
        }
        const body = JSON.parse(text);
        sent.push({ url: request.url, authorization: request.headers.authorization, body });
        response.statusCode = body.message.token === 'removed' ? 404 : body.message.token === 'down' ? 503 : 200;
        response.end('{}');
      });
    }),
  );
  const accountFile = join(folder, 'firebase.json');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const account = { project_id: 'trips', client_email: 'escale@project.example', private_key: pem };
  writeFileSync(accountFile, JSON.stringify({ ...account, token_uri: `${base}/token` }));
  const fcm = fcmOut({ accountFile, baseUrl: base });

  assert.equal(await fcm.send({ kind: 'fcm', token: 'phone' }, note, normal), 'sent');
  assert.equal(await fcm.send({ kind: 'fcm', token: 'removed' }, note, normal), 'gone');
  await assert.rejects(fcm.send({ kind: 'fcm', token: 'down' }, note, normal), /503/);
  assert.equal(tokens, 1);
  assert.equal(sent[0]?.url, '/v1/projects/trips/messages:send');
  assert.equal(sent[0]?.authorization, 'Bearer given');
  assert.deepEqual(sent[0]?.body.message, {
    token: 'phone',
    data: note,
    android: { priority: 'NORMAL', ttl: '600s', notification: { title_loc_key: 'push_changes', tag: note.id } },
  });
});

test('Apple gets a signed token that is renewed before it is an hour old, and a push without a name in it', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyFile = join(folder, 'apns.p8');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const sent: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  const server = createHttp2Server();
  server.on('stream', (stream, headers) => {
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    stream.on('end', () => {
      sent.push({ headers, body: JSON.parse(text) });
      const gone = headers[':path']?.endsWith('/removed');
      stream.respond({ ':status': gone ? 410 : 200 });
      stream.end(gone ? JSON.stringify({ reason: 'Unregistered' }) : '');
    });
  });
  const baseUrl = await listen(server as unknown as Server);
  let nowMs = 1_800_000_000_000;
  const apns = apnsOut({
    keyFile,
    keyId: 'KEY',
    teamId: 'TEAM',
    topic: 'com.example.escale',
    baseUrl,
    now: () => nowMs,
  });

  assert.equal(await apns.send({ kind: 'apns', token: 'phone' }, note, { ...normal, urgent: true }), 'sent');
  nowMs += 20 * 60_000;
  assert.equal(await apns.send({ kind: 'apns', token: 'removed' }, note, normal), 'gone');
  nowMs += 30 * 60_000;
  await apns.send({ kind: 'apns', token: 'phone' }, note, normal);

  const [first, second, third] = sent.map(({ headers }) => headers.authorization);
  assert.equal(first, second);
  assert.notEqual(second, third);
  const { head, claims, signed, signature } = readToken((first ?? '').replace('bearer ', ''));
  assert.deepEqual(
    [head, claims],
    [
      { alg: 'ES256', kid: 'KEY' },
      { iss: 'TEAM', iat: 1_800_000_000 },
    ],
  );
  const key = createPublicKey(privateKey);
  assert.ok(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature));
  assert.equal(sent[0]?.headers[':path'], '/3/device/phone');
  assert.equal(sent[0]?.headers['apns-priority'], '10');
  assert.equal(sent[0]?.headers['apns-topic'], 'com.example.escale');
  assert.deepEqual(sent[0]?.body, { aps: { alert: { 'title-loc-key': 'push.changes' }, sound: 'default' }, ...note });
});
