import { hkdfSync } from 'node:crypto';
import type { AccountKeys } from './account-keys.ts';
import type { Queries, Tx } from './db.ts';
import { seal, unseal } from './keys.ts';

/**
 * Texts that lie sealed in a column (`bytea`): document numbers, the passwords and tokens of a calendar.
 *
 * `place` says where the text belongs, row included: `documents.details 0190…`. It is bound into the seal, so that what
 * was copied to another row, column or account does not open there.
 */
export type FieldCipher = {
  /**
   * With the account's key, which is made in this transaction when there is none. Files that the same transaction needs
   * are kept before: they make the key on a connection of their own, which would wait for this one.
   */
  seal(tx: Tx, accountId: string, place: string, text: string): Promise<Buffer>;
  /** Null: the account's key is gone, and the text with it. Throws when it was tampered with or belongs elsewhere. */
  open(queries: Queries, accountId: string, place: string, sealed: Uint8Array): Promise<string | null>;
  /** For many texts of one account: its key is fetched once. */
  opener(queries: Queries, accountId: string): Promise<(place: string, sealed: Uint8Array) => string | null>;
};

export function fieldCipher(keys: AccountKeys): FieldCipher {
  const opener: FieldCipher['opener'] = async (queries, accountId) => {
    const accountKey = await keys.find(queries, accountId);
    const key = accountKey && fieldKey(accountKey);
    return (place, sealed) => key && openText(key, place, sealed);
  };
  return {
    opener,
    seal: async (tx, accountId, place, text) => sealText(fieldKey(await keys.open(tx, accountId)), place, text),
    open: async (queries, accountId, place, sealed) => (await opener(queries, accountId))(place, sealed),
  };
}

/** The first byte, so that another way of sealing can come and the old one still be read. */
const version = 1;

/** One byte of version, then what `seal` makes. */
export function sealText(key: Buffer, place: string, text: string): Buffer {
  return Buffer.concat([Buffer.from([version]), seal(key, Buffer.from(text), place)]);
}

export function openText(key: Buffer, place: string, sealed: Uint8Array): string {
  if (sealed[0] !== version) throw new Error(`a field was sealed in a way that is not known here (${sealed[0]})`);
  return unseal(key, Buffer.from(sealed.subarray(1)), place).toString();
}

/** Not the account's key itself: what opens a field does not open a file. */
function fieldKey(accountKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', accountKey, Buffer.alloc(0), 'escale fields', 32));
}
