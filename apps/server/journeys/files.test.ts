import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import S3rver from '@20minutes/s3rver';
import { diskBlobs } from '../src/adapters/files/disk.ts';
import { s3Blobs } from '../src/adapters/files/s3.ts';
import { accountKeys } from '../src/platform/account-keys.ts';
import { type Db, openDb } from '../src/platform/db.ts';
import { type BlobStore, type Files, openFiles } from '../src/platform/files.ts';
import { newDatabase, type TestDatabase } from '../testing/database.ts';

/** One test for every adapter: `stored` reads everything that lies in it, as a thief would. */
function filesContract(
  name: string,
  open: (folder: string) => Promise<{ blobs: BlobStore; stored(): Promise<Buffer>; close?(): Promise<void> }>,
) {
  describe(`files in ${name}`, () => {
    let database: TestDatabase;
    let db: Db;
    let folder: string;
    let files: Files;
    let store: Awaited<ReturnType<typeof open>>;
    const master = randomBytes(32);
    const lea = randomUUID();
    const eve = randomUUID();

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'escale-files-'));
      database = await newDatabase();
      db = openDb(database.connection);
      store = await open(join(folder, 'store'));
      files = openFiles({ db, keys: accountKeys(master), blobs: store.blobs, spool: join(folder, 'spool') });
    });
    after(async () => {
      await store.close?.();
      await db.close();
      await database.drop();
      await rm(folder, { recursive: true });
    });

    test('what is kept comes back byte for byte, from nothing at all to several frames', async () => {
      for (const size of [0, 1, 65_535, 65_536, 65_537, 400_000]) {
        const bytes = randomBytes(size);
        const kept = await files.keep(lea, bytes);
        assert.equal(kept.sizeBytes, size);
        assert.deepEqual(await files.bytes(kept), bytes);
      }
      assert.deepEqual(await readdir(join(folder, 'spool')), []);
    });

    test('a piece of a file that was arriving when we were killed is gone after a day, and not before', async () => {
      const [old, young] = [join(folder, 'spool', 'old'), join(folder, 'spool', 'young')];
      for (const path of [old, young]) await writeFile(path, 'half of it');
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      await utimes(old, hoursAgo(25), hoursAgo(25));
      await utimes(young, hoursAgo(23), hoursAgo(23));
      await files.sweep();
      assert.deepEqual(await readdir(join(folder, 'spool')), ['young']);
      await rm(young);
    });

    test('nobody who sees the store can read a file, or that two people have the same one', async () => {
      const secret = Buffer.from('%PDF-1.7 the boarding pass of somebody');
      const hers = await files.keep(lea, secret);
      const again = await files.keep(lea, secret);
      const theirs = await files.keep(eve, secret);
      assert.equal(hers.mediaType, 'application/pdf');
      assert.equal(again.address, hers.address, 'the same file of the same person is stored once');
      assert.notEqual(theirs.address, hers.address);
      assert.equal((await store.stored()).includes('boarding pass'), false);
    });

    test('a name from another account opens nothing', async () => {
      const hers = await files.keep(lea, Buffer.from('hers alone'));
      assert.equal(await files.bytes({ accountId: eve, address: hers.address }), null);
      assert.equal(await files.bytes({ accountId: randomUUID(), address: hers.address }), null);
    });

    test('a copy for somebody else is theirs: it stays when the first one is forgotten', async () => {
      const hers = await files.keep(lea, Buffer.from('a plan for two'));
      const copied = await files.copy(hers, eve);
      assert.ok(copied);
      assert.deepEqual(await files.bytes(copied), Buffer.from('a plan for two'));
    });

    test('what nobody uses is swept, what somebody uses stays', async () => {
      const used = await files.keep(lea, Buffer.from('used'));
      const unused = await files.keep(lea, Buffer.from('unused'));
      const record = randomUUID();
      await db.transact((tx) => files.use(tx, used, 'test', record));
      await files.sweep(24);
      assert.ok(await files.bytes(unused), 'it may belong to a record that is being written now');
      await files.sweep(0);
      assert.equal(await files.bytes(unused), null);
      assert.ok(await files.bytes(used));
      await db.transact((tx) => files.release(tx, 'test', record));
      await files.sweep(0);
      assert.equal(await files.bytes(used), null);
    });

    test('a refusal before the end leaves nothing behind', async () => {
      const before = (await store.stored()).length;
      await assert.rejects(
        files.keep(lea, randomBytes(1000), () => {
          throw new Error('too large');
        }),
        /too large/,
      );
      assert.equal((await store.stored()).length, before);
      assert.deepEqual(await readdir(join(folder, 'spool')), []);
    });

    test('without its key an account’s files are noise for ever', async () => {
      const max = randomUUID();
      const kept = await files.keep(max, Buffer.from('to be forgotten'));
      await db.transact((tx) => files.forgetKey(tx, max));
      assert.equal(await files.bytes(kept), null);
    });
  });
}

filesContract('a folder', async (folder) => ({
  blobs: diskBlobs(folder),
  stored: () => everythingIn(folder),
}));

filesContract('S3', async (folder) => {
  const { server, bucket } = await startS3(folder);
  return {
    blobs: s3Blobs({ ...bucket, secretAccessKey: 'S3RVER' }),
    stored: () => everythingIn(folder),
    close: () => server.close(),
  };
});

test('a bucket that refuses our key is an error, not an empty file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'escale-s3-'));
  const { server, bucket } = await startS3(folder);
  const blobs = s3Blobs({ ...bucket, secretAccessKey: 'wrong' });
  await writeFile(join(folder, 'some'), 'bytes');
  await assert.rejects(blobs.put('a/b', join(folder, 'some'), 5), /403/);
  await server.close();
  await rm(folder, { recursive: true });
});

async function everythingIn(folder: string): Promise<Buffer> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const parts = names.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name)));
  return Buffer.concat(await Promise.all(parts));
}

async function startS3(directory: string) {
  const configureBuckets = [{ name: 'escale', configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return { server, bucket: { endpoint, bucket: 'escale', region: 'us-east-1', accessKeyId: 'S3RVER' } };
}
