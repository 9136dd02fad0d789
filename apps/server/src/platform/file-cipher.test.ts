import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { decrypting, encrypting } from './file-cipher.ts';

const key = randomBytes(32);
const sealed = (bytes: Buffer) => Readable.from([bytes]).pipe(encrypting(key)).toArray().then(Buffer.concat);
const opened = async (bytes: Buffer, pieces = 1000, with_ = key) => {
  const chunks: Buffer[] = [];
  for (let i = 0; i < bytes.length; i += pieces) chunks.push(bytes.subarray(i, i + pieces));
  const stream = decrypting(with_);
  Readable.from(chunks).pipe(stream);
  return Buffer.concat(await stream.toArray());
};

test('a sealed file opens again, however its bytes arrive', async () => {
  const plain = randomBytes(200_000);
  const stored = await sealed(plain);
  for (const pieces of [13, 1000, 65_536, 1_000_000]) assert.deepEqual(await opened(stored, pieces), plain);
});

test('one changed bit anywhere is noticed', async () => {
  const stored = await sealed(randomBytes(70_000));
  for (const at of [0, 5, 30, 65_600, stored.length - 1]) {
    const changed = Buffer.from(stored);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await assert.rejects(opened(changed));
  }
});

test('a file cut short between two frames is noticed', async () => {
  const stored = await sealed(randomBytes(140_000));
  const frame = 65_536 + 16;
  await assert.rejects(opened(stored.subarray(0, 20 + frame)));
  await assert.rejects(opened(stored.subarray(0, 20 + 2 * frame)));
  await assert.rejects(opened(stored.subarray(0, 20)));
});

test('frames cannot be swapped, and another key opens nothing', async () => {
  const stored = await sealed(randomBytes(140_000));
  const frame = 65_536 + 16;
  const swapped = Buffer.concat([
    stored.subarray(0, 20),
    stored.subarray(20 + frame, 20 + 2 * frame),
    stored.subarray(20, 20 + frame),
    stored.subarray(20 + 2 * frame),
  ]);
  await assert.rejects(opened(swapped));
  await assert.rejects(opened(stored, 1000, randomBytes(32)));
});
