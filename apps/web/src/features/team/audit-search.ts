import type { calls } from 'virtual:contract';
import type { AuditSubject, Sent } from '@escale/contract';

/** The log's filters, as they stand in the address. Days are the reader's own. */
export type AuditSearch = {
  customer?: string;
  agent?: string;
  about?: AuditSubject;
  /** The first and the last day, `2026-12-03`. */
  from?: string;
  until?: string;
};

export const auditSubjects = ['customers', 'trips', 'templates', 'agency'] as const satisfies readonly AuditSubject[];

type Asked = NonNullable<Sent<NonNullable<(typeof calls.listAudit)['contract']>>['query']>;

export function askedBy({ customer, agent, about, from, until }: AuditSearch): Asked {
  return {
    ...(customer && { customerId: customer }),
    ...(agent && { agentId: agent }),
    ...(about && { about }),
    ...(from && { from: beginOf(from, 0) }),
    ...(until && { before: beginOf(until, 1) }),
    limit: 50,
  };
}

/** The moment at which a day begins here, or one so many days later. */
function beginOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
