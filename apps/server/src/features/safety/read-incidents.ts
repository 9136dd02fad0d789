import type { Incident, IncidentSummary, Language, MyIncident } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import { maySeeWhereabouts } from '../../platform/policy.ts';
import { companyDesk, findAccount, namesOf } from '../accounts/index.ts';
import { nearestTo } from './nearest.ts';
import type { Needs } from './needs.ts';
import { firstDelivery, isUndelivered, stateOf } from './rules/incident-state.ts';
import { erasedAt, reopenUntil } from './rules/retention.ts';
import { saidSafeAt } from './rules/said-safe.ts';
import { noteOpener, openerOf } from './sealed.ts';
import type { DeliveryRow, IncidentRow, LogRow } from './tables.ts';

/** What belongs to these rows: how they got there, what was done, and what everybody is called. */
async function around(queries: Queries, rows: readonly IncidentRow[]) {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return { deliveries: [], log: [], safes: [], nameOf: () => null };
  const [deliveries, log, safes] = await Promise.all([
    queries.selectFrom('incident_deliveries').selectAll().where('incident_id', 'in', ids).execute(),
    queries.selectFrom('incident_log').selectAll().where('incident_id', 'in', ids).orderBy('id').execute(),
    safeReports(
      queries,
      rows.map((row) => row.account_id),
    ),
  ]);
  const people = [...rows.flatMap((row) => [row.account_id, row.acknowledged_by]), ...log.map((one) => one.account_id)];
  const names = await namesOf(queries, [...new Set(people.filter((id) => id !== null))]);
  return { deliveries, log, safes, nameOf: (id: string | null) => (id && names.get(id)?.name) || null };
}

/** What these people reported when they were safe. */
export function safeReports(queries: Queries, accountIds: readonly string[]) {
  return queries
    .selectFrom('incidents')
    .select(['kind', 'account_id', 'company_id', 'device_time', 'received_at'])
    .where('kind', '=', 'safe')
    .where('account_id', 'in', [...new Set(accountIds)])
    .execute();
}

type Around = Awaited<ReturnType<typeof around>>;

function courseOf(row: IncidentRow, { deliveries, safes, nameOf }: Around) {
  const deliveredAt = firstDelivery(deliveriesOf(row, deliveries));
  const course = { acknowledgedAt: row.acknowledged_at, closedAt: row.closed_at };
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(course, deliveredAt),
    receivedAt: row.received_at,
    deliveredAt,
    ...course,
    acknowledgedBy: nameOf(row.acknowledged_by),
    saidSafeAt: saidSafeAt(row, safes),
  };
}

function deliveriesOf(row: IncidentRow, all: readonly DeliveryRow[]) {
  return all
    .filter((one) => one.incident_id === row.id)
    .map((one) => ({ channel: one.channel, deliveredAt: one.delivered_at, failedAt: one.failed_at }));
}

function logOf(row: IncidentRow, { log, nameOf }: Around) {
  return log
    .filter((one) => one.incident_id === row.id)
    .map(({ id, deed, account_id, at }) => ({ id, deed, by: nameOf(account_id), at }));
}

/** A traveller's own reports, as they see them. */
export async function presentOwn(
  queries: Queries,
  needs: Pick<Needs, 'fields'>,
  accountId: string,
  rows: readonly IncidentRow[],
  language: Language,
): Promise<MyIncident[]> {
  const with_ = await around(queries, rows);
  const open = await openerOf(queries, needs.fields, accountId);
  return rows.map((row) => {
    const course = courseOf(row, with_);
    const deliveries = deliveriesOf(row, with_.deliveries);
    const { message, callBack, location } = open(row);
    return {
      ...course,
      undelivered: isUndelivered(course, deliveries),
      deliveries,
      message,
      callBack,
      location,
      nearest: nearestTo(location, language),
      log: logOf(row, with_),
    };
  });
}

/** Lines of the desk's list: no place in them, because whoever sees one is written down. */
export async function presentSummaries(queries: Queries, rows: readonly IncidentRow[]): Promise<IncidentSummary[]> {
  const with_ = await around(queries, rows);
  return rows.map((row) => ({
    ...courseOf(row, with_),
    person: { name: with_.nameOf(row.account_id) ?? '' },
    version: row.version,
  }));
}

/** One incident for the desk. Where its person is and should be only while it is open. */
export async function presentIncident(
  queries: Queries,
  needs: Needs,
  row: IncidentRow,
  language: Language,
): Promise<Incident> {
  const with_ = await around(queries, [row]);
  const [account, desk, open, openNote] = await Promise.all([
    findAccount(queries, row.account_id),
    companyDesk(queries, needs.master, row.company_id),
    openerOf(queries, needs.fields, row.account_id),
    noteOpener(queries, needs.fields, row.account_id),
  ]);
  const { message, callBack, location } = open(row);
  const seen = maySeeWhereabouts({ closedAt: row.closed_at });
  return {
    ...courseOf(row, with_),
    person: {
      name: with_.nameOf(row.account_id) ?? '',
      email: account?.email ?? '',
      phone: account?.mobilePhone ?? account?.businessMobilePhone ?? null,
    },
    callBack,
    message,
    deviceTime: row.device_time,
    location: seen ? location : null,
    nearest: seen ? nearestTo(location, language) : null,
    expected: seen ? await needs.trips.expectedPlaces(queries, row.account_id) : [],
    deliveries: deliveriesOf(row, with_.deliveries),
    notes: with_.log.flatMap((one) => notesOf(one, with_, openNote)),
    log: logOf(row, with_),
    reopenUntil: row.closed_at && reopenUntil(row.closed_at).toISOString(),
    erasedAt: row.closed_at && erasedAt(row.closed_at, desk.keptDays).toISOString(),
    version: row.version,
  };
}

function notesOf(one: LogRow, { nameOf }: Around, open: (id: string, sealed: Buffer) => string | null) {
  const text = one.note && open(one.id, one.note);
  return text ? [{ id: one.id, by: nameOf(one.account_id), text, at: one.at }] : [];
}
