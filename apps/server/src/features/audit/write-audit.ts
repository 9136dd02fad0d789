import type { AuditDeed } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';

export type AuditEntry = {
  readonly agencyId: string;
  /** Null: the operator, by a command. */
  readonly byAccountId: string | null;
  readonly deed: AuditDeed;
  readonly customerId?: string | undefined;
  readonly tripId?: string | undefined;
  /** Another advisor whom it concerns. */
  readonly agentId?: string | undefined;
};

/** Writes down who did what, in the transaction of the deed: either both happened or neither. Ids only, never what was written. */
export async function writeAudit(tx: Tx, entry: AuditEntry, now: Date = new Date()): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      id: newId(),
      agency_id: entry.agencyId,
      at: now.toISOString(),
      by_account_id: entry.byAccountId,
      deed: entry.deed,
      customer_id: entry.customerId ?? null,
      trip_id: entry.tripId ?? null,
      agent_id: entry.agentId ?? null,
    })
    .execute();
}
