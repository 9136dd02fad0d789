import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { secure } from './security.ts';
import { serveWeb } from './web.ts';

const page = '<!doctype html><title>Escale</title>';

async function served(t: { after: (work: () => unknown) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'escale-web-'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['sw.js', 'assets/app-1.js', 'assets/worker-1.js']) writeFileSync(join(folder, file), '0;');
  const http = Fastify();
  secure(http, { publicUrl: null, allowed: [] });
  await serveWeb(http, folder, { maps: { origins: [], google: false }, photos: [], frames: [] });
  t.after(async () => {
    await http.close();
    rmSync(folder, { recursive: true });
  });
  return (accepted?: string, url = '/trips') =>
    http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

test('a page comes as small as the browser can read it', async (t) => {
  const ask = await served(t);
  const small = await ask('gzip, deflate, br, zstd');
  assert.equal(small.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), page);
  const older = await ask('gzip, deflate');
  assert.equal(older.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(older.rawPayload).toString(), page);
  assert.match(String(older.headers['content-type']), /^text\/html/);
});

test('who says nothing of packing gets the page as it is, and a cache between keeps them apart', async (t) => {
  const ask = await served(t);
  const plain = await ask();
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.body, page);
  assert.equal(plain.headers.vary, 'accept-encoding');
});

test('a header of two hundred thousand spaces is read as fast as any', async (t) => {
  const ask = await served(t);
  const before = process.cpuUsage();
  assert.equal((await ask(`x${' '.repeat(200_000)}y, br`)).headers['content-encoding'], 'br');
  const { user } = process.cpuUsage(before);
  assert.ok(user < 2_000_000, `${user} µs`);
});

test('a page and a worker say what they may do, a script need not, and nothing is taken for another type', async (t) => {
  const ask = await served(t);
  const saying: [string, boolean][] = [
    ['/trips', true],
    ['/sw.js', true],
    ['/assets/worker-1.js', true],
    ['/assets/app-1.js', false],
  ];
  for (const [url, says] of saying) {
    const { statusCode, headers } = await ask(undefined, url);
    assert.equal(statusCode, 200, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal('content-security-policy' in headers, says, url);
  }
  assert.match(String((await ask(undefined, '/assets/app-1.js')).headers['cache-control']), /immutable/);
  for (const url of ['/sw.js', '/trips']) {
    assert.equal((await ask(undefined, url)).headers['cache-control'], 'no-cache', url);
  }
});

test('what is no page is not answered with one', async (t) => {
  const ask = await served(t);
  for (const url of ['/api/nowhere', '/api', '/auth/nowhere', '/assets/gone-1.js', '/assets/..%2f..%2fetc/passwd']) {
    const { statusCode, headers } = await ask(undefined, url);
    assert.equal(statusCode, 404, url);
    assert.match(String(headers['content-type']), /^application\/problem\+json/, url);
  }
});
