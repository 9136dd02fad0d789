import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Queries } from './db.ts';

/** The one secret of an installation; everything else is derived from it or wrapped by it. 32 bytes. */
export type MasterKey = Buffer;

declare module './db.ts' {
  interface Tables {
    house_facts: { name: string; value: string };
  }
}

/** A key for one purpose. The same purpose gives the same key. */
export function deriveKey(master: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `escale ${purpose}`, 32));
}

/** From the environment, else from `master.key` in the data folder, which the first start makes (0600). */
export function openMasterKey(fromEnvironment: string | undefined, folder: string): MasterKey {
  if (fromEnvironment) return decodeKey(fromEnvironment, 'ESCALE_MASTER_KEY');
  const path = join(folder, 'master.key');
  mkdirSync(folder, { recursive: true });
  try {
    return decodeKey(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Complete before it has its name: a start that is killed half-way leaves no half of a key.
  const beside = `${path}.${randomBytes(4).toString('hex')}`;
  const file = openSync(beside, 'wx', 0o600);
  writeSync(file, `${randomBytes(32).toString('base64')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(beside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(beside);
  return decodeKey(readFileSync(path, 'utf8'), path);
}

function decodeKey(text: string, where: string): MasterKey {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${where} must hold 32 bytes in base64 (openssl rand -base64 32).`);
  return key;
}

/** Refuses to run with another master key than the one that this database's files were wrapped with. */
export async function checkMasterKey(db: Db, master: MasterKey): Promise<void> {
  const check = createHmac('sha256', deriveKey(master, 'check')).update('escale').digest('base64');
  const known = await fact(db.query, 'master-key-check');
  if (known === undefined) {
    await db.query
      .insertInto('house_facts')
      .values({ name: 'master-key-check', value: check })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (known !== check) {
    throw new Error(
      'The master key is not the one that this database was made with. Put the right master.key (or ESCALE_MASTER_KEY) back.',
    );
  }
}

async function fact(db: Queries, name: string): Promise<string | undefined> {
  return (await db.selectFrom('house_facts').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

/** AES-256-GCM: 12 bytes of nonce, the text, 16 bytes of tag. `context` must be the same again to open it. */
export function seal(key: Buffer, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key or the context is another one, or when a bit was changed. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}
