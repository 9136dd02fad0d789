import type { Queries, Tx } from '../../platform/db.ts';
import { mayHandleIncident } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import type { IncidentRow } from './tables.ts';

/** The company whose safety contact this account is; refuses everybody else. */
export async function openDesk(queries: Queries, accountId: string): Promise<{ companyId: string }> {
  const row = await queries
    .selectFrom('company_members')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('safety_contact', '=', true)
    .executeTakeFirst();
  return row ? { companyId: row.company_id } : refuse('company.not-found');
}

/** The only door to an incident for the company: another company's and none at all sound the same. Locked in a write. */
export async function openIncident(tx: Tx, contactId: string, incidentId: string): Promise<IncidentRow> {
  const { companyId } = await openDesk(tx, contactId);
  const row = await tx.selectFrom('incidents').selectAll().where('id', '=', incidentId).forUpdate().executeTakeFirst();
  const may = row && mayHandleIncident({ safetyContactOf: companyId }, { companyId: row.company_id });
  return may ? row : refuse('incident.not-found');
}
