import { calls } from '@escale/contract';
import { findChair } from '../../src/features/accounts/index.ts';
import { makeCompany } from '../../testing/company.ts';
import { makeCustomer } from '../../testing/makers.ts';
import type { TestServer } from '../../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../../testing/sign-in.ts';
import { leasPhone } from './markers.ts';
import type { Role } from './row.ts';

export type People = Record<Exclude<Role, 'anonymous'>, SignedIn>;

/** Everybody with a token from before: Felix looked after Léa with his, and is no advisor any more. */
export async function makePeople(server: TestServer): Promise<People> {
  const agent = await signInAgent(server, 'ana@agency.example');
  const formerAgent = await signInColleague(server, agent, 'felix@agency.example');
  const people: People = {
    owner: await signIn(server, 'lea.owner@example.com'),
    primary: await signIn(server, 'max@example.com', { name: 'Max Weber' }),
    fellow: await signIn(server, 'nils@example.com', { name: 'Nils Berg' }),
    stranger: await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' }),
    agent,
    colleague: await signInColleague(server, agent, 'bruno@agency.example'),
    otherAgent: await signInAgent(server, 'carla@other.example', 'Other Travel'),
    formerAgent,
    contact: await signIn(server, 'nora@example.com', { name: 'Nora Lind' }),
  };
  const name = { firstName: 'Léa', lastName: 'Martin' };
  await people.owner.send(calls.updateAccountDetails, { body: { ...name, mobilePhone: leasPhone } });
  await makeCompany(server, { travellers: [people.owner], contacts: [people.contact] });

  await makeCustomer(formerAgent, people.owner);
  const chair = await findChair(server.app.house.db.query, agent.accountId);
  if (!chair?.admin) throw new Error('Ana administers her agency');
  const removed = await agent.send(calls.removeAgent, {
    params: { id: formerAgent.accountId },
    query: { successorId: agent.accountId },
  });
  if (removed.status !== 204) throw new Error(`Felix is still there: ${removed.status}`);
  return people;
}
