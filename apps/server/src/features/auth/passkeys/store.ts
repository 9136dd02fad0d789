import type { Passkey } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';

type PasskeysTable = {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  created_on: string;
  used_on: string | null;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    passkey_challenges: { asked: Buffer; challenge: string; expires_at: string };
  }
}

export type PasskeyRow = PasskeysTable;

/** More than anybody's devices and keys. */
export const mostPasskeys = 20;

export function passkeysOf(queries: Queries, accountId: string): Promise<PasskeyRow[]> {
  return queries.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}

export function findPasskey(queries: Queries, accountId: string, id: string): Promise<PasskeyRow | undefined> {
  return queries
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locked until the transaction ends: of two uses at once, the second sees the counter of the first. */
export function lockByCredential(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .forUpdate()
    .executeTakeFirst();
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return { id: row.id, name: row.name, createdOn: row.created_on, usedOn: row.used_on, synced: row.synced };
}
