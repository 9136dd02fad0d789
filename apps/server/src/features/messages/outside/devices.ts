import { hash } from 'node:crypto';
import type { Language } from '@escale/contract';
import type { Generated } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { deriveKey, type MasterKey, seal, unseal } from '../../../platform/keys.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { PushTarget } from './push.ts';

type DevicesTable = {
  id: string;
  account_id: string;
  session: string;
  kind: PushTarget['kind'];
  address_hash: Buffer;
  sealed_address: Buffer;
  language: Language;
  registered_at: Generated<string>;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    devices: DevicesTable;
  }
}

export type Device = {
  readonly id: string;
  readonly accountId: string;
  readonly language: Language;
  readonly target: PushTarget;
};

const mostDevices = 20;

export function openDevices(master: MasterKey) {
  const key = deriveKey(master, 'push addresses');

  return {
    /**
     * The device's id; registered again it keeps it. An address that was somebody else's is now this account's: one browser
     * has one address, and whoever signs in there takes it over.
     */
    async register(
      tx: Tx,
      of: { accountId: string; session: string; language: Language },
      target: PushTarget,
    ): Promise<string> {
      const addressHash = hash('sha256', addressOf(target), 'buffer');
      // One at a time for an account, or twenty at once would be forty.
      await tx.selectFrom('accounts').select('id').where('id', '=', of.accountId).forUpdate().execute();
      const known = await tx
        .selectFrom('devices')
        .select(['id', 'account_id'])
        .where('address_hash', '=', addressHash)
        .executeTakeFirst();
      if (known?.account_id !== of.accountId && (await countDevices(tx, of.accountId)) >= mostDevices) {
        return refuse('device.too-many');
      }
      const values = {
        account_id: of.accountId,
        session: of.session,
        kind: target.kind,
        sealed_address: seal(key, Buffer.from(JSON.stringify(target)), of.accountId),
        language: of.language,
      };
      const { id } = await tx
        .insertInto('devices')
        .values({ id: newId(), address_hash: addressHash, ...values })
        .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(values))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(queries: Queries, id: string): Promise<Device | null> {
      const row = await queries.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? opened(row) : null;
    },

    async ofAccount(queries: Queries, accountId: string): Promise<Device[]> {
      const rows = await queries.selectFrom('devices').selectAll().where('account_id', '=', accountId).execute();
      return rows.map(opened);
    },
  };

  function opened(row: { id: string; account_id: string; language: Language; sealed_address: Buffer }): Device {
    const target = JSON.parse(unseal(key, row.sealed_address, row.account_id).toString()) as PushTarget;
    return { id: row.id, accountId: row.account_id, language: row.language, target };
  }
}

export type Devices = ReturnType<typeof openDevices>;

const addressOf = (target: PushTarget) =>
  target.kind === 'web-push' ? target.endpoint : `${target.kind} ${target.token}`;

export async function countDevices(queries: Queries, accountId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('devices')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** As they may be shown: the addresses stay here. */
export function listDevices(queries: Queries, accountId: string) {
  return queries
    .selectFrom('devices')
    .select(['id', 'kind', 'language', 'registered_at as registeredAt'])
    .where('account_id', '=', accountId)
    .execute();
}

/** False where the account has no such device. */
export async function removeDevice(tx: Queries, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('devices')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeDevicesOfSession(queries: Queries, accountId: string, session: string): Promise<void> {
  await queries.deleteFrom('devices').where('account_id', '=', accountId).where('session', '=', session).execute();
}
