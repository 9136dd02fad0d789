import { z } from 'zod';
import { call, json, nothing, ok } from './call.ts';
import { id, instant } from './values.ts';

/** An agency that looks after the person, or would like to. */
export const advisor = z
  .object({
    id,
    agency: z.string(),
    agent: z.object({ name: z.string(), email: z.string() }),
    addedAt: instant,
    /** Null: the person has not agreed, and the agency sees nothing of theirs but what it made for them itself. */
    agreedAt: instant.nullable(),
    /** It is told when a document of mine ends too soon for a trip: that, and nothing of the document. */
    documentNeedsAllowed: z.boolean(),
  })
  .meta({ id: 'Advisor' });
export type Advisor = z.infer<typeof advisor>;

const params = z.object({ id });

export const listAdvisors = call({
  method: 'GET',
  path: '/api/my/advisors',
  summary: 'The agencies that look after me, or would like to',
  audience: 'account',
  reply: ok(z.object({ items: z.array(advisor) })),
});

export const agreeToAdvisor = call({
  method: 'PUT',
  path: '/api/my/advisors/{id}',
  summary: 'Let an agency look after me: its agents see my trips, but no personal events and no documents',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['advisor.not-found'],
});

export const allowDocumentNeeds = call({
  method: 'PUT',
  path: '/api/my/advisors/{id}/document-needs',
  summary: 'Let an agency know that a document of mine ends too soon for a trip, or no longer. Never which, nor when',
  audience: 'account',
  params,
  body: json(z.object({ allowed: z.boolean() })),
  reply: nothing,
  problems: ['advisor.not-found'],
});

export const leaveAdvisor = call({
  method: 'DELETE',
  path: '/api/my/advisors/{id}',
  summary: 'Refuse or leave an agency: it sees nothing of me any more, at once',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['advisor.not-found'],
});
