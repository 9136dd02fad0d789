import type { IncidentChannel, IncidentLocation } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { tell } from '../../platform/outbox.ts';
import { type CompanyDesk, companyDesk, findAccount } from '../accounts/index.ts';
import { sayChanged } from './changed.ts';
import { deskMail } from './desk-mail.ts';
import { nearestTo } from './nearest.ts';
import type { Needs } from './needs.ts';
import { isUndelivered } from './rules/incident-state.ts';
import { openerOf } from './sealed.ts';
import type { IncidentRow } from './tables.ts';
import { postToWebhook } from './webhook.ts';

/** To one of the company's ways; tried after 3, 10, 30 seconds and so on, for about nine hours. */
export const deliver = defineJob<{ incidentId: string; channel: Exclude<IncidentChannel, 'desk'> }>('safety:deliver', {
  maxAttempts: 11,
});

/** What is told to the company. */
export type ToldIncident = {
  readonly id: string;
  readonly kind: IncidentRow['kind'];
  readonly receivedAt: string;
  readonly deviceTime: string;
  readonly person: { readonly name: string; readonly email: string; readonly phone: string | null };
  readonly callBack: string | null;
  readonly message: string | null;
  readonly location: IncidentLocation | null;
  readonly nearest: ReturnType<typeof nearestTo>;
  /** The incident's page, for the safety contacts. */
  readonly page: string;
};

export function workOnDeliveries(jobs: Jobs, needs: Needs): void {
  jobs.work(deliver, async ({ incidentId, channel }, { attempt }) => {
    const told = await tellable(needs, incidentId);
    if (!told) return;
    try {
      if (channel === 'webhook') await postToWebhook(needs, told.desk, told.incident);
      else await mailToDesk(needs, told.desk, told.incident);
    } catch (error) {
      await needs.db.transact(async (tx) => {
        await note(tx, told.row, channel, { failed_at: needs.clock.now().toISOString() });
        if (attempt === warnAfter) await warn(tx, told.row);
      });
      throw error;
    }
    const delivered = { delivered_at: needs.clock.now().toISOString(), failed_at: null };
    await needs.db.transact((tx) => note(tx, told.row, channel, delivered));
  });
}

async function mailToDesk({ mail, clock }: Needs, desk: CompanyDesk, incident: ToldIncident): Promise<void> {
  if (!desk.email) throw new Error('the company has no security mailbox any more');
  const usefulUntil = new Date(clock.now().getTime() + 7 * 86_400_000).toISOString();
  await mail.send({ to: desk.email, ...deskMail(incident, desk.name), usefulUntil });
}

/** Null: its person or its retention has erased it meanwhile, and nobody is told of it any more. */
async function tellable(needs: Needs, incidentId: string) {
  const { db, master, fields, config } = needs;
  const row = await db.query.selectFrom('incidents').selectAll().where('id', '=', incidentId).executeTakeFirst();
  const account = row && (await findAccount(db.query, row.account_id));
  if (!row || !account) return null;
  const desk = await companyDesk(db.query, master, row.company_id);
  const { location, message, callBack } = (await openerOf(db.query, fields, row.account_id))(row);
  const shown = row.closed_at ? null : location;
  const incident: ToldIncident = {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    deviceTime: row.device_time,
    person: {
      name: `${account.firstName} ${account.lastName}`.trim() || account.email,
      email: account.email,
      phone: account.mobilePhone ?? account.businessMobilePhone,
    },
    callBack,
    message,
    location: shown,
    nearest: nearestTo(shown, 'en'),
    page: `${config.publicUrl}/safety/desk/${row.id}`,
  };
  return { row, desk, incident };
}

/** Half a minute of trying: by then the person should know that nobody at the company does. */
const warnAfter = 4;

async function warn(tx: Tx, row: IncidentRow): Promise<void> {
  const rows = await tx.selectFrom('incident_deliveries').selectAll().where('incident_id', '=', row.id).execute();
  const deliveries = rows.map((one) => ({
    channel: one.channel,
    deliveredAt: one.delivered_at,
    failedAt: one.failed_at,
  }));
  const course = { acknowledgedAt: row.acknowledged_at, closedAt: row.closed_at };
  if (!isUndelivered(course, deliveries)) return;
  await tell(tx, 'incident.undelivered', { incidentId: row.id, accountId: row.account_id });
}

/** Writes down how it went, unless it had got there before. */
export async function note(
  tx: Tx,
  of: Pick<IncidentRow, 'id' | 'account_id' | 'company_id'>,
  channel: IncidentChannel,
  outcome: { delivered_at?: string; failed_at?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('incident_deliveries')
    .set(outcome)
    .where('incident_id', '=', of.id)
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await sayChanged(tx, { incidentId: of.id, accountId: of.account_id, companyId: of.company_id });
}
