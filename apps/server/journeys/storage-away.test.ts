import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import S3rver from '@20minutes/s3rver';
import { s3Blobs } from '../src/adapters/files/s3.ts';
import { refusalFrom } from '../src/platform/problem.ts';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { makeTrip, readTrip } from '../testing/makers.ts';
import { calls, startServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

/** A bucket behind a door that lets through, answers that it cannot, or does not answer. */
let mood: 'well' | 'failing' | 'silent' = 'well';
let port = 0;
const door = createServer((asked, reply) => {
  if (mood === 'failing') reply.writeHead(503).end();
  if (mood !== 'well') return;
  const { method, url: path, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    reply.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(reply);
  });
  asked.pipe(passed);
});
const endpoint = () => `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
const keys = { bucket: 'escale', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder: string;
let bucket: S3rver;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'escale-bucket-'));
  const configureBuckets = [{ name: keys.bucket, configs: [] }];
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
  ({ port } = await bucket.run());
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
});
after(async () => {
  door.closeAllConnections();
  door.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

test('while the bucket is away a person is asked to come again, mail stays with its sender, and then all goes on', async () => {
  const server = await startServer({
    env: {
      ESCALE_FILES: 's3',
      S3_ENDPOINT: endpoint(),
      S3_BUCKET: keys.bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      ESCALE_LOG: 'silent',
    },
  });
  const lea = await signIn(server, 'lea@example.com');
  const trip = await makeTrip(lea);
  const attach = (name: string) =>
    lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: {}, file: new File(['%PDF-1.7'], name) });
  const kept = await attach('kept.pdf');
  assert.equal(kept.status, 201);
  const read = () => lea.send(calls.getAttachmentContent, { params: { id: kept.body.id } });
  const booking = mail({ from: lea.email, subject: 'Flight', html: flightMarkup() });

  mood = 'failing';
  for (const { status, body, headers } of [await attach('refused.pdf'), await read()]) {
    assert.deepEqual([status, body.code], [503, 'server.unavailable']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  }
  await assert.rejects(forward(server, lea, booking), ({ responseCode }: { responseCode?: number }) =>
    /^4/.test(String(responseCode)),
  );

  mood = 'well';
  assert.equal(Buffer.from((await read()).body).toString(), '%PDF-1.7');
  assert.equal((await attach('again.pdf')).status, 201);
  assert.deepEqual((await readTrip(lea, trip.id)).otherAttachments.map(({ name }) => name).sort(), [
    'again.pdf',
    'kept.pdf',
  ]);
  assert.match(await forward(server, lea, booking), /^250/);
  // It is read from the bucket, which answers nobody in the next test.
  await server.settled();
  assert.equal((await lea.send(calls.listTrips)).body.items.length, 2);
  await server.close();
});

test('a bucket that does not answer is not waited for', { timeout: 20_000 }, async () => {
  mood = 'silent';
  const blobs = s3Blobs({ endpoint: endpoint(), ...keys, patienceMs: 50 });
  const path = join(folder, 'some');
  await writeFile(path, 'bytes');
  for (const ask of [
    () => blobs.put('a/b', path, 5),
    () => blobs.get('a/b'),
    () => blobs.remove('a/b'),
    () => blobs.list('a'),
  ]) {
    await assert.rejects(ask(), (error) => refusalFrom(error).code === 'server.unavailable');
  }
});
