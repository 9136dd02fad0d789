import { z } from 'zod';
import { call, ok } from './call.ts';
import { id, instant, page, pageOf } from './values.ts';

/** What an agency writes down, by what it is about. The words are the app's. */
export const auditDeedsAbout = {
  customers: [
    'customer-added',
    'customer-changed',
    'customer-removed',
    'customer-transferred',
    'customer-agreed',
    'customer-left',
    'document-needs-allowed',
    'document-needs-withdrawn',
  ],
  trips: [
    'trip-created',
    'trip-cloned',
    'trip-imported',
    'import-completed',
    'import-accepted',
    'import-settled',
    'import-read-again',
    'import-undone',
    'import-dismissed',
    'trip-drafted',
    'draft-changed',
    'draft-discarded',
    'trip-published',
    'trip-shared',
    'trip-unshared',
    'hotel-booked',
    'hotel-cancelled',
    'file-added',
  ],
  templates: ['template-kept', 'template-renamed', 'template-removed'],
  agency: [
    'agent-invited',
    'invitation-revoked',
    'agent-joined',
    'agent-removed',
    'agency-changed',
    'branding-changed',
    'image-added',
  ],
} as const;
export const auditSubjects = ['customers', 'trips', 'templates', 'agency'] as const satisfies readonly AuditSubject[];
export type AuditSubject = keyof typeof auditDeedsAbout;
export type AuditDeed = (typeof auditDeedsAbout)[AuditSubject][number];

const auditDeeds = auditSubjects.flatMap((subject): readonly AuditDeed[] => auditDeedsAbout[subject]);
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
  query: z.object({
    customerId: id.optional(),
    agentId: id.optional(),
    tripId: id.optional(),
    about: z.enum(auditSubjects).optional(),
    /** From this moment on, and before that one. */
    from: instant.optional(),
    before: instant.optional(),
    ...page,
  }),
  reply: ok(pageOf(auditEntry)),
});
