import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { email, id, instant } from './values.ts';

export const agent = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    /** Invites and removes agents, and reads what everybody did. */
    admin: z.boolean(),
    since: instant,
    /** How many customers they manage. */
    customers: z.int(),
    you: z.boolean(),
  })
  .meta({ id: 'Agent' });
export type Agent = z.infer<typeof agent>;

export const agentInvitation = z
  .object({ id, email: z.string(), admin: z.boolean(), invitedAt: instant, expiresAt: instant })
  .meta({ id: 'AgentInvitation' });
export type AgentInvitation = z.infer<typeof agentInvitation>;

export const agencyTeam = z
  .object({
    agency: z.object({
      id,
      name: z.string(),
      /** Every agent sees all customers of the agency; otherwise those that they manage themselves. */
      customersShared: z.boolean(),
    }),
    agents: z.array(agent),
    /** Those that still wait for an answer; for admins. */
    invitations: z.array(agentInvitation),
  })
  .meta({ id: 'AgencyTeam' });
export type AgencyTeam = z.infer<typeof agencyTeam>;

const params = z.object({ id });

export const getTeam = call({
  method: 'GET',
  path: '/api/agency/team',
  summary: 'The agents of my agency',
  audience: 'agent',
  reply: ok(agencyTeam),
});

export const updateTeam = call({
  method: 'PUT',
  path: '/api/agency/team',
  summary: 'Decide whether the agents of the agency share their customers',
  audience: 'agent',
  body: json(z.object({ customersShared: z.boolean() })),
  reply: nothing,
  problems: ['agency.not-an-admin'],
});

export const inviteAgent = call({
  method: 'POST',
  path: '/api/agency/invitations',
  summary: 'Invite somebody to be an agent; a mail with a link is sent. An earlier invitation of the same address ends',
  audience: 'agent',
  body: json(z.object({ email, admin: z.boolean().default(false) })),
  reply: created(agentInvitation),
  problems: ['agency.not-an-admin', 'agent.already-there', 'request.too-many'],
});

export const revokeInvitation = call({
  method: 'DELETE',
  path: '/api/agency/invitations/{id}',
  summary: 'Take an invitation back: its link opens nothing any more',
  audience: 'agent',
  params,
  reply: nothing,
  problems: ['agency.not-an-admin', 'invitation.not-found'],
});

export const removeAgent = call({
  method: 'DELETE',
  path: '/api/agency/agents/{id}',
  summary: 'End somebody’s work for the agency at once; their customers go to the one named by `successorId`',
  audience: 'agent',
  params,
  query: z.object({ successorId: id.optional() }),
  reply: nothing,
  problems: ['agency.not-an-admin', 'agent.not-found', 'agent.has-customers', 'agent.last-admin'],
});

const token = json(z.object({ token: z.string().min(1).max(100) }));

export const lookAtInvitation = call({
  method: 'POST',
  path: '/api/my/agency-invitations/look',
  summary: 'What the link of an invitation offers',
  audience: 'account',
  body: token,
  reply: ok(
    z.object({
      agency: z.string(),
      invitedBy: z.string().nullable(),
      expiresAt: instant,
      /** It was sent to an address that this account has proven. */
      forYou: z.boolean(),
    }),
  ),
  problems: ['invitation.not-found'],
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/api/my/agency-invitations/accept',
  summary: 'Become an agent of the agency that invited me',
  audience: 'account',
  body: token,
  reply: nothing,
  problems: ['invitation.not-found', 'invitation.other-address', 'agent.elsewhere'],
});
