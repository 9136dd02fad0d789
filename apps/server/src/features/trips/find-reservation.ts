import type { SegmentDraft, SegmentType } from '@escale/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { maySeeSegment } from '../../platform/policy.ts';
import { confirmationsConflict, identityOf } from './rules/identity.ts';
import { isNamedBy } from './rules/is-named-by.ts';
import type { Fields } from './rules/same-value.ts';
import { paperIdentity, type SegmentRow } from './segment-row.ts';

/** What a cancellation says. Often little more than the number. */
export type Cancellation = {
  readonly type: SegmentType;
  readonly confirmationNumber?: string | undefined;
  /** As far as it was read: what it names of the service, and no other, is cancelled. */
  readonly said?: Fields;
  readonly identity?: readonly string[];
  readonly importId: string | null;
  readonly position?: number;
  readonly issuedAt?: string | null | undefined;
};

/** The segment that stands for the same reservation, among those that the account can see; the surest first. */
export async function findReservation(
  tx: Tx,
  accountId: string,
  draft: SegmentDraft,
  identity: readonly string[],
  importId: string | null,
): Promise<SegmentRow | null> {
  const byPaper = await findByPaper(tx, accountId, identity);
  if (byPaper) return byPaper.type === draft.type ? byPaper : null;
  const { sure, likely } = identityOf(draft);
  const bySure = await findByKeys(tx, accountId, 'identity', sure);
  const same = bySure.find((row) => !confirmationsConflict(row.details, draft));
  if (same) return same;
  // The other booking of the same paper has the same number; only an earlier paper's can have moved.
  const byLikely = await findByKeys(tx, accountId, 'likely_identity', likely);
  return byLikely.find((row) => importId === null || row.last_import_id !== importId) ?? null;
}

export async function findByPaper(tx: Tx, accountId: string, identity: readonly string[]): Promise<SegmentRow | null> {
  const [row] = await findByKeys(tx, accountId, 'identity', identity.map(paperIdentity));
  return row ?? null;
}

async function findByKeys(
  tx: Tx,
  accountId: string,
  column: 'identity' | 'likely_identity',
  keys: readonly string[],
): Promise<SegmentRow[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .selectAll('s')
    .where(sql<boolean>`${sql.ref(`s.${column}`)} && ${[...keys]}::text[]`)
    .orderBy('s.created_at')
    .forUpdate('s')
    .execute();
  return visible(accountId, rows);
}

/**
 * By what it names: the number, the service, the day. What it says must not conflict with what is there, and something of
 * it must agree: the confirmation number, or the service and its day.
 */
export async function findCancelled(tx: Tx, accountId: string, { type, confirmationNumber, said = {} }: Cancellation) {
  const rows = await tx
    .selectFrom('segments as s')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 's.trip_id').on('p.account_id', '=', accountId))
    .selectAll('s')
    .where('s.type', '=', type)
    .orderBy('s.created_at')
    .forUpdate('s')
    .execute();
  const named = { ...said, confirmationNumber };
  const ours = visible(accountId, rows);
  const exact = ours.filter(({ details }) => isNamedBy(named, details));
  if (exact.length > 0 || !confirmationNumber) return exact;
  // It was moved to another day since, or the cancellation came before the move.
  return ours.filter(({ details }) => isNamedBy({ ...named, start: undefined }, details));
}

function visible(accountId: string, rows: readonly SegmentRow[]): SegmentRow[] {
  return rows.filter((row) => maySeeSegment(accountId, { personalTo: row.personal_to }));
}
