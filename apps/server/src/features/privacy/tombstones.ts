import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/db.ts';
import type { BlobStore } from '../../platform/files.ts';

const folder = 'erased';

/** Where tombstones lie: beside the files, which a restored database finds as they were. */
export type Tombstones = {
  add(key: string): Promise<void>;
  all(): Promise<string[]>;
};

export function openTombstones(blobs: BlobStore, spool: string): Tombstones {
  return {
    async add(key) {
      await mkdir(spool, { recursive: true });
      const path = join(spool, randomBytes(12).toString('hex'));
      try {
        await writeFile(path, `${key}\n`, { mode: 0o600, flush: true });
        await blobs.put(`${folder}/${key}`, path, key.length + 1);
      } finally {
        await rm(path, { force: true });
      }
    },
    async all() {
      const keys = await blobs.list(folder);
      return keys.flatMap((key) => /([0-9a-f]{64})$/.exec(key)?.[1] ?? []);
    },
  };
}

/** Tombstones that this database has not heard of: it is older than they are. */
export async function unheardOf(db: Db, tombstones: Tombstones): Promise<Set<string>> {
  const all = await tombstones.all();
  if (all.length === 0) return new Set();
  const heard = await db.query.selectFrom('erasures').select('key').execute();
  const known = new Set(heard.map(({ key }) => key.toString('hex')));
  return new Set(all.filter((key) => !known.has(key)));
}
