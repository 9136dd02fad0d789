import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { email, id, instant, page, pageOf, text } from './values.ts';

/** `session_` and a UUID, as the specification has it. */
export const chatSessionId = z.string().regex(/^session_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i);

export const customer = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    chatSessionId: chatSessionId.nullable(),
    managedByAgent: z.object({ id, name: z.string(), email: z.string() }),
    agency: z.object({ id, name: z.string() }),
    addedAt: instant,
    /** When they agreed to be looked after; until then the agency sees of them what it made for them itself. */
    acceptedAt: instant.nullable(),
    /** The beginning of the day (UTC) on which they last used the app; null until they have agreed. */
    lastActiveAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customer>;

const customerDraft = z.object({
  email,
  firstName: text(100),
  lastName: text(100),
  /** Left out: a new customer gets one, another keeps theirs. */
  chatSessionId: chatSessionId.nullable().optional(),
});
const params = z.object({ id });

export const listCustomers = call({
  method: 'GET',
  path: '/api/agency/travelers',
  summary: 'The customers that I look after, in the order of their names; `query`: parts of name or e-mail',
  audience: 'agent',
  query: z.object({ query: text(200).optional(), ...page }),
  reply: ok(pageOf(customer)),
});

export const getCustomer = call({
  method: 'GET',
  path: '/api/agency/travelers/{id}',
  summary: 'One customer',
  audience: 'agent',
  params,
  reply: ok(customer),
  problems: ['customer.not-found'],
});

export const addCustomer = call({
  method: 'POST',
  path: '/api/agency/travelers',
  summary: 'Add a customer',
  audience: 'agent',
  body: json(customerDraft),
  reply: created(customer),
  problems: ['customer.already-there'],
});

export const updateCustomer = call({
  method: 'PUT',
  path: '/api/agency/travelers/{id}',
  summary: 'Change a customer',
  audience: 'agent',
  params,
  body: json(customerDraft),
  reply: ok(customer),
  problems: ['customer.not-found', 'customer.already-there', 'record.changed'],
});

export const deleteCustomer = call({
  method: 'DELETE',
  path: '/api/agency/travelers/{id}',
  summary: 'Stop looking after a customer; their account stays theirs',
  audience: 'agent',
  params,
  reply: nothing,
  problems: ['customer.not-found'],
});

export const transferCustomer = call({
  method: 'PUT',
  path: '/api/agency/travelers/{id}/transfer',
  summary: 'Hand a customer to another agent of the same agency',
  audience: 'agent',
  params,
  body: json(z.object({ agentEmail: email })),
  reply: ok(customer),
  problems: ['customer.not-found', 'agent.not-found'],
});
