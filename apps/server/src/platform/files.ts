import { createHmac, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Generated, sql } from 'kysely';
import type { AccountKeys } from './account-keys.ts';
import type { Db, Queries, Tx } from './db.ts';
import { decrypting, encrypting } from './file-cipher.ts';
import { deriveKey } from './keys.ts';
import { mediaTypeOf } from './media-type.ts';
import { type Stored, sendsTooMuch, storedBy } from './storage.ts';

/**
 * Bytes that people give us. Each account's are encrypted with a key of its own, and lie under an address made from their
 * content and that key: the same file twice is stored once, and nobody can see that two accounts have the same one.
 */
export type Files = {
  /**
   * Keeps bytes; when it returns they are on disk for good. `beforeDone` may still refuse.
   * Unless `use`d they are swept after a day.
   */
  keep(accountId: string, bytes: Readable | Uint8Array, beforeDone?: () => void): Promise<KeptFile>;
  /**
   * Says who needs the bytes: a record (`attachments`, its id), in the record's own transaction. They count against the
   * account's storage unless said otherwise.
   */
  use(tx: Tx, file: FileName, usedBy: string, usedId: string, options?: { counts: boolean }): Promise<void>;
  release(tx: Tx, usedBy: string, usedId: string): Promise<void>;
  /** What an account stores, and how much it may; null: as much as it likes. */
  stored(accountId: string): Promise<Stored & { readonly limitBytes: number | null }>;
  /** Whether this much more has room. Asked after `keep` with nothing more, uploads at once cannot pass it together. */
  hasRoom(accountId: string, moreBytes: number): Promise<boolean>;
  /** Whether so much of what arrived of late was used by nobody that no more is taken for now. */
  sendsTooMuch(accountId: string): Promise<boolean>;
  /** Before a file is sent: whether it may be taken. Where only the same again has room, one as long as one that is there may be it. */
  mayTake(accountId: string, sizeBytes: number): Promise<boolean>;
  /** Null: no such file. A file that was tampered with makes the stream fail. */
  open(file: FileName): Promise<Readable | null>;
  bytes(file: FileName): Promise<Buffer | null>;
  /** The same bytes for another account: decrypted and encrypted again. */
  copy(file: FileName, toAccountId: string): Promise<KeptFile | null>;
  /** Makes everything of an account unreadable, backups included. */
  forgetKey(tx: Tx, accountId: string): Promise<void>;
  /** Removes what nobody uses, and what never arrived whole because we were killed. Returns how many of the first. */
  sweep(olderThanHours?: number): Promise<number>;
};

export type FileName = { readonly accountId: string; readonly address: string };
export type KeptFile = FileName & {
  readonly sizeBytes: number;
  /** From the bytes. */
  readonly mediaType: string;
};

/**
 * Port: where encrypted bytes lie. `put` returns when they would survive a power cut. What is not there just now throws with
 * the code `storageAway`.
 */
