import type { BodyOf, reportIncident as reportCall } from '@escale/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs.ts';
import { tell } from '../../platform/outbox.ts';
import { refuse } from '../../platform/refuse.ts';
import { findCompanyOf } from '../accounts/index.ts';
import { sayChanged } from './changed.ts';
import { deliver } from './deliver.ts';
import type { Needs } from './needs.ts';
import { sealReport } from './sealed.ts';

export type Report = BodyOf<typeof reportCall>;

/** Nobody in need presses so often; a stuck button or a script does, and every report is a mail to the desk. */
const mostPerHour = 60;

/** Keeps a report and sends it on its way to the company, in one transaction. Gives its id. */
export async function reportIncident(tx: Tx, needs: Needs, accountId: string, report: Report): Promise<string> {
  const company = (await findCompanyOf(tx, accountId)) ?? refuse('company.not-found');
  await checkPace(tx, accountId);
  if (report.tripId && !(await needs.trips.namesOf(tx, accountId, [report.tripId])).has(report.tripId)) {
    return refuse('trip.not-found');
  }
  const id = newId();
  const words = { message: report.message || null, callBack: report.callBack || null };
  await tx
    .insertInto('incidents')
    .values({
      id,
      account_id: accountId,
      company_id: company.id,
      kind: report.kind,
      ...(await sealReport(tx, needs.fields, { id, accountId }, { words, location: report.location })),
      trip_id: report.tripId ?? null,
      device_time: report.deviceTime,
      notice_version: report.noticeVersion ?? null,
      received_at: needs.clock.now().toISOString(),
      acknowledged_at: null,
      acknowledged_by: null,
      closed_at: null,
    })
    .execute();
  for (const channel of company.safety.channels) {
    await tx
      .insertInto('incident_deliveries')
      .values({ incident_id: id, channel, delivered_at: null, failed_at: null })
      .execute();
    // To the desk goes a message; that somebody there has looked is what counts as delivered.
    if (channel !== 'desk')
      await enqueue(tx, deliver, { incidentId: id, channel }, { key: `deliver ${id} ${channel}`, priority: -10 });
  }
  await tell(tx, 'incident.reported', { incidentId: id, companyId: company.id, accountId });
  await sayChanged(tx, { incidentId: id, accountId, companyId: company.id });
  return id;
}

async function checkPace(tx: Tx, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('incidents')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('received_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (count >= mostPerHour) refuse('request.too-many', { retryAfterSeconds: 600 });
}
