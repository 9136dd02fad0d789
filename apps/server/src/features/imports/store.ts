import { createHash } from 'node:crypto';
import type { Import, ImportedBooking, ImportReason, ReadingStep } from '@escale/contract';
import { type ColumnType, type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { cleanName, plainWords } from '../../platform/file-name.ts';
import type { KeptFile } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import type { Envelope } from '../reading/index.ts';

export type ImportState = Import['state'];

/** A booking as an import keeps it: what the contract shows, and what placing it later needs. */
export type KeptBooking = ImportedBooking & {
  cancels: boolean;
  identity: string[];
  /** Which of the paper's bookings it is, however many entries a cancellation became. */
  position: number;
  /** When its sender wrote it, an instant; null: nothing says so, and it counts from when it came. */
  issuedAt: string | null;
};

/** How a mail came in: needed once, to judge its sender. */
export type Arrival = Envelope & { from: string[] };

type ImportsTable = {
  id: string;
  account_id: string;
  state: ImportState;
  via: Import['via'];
  title: string;
  reason: ImportReason | null;
  progress: Generated<number>;
  /** While a long document is read; whatever else is saved ends it. */
  step: JSONColumnType<ReadingStep> | null;
  bookings: ColumnType<KeptBooking[], string | undefined, string>;
  /** Beside what was read of it, something that was not made out; until its person has looked. */
  speaks_of_more: Generated<boolean>;
  /** Where it does, as far as it stands in one place. */
  unread: ColumnType<Import['unread'], string | undefined, string>;
  wanted_trip_id: string | null;
  file_address: string;
  file_name: string | null;
  media_type: string;
  size_bytes: number;
  sender: string | null;
  trusted: boolean | null;
  arrival: JSONColumnType<Arrival> | null;
  fingerprint: Buffer;
  received_at: Generated<string>;
  finished_at: string | null;
  version: Generated<number>;
  /** What an agency brought for the account; null: its person did. */
  by_agency_id: string | null;
  by_account_id: string | null;
  /** One of many that were brought at once. */
  batch_id: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    imports: ImportsTable;
  }
}

export type ImportRow = Selectable<ImportsTable>;

export type NewImport = {
  accountId: string;
  via: Import['via'];
  /** Left out: the file's name. */
  title?: string | undefined;
  file: KeptFile;
  fileName: string | null;
  mediaType: string;
  fingerprint: Buffer;
  wantedTripId: string | null;
  sender: string | null;
  arrival: Arrival | null;
  by?: BroughtBy | undefined;
  batchId?: string | undefined;
};

/** An agent who brings something for a customer. */
export type BroughtBy = { readonly agencyId: string; readonly agentId: string };

/** The new import's id; null where the same thing is there already. */
export async function addImport(tx: Tx, given: NewImport): Promise<string | null> {
  const fileName = cleanName(given.fileName ?? undefined) || null;
  const added = await tx
    .insertInto('imports')
    .values({
      id: newId(),
      account_id: given.accountId,
      state: 'received',
      via: given.via,
      title: plainWords(given.title ?? fileName ?? 'file'),
      reason: null,
      wanted_trip_id: given.wantedTripId,
      file_address: given.file.address,
      file_name: fileName,
      media_type: given.mediaType,
      size_bytes: given.file.sizeBytes,
      sender: given.sender,
      // What its own person brings, they trust.
      trusted: given.arrival ? null : true,
      arrival: given.arrival ? JSON.stringify(given.arrival) : null,
      fingerprint: given.fingerprint,
      by_agency_id: given.by?.agencyId ?? null,
      by_account_id: given.by?.agentId ?? null,
      batch_id: given.batchId ?? null,
      finished_at: null,
    })
    // Written out, not as a parameter: a prepared statement's general plan would not find the partial index.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'fingerprint']).where(sql<boolean>`state <> 'dismissed'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

export function fingerprintOf(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}

/**
 * A relay adds header fields on the way and a mailbox has line ends of its own, so two copies of one mail differ there and
 * nowhere else.
 */
export function fingerprintOfMail(
  { messageId, bodyAt }: { messageId: string | null; bodyAt: number },
  raw: Uint8Array,
) {
  const body = Buffer.from(raw.buffer, raw.byteOffset + bodyAt, raw.byteLength - bodyAt).toString('latin1');
  return fingerprintOf('mail', messageId ?? '', Buffer.from(body.replaceAll('\r', '').trimEnd(), 'latin1'));
}

export async function findByFingerprint(
  db: Queries,
  accountId: string,
  fingerprint: Buffer,
): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .where('state', '<>', 'dismissed')
    .executeTakeFirst();
  return row ?? null;
}

