import { tell } from '../../platform/outbox.ts';
import { change, log } from './handle-incident.ts';
import type { Needs } from './needs.ts';
import { safeReports } from './read-incidents.ts';
import { closesAt, erasedAt, reopenMs } from './rules/retention.ts';
import { saidSafeAt } from './rules/said-safe.ts';

/**
 * Keeps no longer than was promised: what nobody closed closes by itself, the location of a closed report goes first, a
 * day after the closing, and the rest when the company's time for it is over.
 */
export async function sweepIncidents(needs: Needs): Promise<void> {
  const now = needs.clock.now();
  await closeForgotten(needs, now);
  await needs.db.query
    .updateTable('incidents')
    .set({ location: null })
    .where('location', 'is not', null)
    .where('closed_at', '<', new Date(now.getTime() - reopenMs).toISOString())
    .execute();
  await eraseOld(needs, now);
}

async function closeForgotten(needs: Needs, now: Date): Promise<void> {
  const open = await needs.db.query
    .selectFrom('incidents')
    .select(['id', 'kind', 'account_id', 'company_id', 'device_time', 'received_at'])
    .where('closed_at', 'is', null)
    .execute();
  if (open.length === 0) return;
  const accounts = open.map(({ account_id }) => account_id);
  const safes = await safeReports(needs.db.query, accounts);
  for (const report of open) {
    const { id, kind, received_at } = report;
    if (closesAt({ kind, receivedAt: received_at, saidSafeAt: saidSafeAt(report, safes) }) > now) continue;
    await needs.db.transact(async (tx) => {
      const row = await tx.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row || row.closed_at) return;
      await change(tx, row, { closed_at: now.toISOString() });
      await log(tx, needs, row, null, 'closed');
    });
  }
}

async function eraseOld({ db }: Needs, now: Date): Promise<void> {
  const closed = await db.query
    .selectFrom('incidents as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.closed_at', 'c.incident_days'])
    .where('i.closed_at', 'is not', null)
    .execute();
  for (const { id, closed_at, incident_days } of closed) {
    if (!closed_at || erasedAt(closed_at, incident_days) > now) continue;
    await db.transact(async (tx) => {
      await tx.deleteFrom('incidents').where('id', '=', id).execute();
      await tell(tx, 'incident.erased', { incidentId: id });
    });
  }
}
