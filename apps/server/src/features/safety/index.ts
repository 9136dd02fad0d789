/** Safety: what travellers report to their company, how it gets there, and who at the company saw it. */
import './tables.ts';
import type { IncidentKind, MyIncident } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { AgentChair } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import { companiesWithOpenReports } from './at-desk.ts';
import { workOnDeliveries } from './deliver.ts';
import { acknowledge } from './handle-incident.ts';
import type { DeskMail, Needs } from './needs.ts';
import { presentOwn } from './read-incidents.ts';
import { type Report, reportIncident } from './report-incident.ts';
import { safetyRoutes } from './routes.ts';
import { sweepIncidents } from './sweep.ts';

export type { Report } from './report-incident.ts';
export { signatureOf } from './webhook.ts';

export type Safety = {
  /** For the demo: a report of the account's, as if it had pressed. */
  report(tx: Tx, accountId: string, report: Report): Promise<string>;
  acknowledge(tx: Tx, contactId: string, incidentId: string): Promise<void>;
  /** What a message about a report needs; null: it is erased. */
  newsOf(queries: Queries, incidentId: string): Promise<{ kind: IncidentKind } | null>;
  /** Companies of an advisor's customers at which a report for help is open: that there is one, and nothing of it. */
  companiesWithOpenReports(queries: Queries, chair: AgentChair): ReturnType<typeof companiesWithOpenReports>;
  /** Erases what has been kept for long enough; runs by itself every hour. */
  sweep(): Promise<void>;
  /** Everything about this account, for its owner. With the account all of it is deleted. */
  showAll(queries: Queries, accountId: string): Promise<MyIncident[]>;
};

export function openSafety(house: House, parts: { trips: Trips; mail: DeskMail }): Safety {
  const { db, fields, clock, master, config, outbound, log } = house;
  const needs: Needs = { db, fields, clock, master, config, outbound, log, ...parts };
  safetyRoutes(house, needs);
  workOnDeliveries(house.jobs, needs);
  const sweep = () => sweepIncidents(needs);
  house.jobs.every(60, 'safety:sweep', sweep);
  return {
    report: (tx, accountId, report) => reportIncident(tx, needs, accountId, report),
    acknowledge: (tx, contactId, incidentId) => acknowledge(tx, needs, contactId, incidentId),
    newsOf: async (queries, incidentId) =>
      (await queries.selectFrom('incidents').select('kind').where('id', '=', incidentId).executeTakeFirst()) ?? null,
    companiesWithOpenReports,
    sweep,
    async showAll(queries, accountId) {
      const rows = await queries
        .selectFrom('incidents')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return presentOwn(queries, needs, accountId, rows, 'en');
    },
  };
}
