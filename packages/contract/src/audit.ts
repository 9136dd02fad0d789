import { z } from 'zod';
import { call, ok } from './call.ts';
import { id, instant, page, pageOf } from './values.ts';

/** What an agency writes down. The words for them are the app's. */
export const auditDeeds = [
  'customer-added',
  'customer-changed',
  'customer-removed',
  'customer-transferred',
  'customer-agreed',
  'customer-left',
  'agent-invited',
  'invitation-revoked',
  'agent-joined',
  'agent-removed',
  'agency-changed',
  'trip-opened',
  'trip-created',
  'trip-cloned',
  'trip-imported',
  'trip-drafted',
  'draft-discarded',
  'trip-published',
  'trip-shared',
  'file-added',
  'template-kept',
  'template-removed',
  'branding-changed',
] as const;
export type AuditDeed = (typeof auditDeeds)[number];

/** Names are looked up when the log is read: null is somebody who is gone, or who is not for this reader. */
const named = z.object({ id, name: z.string().nullable() });

export const auditEntry = z
  .object({
    id,
    at: instant,
    deed: z.enum(auditDeeds),
    /** Null: the operator of the installation. */
    by: named.nullable(),
    customer: named.nullable(),
    /** The other advisor whom it concerns. */
    agent: named.nullable(),
    tripId: id.nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = call({
  method: 'GET',
  path: '/api/agency/audit',
  summary:
    'Who did what for which customer, newest first: all of the agency for its admins, one’s own for other agents',
  audience: 'agent',
  query: z.object({ customerId: id.optional(), agentId: id.optional(), ...page }),
  reply: ok(pageOf(auditEntry)),
});
