import { type IncidentKind, instantOf } from '@escale/contract';

type Report = { kind: IncidentKind; account_id: string; company_id: string; device_time: string; received_at: string };

/**
 * When somebody who had asked for help told the same company that they are safe: the first time after it, or null. What
 * waited on a device may arrive in another order than it was pressed in: only what is later by both clocks counts.
 */
export function saidSafeAt(report: Report, reports: readonly Report[]): string | null {
  if (report.kind === 'safe') return null;
  const since = reports.filter(
    (one) =>
      one.kind === 'safe' &&
      one.account_id === report.account_id &&
      one.company_id === report.company_id &&
      Date.parse(one.received_at) > Date.parse(report.received_at) &&
      pressedMs(one) >= pressedMs(report),
  );
  return since.map(({ received_at }) => received_at).sort()[0] ?? null;
}

const pressedMs = ({ device_time, received_at }: Report) => instantOf(device_time) ?? Date.parse(received_at);
