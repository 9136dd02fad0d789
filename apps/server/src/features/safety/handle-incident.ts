import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { openIncident } from './access.ts';
import { sayChanged } from './changed.ts';
import { note as noteDelivery } from './deliver.ts';
import type { Needs } from './needs.ts';
import { reopenUntil } from './rules/retention.ts';
import { sealNote } from './sealed.ts';
import type { IncidentDeed, IncidentRow } from './tables.ts';

/** What one contact looks at again within this time is the same look. */
const sameLookMs = 15 * 60_000;

/** Somebody at the company sees it: written down, and for the desk that is when it was delivered. */
export async function lookAt(tx: Tx, needs: Needs, contactId: string, incidentId: string): Promise<IncidentRow> {
  const row = await openIncident(tx, contactId, incidentId);
  const now = needs.clock.now();
  const before = await tx
    .selectFrom('incident_log')
    .select('id')
    .where('incident_id', '=', incidentId)
    .where('account_id', '=', contactId)
    .where('deed', '=', 'looked')
    .where('at', '>', new Date(now.getTime() - sameLookMs).toISOString())
    .executeTakeFirst();
  if (before) return row;
  await log(tx, needs, row, contactId, 'looked');
  await noteDelivery(tx, row, 'desk', { delivered_at: now.toISOString() });
  return row;
}

/** Whoever does it first stays its name; again changes nothing. */
export async function acknowledge(tx: Tx, needs: Needs, contactId: string, incidentId: string): Promise<void> {
  const row = await openIncident(tx, contactId, incidentId);
  if (row.acknowledged_at || row.closed_at) return;
  const at = needs.clock.now().toISOString();
  await change(tx, row, { acknowledged_at: at, acknowledged_by: contactId });
  await log(tx, needs, row, contactId, 'acknowledged');
  await tell(tx, 'incident.acknowledged', { incidentId, accountId: row.account_id, byAccountId: contactId });
}

export async function addNote(
  tx: Tx,
  needs: Needs,
  contactId: string,
  incidentId: string,
  text: string,
): Promise<void> {
  const row = await openIncident(tx, contactId, incidentId);
  await log(tx, needs, row, contactId, 'noted', text);
  await change(tx, row, {});
}

/** From now on the company does not see where the traveller is. */
export async function close(tx: Tx, needs: Needs, contactId: string, incidentId: string): Promise<void> {
  const row = await openIncident(tx, contactId, incidentId);
  if (row.closed_at) return;
  await change(tx, row, { closed_at: needs.clock.now().toISOString() });
  await log(tx, needs, row, contactId, 'closed');
  await tell(tx, 'incident.closed', { incidentId, accountId: row.account_id, byAccountId: contactId });
}

export async function reopen(tx: Tx, needs: Needs, contactId: string, incidentId: string): Promise<void> {
  const row = await openIncident(tx, contactId, incidentId);
  if (!row.closed_at) return;
  if (needs.clock.now() > reopenUntil(row.closed_at)) refuse('incident.closed-for-good');
  await change(tx, row, { closed_at: null });
  await log(tx, needs, row, contactId, 'reopened');
}

/** Somebody takes their own location back; whoever else has it does not get it here again. */
export async function removeLocation(tx: Tx, accountId: string, incidentId: string): Promise<void> {
  const row = await tx
    .selectFrom('incidents')
    .selectAll()
    .where('id', '=', incidentId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('incident.not-found');
  if (row.location) await change(tx, row, { location: null });
}

type Change = Partial<Pick<IncidentRow, 'acknowledged_at' | 'acknowledged_by' | 'closed_at' | 'location'>>;

export async function change(tx: Tx, row: IncidentRow, to: Change): Promise<void> {
  await tx
    .updateTable('incidents')
    .set({ ...to, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await sayChanged(tx, { incidentId: row.id, accountId: row.account_id, companyId: row.company_id });
}

/** `contactId` null: it happened by itself. */
export async function log(
  tx: Tx,
  { clock, fields }: Needs,
  row: IncidentRow,
  contactId: string | null,
  deed: IncidentDeed,
  text?: string,
): Promise<void> {
  const id = newId();
  const note = text === undefined ? null : await sealNote(tx, fields, row.account_id, id, text);
  await tx
    .insertInto('incident_log')
    .values({ id, incident_id: row.id, account_id: contactId, deed, note, at: clock.now().toISOString() })
    .execute();
}
