/** The agency's people: customers, the advisors who look after them, and who becomes one. */
import './tables.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { forgetAccount, showAll } from './forget-account.ts';
import { peopleRoutes } from './people/routes.ts';
import { forgetExpired } from './team/invitations.ts';
import { teamRoutes } from './team/routes.ts';

export { invite, revoke } from './team/invitations.ts';
export { findAgency, removeAgent, shareCustomers, teamOf } from './team/team.ts';

export type Agency = {
  showAll(queries: Queries, accountId: string): ReturnType<typeof showAll>;
  forget(tx: Tx, accountId: string): Promise<void>;
};

export function openAgency(house: House): Agency {
  peopleRoutes(house);
  teamRoutes(house);
  house.jobs.every(60, 'invitations:sweep', () => forgetExpired(house.db.query, house.clock.now()));
  return {
    showAll,
    forget: (tx, accountId) => forgetAccount(tx, accountId, house.clock.now()),
  };
}
