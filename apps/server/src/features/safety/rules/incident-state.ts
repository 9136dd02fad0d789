import type { IncidentChannel, IncidentState } from '@escale/contract';

type Course = { acknowledgedAt: string | null; closedAt: string | null };
type Delivery = { channel: IncidentChannel; deliveredAt: string | null; failedAt: string | null };

/** What became of a report, from what happened to it. */
export function stateOf({ acknowledgedAt, closedAt }: Course, deliveredAt: string | null): IncidentState {
  if (closedAt) return 'closed';
  if (acknowledgedAt) return 'acknowledged';
  return deliveredAt ? 'delivered' : 'received';
}

/** The first time that it reached the company, by whichever way. */
export function firstDelivery(deliveries: readonly Delivery[]): string | null {
  return deliveries.flatMap(({ deliveredAt }) => deliveredAt ?? []).sort()[0] ?? null;
}

/**
 * Whether the person should be told to try another way: it has reached nobody, and each way out has failed or there is
 * none. It is still tried again, so this may turn.
 */
export function isUndelivered(course: Course, deliveries: readonly Delivery[]): boolean {
  if (course.acknowledgedAt || course.closedAt || firstDelivery(deliveries)) return false;
  const waysOut = deliveries.filter(({ channel }) => channel !== 'desk');
  return waysOut.length > 0 ? waysOut.every(({ failedAt }) => failedAt !== null) : deliveries.length === 0;
}
