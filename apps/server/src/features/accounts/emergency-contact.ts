import type { Queries, Tx } from '../../platform/db.ts';

export type EmergencyContact = {
  readonly accountId: string;
  /** Of the traveller who named them. */
  readonly firstName: string;
  readonly lastName: string;
  readonly state: 'waiting' | 'confirmed' | 'refused';
};

/** Whom a link in a mail speaks of. `token`: the hash of what the link holds. Null: it no longer opens anything. */
export async function findByContactToken(queries: Queries, token: Buffer): Promise<EmergencyContact | null> {
  const row = await queries
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'emergency_contact_state'])
    .where('emergency_contact_token', '=', token)
    .executeTakeFirst();
  if (!row?.emergency_contact_state) return null;
  const { id, first_name, last_name, emergency_contact_state } = row;
  return { accountId: id, firstName: first_name, lastName: last_name, state: emergency_contact_state };
}

export async function keepContactToken(tx: Tx, accountId: string, token: Buffer): Promise<void> {
  await tx.updateTable('accounts').set({ emergency_contact_token: token }).where('id', '=', accountId).execute();
}

export async function confirmContact(tx: Tx, token: Buffer): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ emergency_contact_state: 'confirmed' })
    .where('emergency_contact_token', '=', token)
    .where('emergency_contact_state', '=', 'waiting')
    .execute();
}

/** Their address is forgotten. Gives whose contact they were, with that address. */
export async function refuseContact(tx: Tx, token: Buffer): Promise<{ accountId: string; email: string } | null> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'emergency_contact_email'])
    .where('emergency_contact_token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.emergency_contact_email) return null;
  await tx
    .updateTable('accounts')
    .set({ emergency_contact_email: null, emergency_contact_state: 'refused' })
    .where('id', '=', row.id)
    .execute();
  return { accountId: row.id, email: row.emergency_contact_email };
}