export type BlobStore = {
  put(key: string, path: string, sizeBytes: number): Promise<void>;
  get(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** The keys that begin with `folder/`. */
  list(folder: string): Promise<string[]>;
};

export const storageAway = 'STORAGE_AWAY';

declare module './db.ts' {
  interface Tables {
    files: { account_id: string; address: string; size_bytes: number; media_type: string; kept_at: unknown };
    file_uses: { account_id: string; address: string; used_by: string; used_id: string; counts: Generated<boolean> };
  }
}

/** `spool` is a local folder for what is still arriving, `limitBytes` how much each account may store. */
export function openFiles(parts: {
  db: Db;
  keys: AccountKeys;
  blobs: BlobStore;
  spool: string;
  limitBytes?: number | null;
}): Files {
  const { db, keys, blobs, spool, limitBytes = null } = parts;
  const keyOf = rememberKeys(db, keys);

  const files: Files = {
    async keep(accountId, bytes, beforeDone) {
      const key = await keyOf(accountId);
      await mkdir(spool, { recursive: true });
      const arriving = join(spool, randomBytes(12).toString('hex'));
      try {
        const seen = await encryptInto(arriving, key, bytes instanceof Readable ? bytes : Readable.from([bytes]));
        beforeDone?.();
        const file = { accountId, address: seen.address, sizeBytes: seen.sizeBytes, mediaType: mediaTypeOf(seen.head) };
        // The row first: it waits for a sweep that is removing these very bytes, and keeps the next one off.
        await rememberFile(db.query, file);
        await blobs.put(blobKey(file), arriving, seen.storedBytes);
        return file;
      } finally {
        await rm(arriving, { force: true });
      }
    },

    async use(tx, file, usedBy, usedId, { counts } = { counts: true }) {
      await tx
        .insertInto('file_uses')
        .values({ account_id: file.accountId, address: file.address, used_by: usedBy, used_id: usedId, counts })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async release(tx, usedBy, usedId) {
      await tx.deleteFrom('file_uses').where('used_by', '=', usedBy).where('used_id', '=', usedId).execute();
    },

    stored: async (accountId) => ({ ...(await storedBy(db.query, accountId)), limitBytes }),

    hasRoom: async (accountId, moreBytes) =>
      limitBytes === null || (await storedBy(db.query, accountId)).usedBytes + moreBytes <= limitBytes,

    sendsTooMuch: async (accountId) =>
      limitBytes !== null && sendsTooMuch(await storedBy(db.query, accountId), limitBytes),

    mayTake: async (accountId, sizeBytes) =>
      (await files.hasRoom(accountId, sizeBytes)) || (await isAsLong(db.query, accountId, sizeBytes)),

    async open(file) {
      const key = await keys.find(db.query, file.accountId);
      const stored = key && (await blobs.get(blobKey(file)));
      if (!key || !stored) return null;
      const opened = decrypting(key);
      // Errors reach whoever reads `opened`.
      pipeline(stored, opened).catch(() => undefined);
      return opened;
    },

    async bytes(file) {
      const stream = await files.open(file);
      return stream && Buffer.concat(await stream.toArray());
    },

    async copy(file, toAccountId) {
      const stream = await files.open(file);
      return stream && files.keep(toAccountId, stream);
    },

    async forgetKey(tx, accountId) {
      await keys.forget(tx, accountId);
      keyOf.forget(accountId);
      // The bytes follow with the next sweep.
      await tx.deleteFrom('file_uses').where('account_id', '=', accountId).execute();
    },

    async sweep(olderThanHours = 24) {
      await sweepSpool(spool, olderThanHours);
      const unused = await unusedFiles(db.query, olderThanHours);
      let swept = 0;
      for (const file of unused) {
        await db.transact(async (tx) => {
          if (!(await lockIfUnused(tx, file, olderThanHours))) return;
          await blobs.remove(blobKey(file));
          await tx
            .deleteFrom('files')
            .where('account_id', '=', file.accountId)
            .where('address', '=', file.address)
            .execute();
          swept++;
        });
      }
      return swept;
    },
  };
  return files;
}

const blobKey = (file: FileName) => `${file.accountId}/${file.address}`;

/** Encrypts on the way to the disk; the address is known when the last byte has passed. */
async function encryptInto(path: string, key: Buffer, source: Readable) {
  const content = createHmac('sha256', Buffer.from(deriveKey(key, 'addresses')));
  const heads: Buffer[] = [];
  let sizeBytes = 0;
  async function* watched() {
    for await (const piece of source) {
      const chunk = Buffer.isBuffer(piece) ? piece : Buffer.from(piece as Uint8Array | string);
      if (sizeBytes < headBytes) heads.push(chunk.subarray(0, headBytes - sizeBytes));
      sizeBytes += chunk.length;
      content.update(chunk);
      yield chunk;
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(watched()), encrypting(key), target);
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
  return { address: content.digest('hex'), sizeBytes, storedBytes: target.bytesWritten, head: Buffer.concat(heads) };
}

const headBytes = 4096;

/** For writing alone: a file that is kept with a key which was just forgotten elsewhere can never be opened. */
function rememberKeys(db: Db, keys: AccountKeys) {
  const known = new Map<string, Buffer>();
  const keyOf = async (accountId: string): Promise<Buffer> => {
    const key = known.get(accountId) ?? (await keys.open(db.query, accountId));
    known.set(accountId, key);
    return key;
  };
  keyOf.forget = (accountId: string) => void known.delete(accountId);
  return keyOf;
}

async function rememberFile(db: Queries, file: KeptFile): Promise<void> {
  await db
    .insertInto('files')
    .values({
      account_id: file.accountId,
      address: file.address,
      size_bytes: file.sizeBytes,
      media_type: file.mediaType,
      kept_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'address']).doUpdateSet({ kept_at: sql`now()` }))
    .execute();
}

async function isAsLong(db: Queries, accountId: string, sizeBytes: number): Promise<boolean> {
  const counted = await db
    .selectFrom('files as f')
    .innerJoin('file_uses as u', (join) =>
      join.onRef('u.account_id', '=', 'f.account_id').onRef('u.address', '=', 'f.address'),
    )
    .select('f.address')
    .where('f.account_id', '=', accountId)
    .where('f.size_bytes', '=', sizeBytes)
    .where('u.counts', '=', true)
    .executeTakeFirst();
  return counted !== undefined;
}

/** Whoever is killed while a file arrives leaves a piece of it. No upload takes a day. */
async function sweepSpool(spool: string, olderThanHours: number): Promise<void> {
  const before = Date.now() - olderThanHours * 3_600_000;
  for (const name of await readdir(spool).catch(() => [])) {
    const path = join(spool, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}

function unusedFiles(db: Queries, olderThanHours: number): Promise<FileName[]> {
  return db
    .selectFrom('files as f')
    .select(['f.account_id as accountId', 'f.address'])
    .where('f.kept_at', '<', sql`now() - make_interval(hours => ${olderThanHours})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file_uses as u')
            .select('u.used_id')
            .whereRef('u.account_id', '=', 'f.account_id')
            .whereRef('u.address', '=', 'f.address'),
        ),
      ),
    )
    .limit(1000)
    .execute();
}

async function lockIfUnused(tx: Tx, file: FileName, olderThanHours: number): Promise<boolean> {
  const row = await tx
    .selectFrom('files')
    .select('address')
    .where('account_id', '=', file.accountId)
    .where('address', '=', file.address)
    .where('kept_at', '<', sql`now() - make_interval(hours => ${olderThanHours})`)
    .forUpdate()
    .executeTakeFirst();
  const use = await tx
    .selectFrom('file_uses')
    .select('used_id')
    .where('account_id', '=', file.accountId)
    .where('address', '=', file.address)
    .executeTakeFirst();
  return row !== undefined && use === undefined;
}
