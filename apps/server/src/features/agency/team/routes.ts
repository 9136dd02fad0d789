import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { openChair } from '../../accounts/index.ts';
import { accept, invitationsOf, invite, lookAt, revoke } from './invitations.ts';
import { agentsOfAgency, openAdmin, removeAgent, shareCustomers } from './team.ts';

export function teamRoutes({ route, clock, mailLater, config }: House): void {
  const now = () => clock.now();

  route(calls.getTeam, async ({ db, caller }) => {
    const chair = await openChair(db, caller.accountId);
    return {
      agency: { ...chair.agency, customersShared: chair.sees === 'all' },
      agents: await agentsOfAgency(db, chair.agency.id, caller.accountId),
      invitations: chair.admin ? await invitationsOf(db, chair.agency.id, now()) : [],
    };
  });

  route(calls.updateTeam, async ({ tx, caller, body }) => {
    const { agency } = await openAdmin(tx, caller.accountId);
    await shareCustomers(tx, agency.id, body.customersShared, caller.accountId, now());
  });

  route(calls.inviteAgent, async ({ tx, caller, body }) => {
    const { agency } = await openAdmin(tx, caller.accountId);
    const asked = { ...body, agency, byAccountId: caller.accountId };
    // The link goes by mail alone: who invites must not be able to accept.
    const { link: _, ...invitation } = await invite(tx, { mailLater, publicUrl: config.publicUrl }, asked, now());
    return invitation;
  });

  route(calls.revokeInvitation, async ({ tx, caller, params }) => {
    const { agency } = await openAdmin(tx, caller.accountId);
    await revoke(tx, agency.id, params.id, caller.accountId, now());
  });

  route(calls.removeAgent, async ({ tx, caller, params, query }) => {
    const { agency } = await openAdmin(tx, caller.accountId);
    const by = { successorId: query.successorId ?? null, byAccountId: caller.accountId };
    await removeAgent(tx, agency.id, params.id, by, now());
  });

  route(calls.lookAtInvitation, ({ tx, caller, body }) => lookAt(tx, caller.accountId, body.token, now()));
  route(calls.acceptInvitation, ({ tx, caller, body }) => accept(tx, caller.accountId, body.token, now()));
}
