import type { Message } from '@escale/contract';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Said } from './say.ts';

type MessagesTable = {
  id: string;
  account_id: string;
  kind: Message['kind'];
  facts: JSONColumnType<Said['facts']>;
  trip_id: string | null;
  segment_id: string | null;
  import_id: string | null;
  incident_id: string | null;
  document_id: string | null;
  hotel_booking_id: string | null;
  read_at: string | null;
  created_at: Generated<string>;
  told_id: string;
  by_account_id: string | null;
  mailed_at: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    messages: MessagesTable;
  }
}

export type MessageRow = {
  id: string;
  said: Said;
  read: boolean;
  createdAt: string;
  tripId: string | null;
  segmentId: string | null;
  importId: string | null;
  incidentId: string | null;
  documentId: string | null;
  hotelBookingId: string | null;
};

export type NewMessage = {
  accountId: string;
  /** The event's; a second message about the same event to the same person is not written. */
  toldId: string;
  said: Said;
  tripId?: string | null;
  segmentId?: string | null;
  importId?: string | null;
  documentId?: string | null;
  hotelBookingId?: string | null;
  /** Who caused it, where it was another person. */
  byAccountId?: string;
  incidentId?: string | null;
};

/** The new message's id; null where it had been written before. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const added = await tx
    .insertInto('messages')
    .values({
      id: newId(),
      account_id: message.accountId,
      told_id: message.toldId,
      kind: message.said.kind,
      facts: JSON.stringify(message.said.facts),
      trip_id: message.tripId ?? null,
      segment_id: message.segmentId ?? null,
      import_id: message.importId ?? null,
      document_id: message.documentId ?? null,
      hotel_booking_id: message.hotelBookingId ?? null,
      by_account_id: message.byAccountId ?? null,
      incident_id: message.incidentId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'told_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Is there an unread message of the last hour that says the same of the same trip? Then another one would only be noise. */
export async function wasJustSaid(tx: Tx, { accountId, said, tripId }: NewMessage): Promise<boolean> {
  // Two changes told at once must not both find that nothing was said yet.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${accountId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', said.kind)
    .where('trip_id', '=', tripId ?? null)
    .where('read_at', 'is', null)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .where(sql`facts`, '=', sql`${JSON.stringify(said.facts)}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listFor(
  db: Queries,
  accountId: string,
  page: { limit: number; before?: string },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(messageOf);
}

/** For whoever says it outside the app. */
export type StoredMessage = MessageRow & { accountId: string; byAccountId: string | null; mailedAt: string | null };

export async function findMessage(db: Queries, id: string): Promise<StoredMessage | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    ...messageOf(row),
    accountId: row.account_id,
    byAccountId: row.by_account_id,
    mailedAt: row.mailed_at,
  };
}

function messageOf(row: Selectable<MessagesTable>): MessageRow {
  return {
    id: row.id,
    said: { kind: row.kind, facts: row.facts } as Said, // written by addMessage, as one
    read: row.read_at !== null,
    createdAt: row.created_at,
    tripId: row.trip_id,
    segmentId: row.segment_id,
    importId: row.import_id,
    incidentId: row.incident_id,
    documentId: row.document_id,
    hotelBookingId: row.hotel_booking_id,
  };
}

export async function countUnread(db: Queries, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** How many of these are the account's. */
export async function countOwn(db: Queries, accountId: string, ids: string[]): Promise<number> {
  const { own } = await db
    .selectFrom('messages')
    .select((of) => of.fn.countAll<number>().as('own'))
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return own;
}

/** `ids` left out: all of them. */
export async function markRead(tx: Tx, accountId: string, ids?: string[]): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ read_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}

export async function remove(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('messages')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away what spoke of something that nobody may keep any longer. Gives whose messages they were. */
export async function forgetIncident(tx: Tx, incidentId: string): Promise<string[]> {
  const gone = await tx.deleteFrom('messages').where('incident_id', '=', incidentId).returning('account_id').execute();
  return [...new Set(gone.map((row) => row.account_id))];
}
