/** Who of an agency did what, for whom: written in the transaction of the deed, read by the agency, kept for a time. */
import './tables.ts';
import { listAudit } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { openChair } from '../accounts/index.ts';
import { readAudit } from './read-audit.ts';

export { type AuditEntry, writeAudit } from './write-audit.ts';

export type Audit = {
  /** Deletes what has been kept for long enough; runs by itself every hour. */
  sweep(): Promise<void>;
};

export function openAudit({ route, db, jobs, clock, config }: House): Audit {
  route(listAudit, async ({ db, caller, query }) => readAudit(db, await openChair(db, caller.accountId), query));

  const sweep = async () => {
    const keptSince = new Date(clock.now().getTime() - config.auditDays * 86_400_000);
    await db.query.deleteFrom('audit_entries').where('at', '<', keptSince.toISOString()).execute();
  };
  jobs.every(60, 'audit:sweep', sweep);
  return { sweep };
}
