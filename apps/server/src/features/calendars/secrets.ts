import type { Tx } from '../../platform/db.ts';
import type { Needs } from './needs.ts';
import type { Access, Secret } from './ports.ts';
import type { AccountRow } from './tables.ts';

const place = (id: string) => `calendar_accounts.secret ${id}`;

export function sealSecret({ fields }: Needs, tx: Tx, accountId: string, id: string, secret: Secret): Promise<Buffer> {
  return fields.seal(tx, accountId, place(id), JSON.stringify(secret));
}

/** The secret of a connected account, and a way to keep the one that its provider gives in its place. */
export async function accessTo(needs: Needs, row: AccountRow): Promise<Access | null> {
  const { db, fields } = needs;
  const text = await fields.open(db.query, row.account_id, place(row.id), row.secret);
  if (text === null) return null;
  return {
    secret: JSON.parse(text) as Secret, // sealed above, as one
    renew: (secret) =>
      db.transact(async (tx) => {
        // The traveller may have given a new password meanwhile: theirs stays.
        await tx
          .updateTable('calendar_accounts')
          .set({ secret: await sealSecret(needs, tx, row.account_id, row.id, secret) })
          .where('id', '=', row.id)
          .where('secret_version', '=', row.secret_version)
          .execute();
      }),
  };
}