/** An import of this account that was not taken out of the tray, or null. */
export async function findImport(db: Queries, accountId: string, id: string): Promise<ImportRow | null> {
  const row = await own(db, accountId, id).executeTakeFirst();
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockImport(tx: Tx, accountId: string, id: string): Promise<ImportRow | null> {
  const row = await own(tx, accountId, id).forUpdate().executeTakeFirst();
  return row ?? null;
}

const own = (db: Queries, accountId: string, id: string) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'dismissed');

/** Whatever its state, for the house's own work. */
export async function getImport(db: Queries, id: string): Promise<ImportRow | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function getImportForUpdate(tx: Tx, id: string): Promise<ImportRow | null> {
  const row = await tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The account's import that came next after this one and that nobody has begun to read, or null. */
export async function nextToRead(
  db: Queries,
  { id, account_id }: Pick<ImportRow, 'id' | 'account_id'>,
): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '>', id)
    .where('state', '=', 'received')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export const waitingStates = ['needs-review', 'failed'] as const satisfies ImportState[];
// Written out, so that a prepared statement finds the partial index.
const isWaiting = sql<boolean>`state in ('needs-review', 'failed')`;

/** Those of the account's that cancel something which was not there. Nobody else changes them until the transaction ends. */
export function waitingWithCancellations(tx: Tx, accountId: string): Promise<ImportRow[]> {
  return tx
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isWaiting)
    .where('trusted', '=', true)
    .where(sql<boolean>`bookings @> '[{"action":"waiting","reason":"cancellation-unmatched"}]'`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function listFor(
  db: Queries,
  accountId: string,
  page: { limit: number; before?: string; waiting: boolean },
): Promise<ImportRow[]> {
  return (
    db
      .selectFrom('imports')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '<>', 'dismissed')
      // What came with many others stands with them, and here only when it waits.
      .where((of) => of.or([of('batch_id', 'is', null), isWaiting]))
      .$if(page.waiting, (query) => query.where(isWaiting))
      .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? ''))
      .orderBy('id', 'desc')
      .limit(page.limit)
      .execute()
  );
}

export async function countWaiting(db: Queries, accountId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('imports')
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function countSince(db: Queries, accountId: string, minutes: number): Promise<number> {
  const { arrived } = await db
    .selectFrom('imports')
    .select((of) => of.fn.countAll<number>().as('arrived'))
    .where('account_id', '=', accountId)
    .where('batch_id', 'is', null)
    .where('received_at', '>', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow();
  return arrived;
}

export type Change = {
  title?: string;
  state?: ImportState;
  reason?: ImportReason | null;
  progress?: number;
  bookings?: KeptBooking[];
  speaks_of_more?: boolean;
  unread?: Import['unread'];
  trusted?: boolean;
  finished?: boolean;
};

export async function changeImport(tx: Tx, id: string, change: Change): Promise<void> {
  const { bookings, unread, finished, ...plain } = change;
  await tx
    .updateTable('imports')
    .set({
      ...plain,
      step: null,
      ...(bookings && { bookings: JSON.stringify(bookings) }),
      ...(unread && { unread: JSON.stringify(unread) }),
      ...(finished !== undefined && { finished_at: finished ? sql<string>`now()` : null }),
      ...(change.trusted !== undefined && { arrival: null }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
