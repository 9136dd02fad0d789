/** The agency's people: customers, the advisors who look after them, and who becomes one. */
import './tables.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { openChair } from '../accounts/index.ts';
import { forgetAccount, showAll } from './forget-account.ts';
import { addCustomer, type CustomerDraft } from './people/change-customers.ts';
import { agree, allowDocumentNeeds, whoAsks } from './people/own-advisors.ts';
import { peopleRoutes } from './people/routes.ts';
import { forgetExpired } from './team/invitations.ts';
import { teamRoutes } from './team/routes.ts';

export { invite, revoke } from './team/invitations.ts';
export { findAgency, removeAgent, shareCustomers, teamOf } from './team/team.ts';

export type Agency = {
  /** For the demo: a customer of an advisor's, as if added then; and as if the account had let the agency look after it. */
  add(tx: Tx, agentId: string, draft: CustomerDraft, at: Date): Promise<{ id: string; accountId: string }>;
  agree(tx: Tx, accountId: string, customerId: string, at: Date): Promise<void>;
  /** For the demo: as if the account had switched it on. */
  allowDocumentNeeds(tx: Tx, accountId: string, customerId: string, at: Date): Promise<void>;
  /** What a message to a new customer needs; null: they have answered, or the agency no longer asks. */
  newsOf(queries: Queries, customerId: string): Promise<{ by: string; agency: string } | null>;
  showAll(queries: Queries, accountId: string): ReturnType<typeof showAll>;
  forget(tx: Tx, accountId: string): Promise<void>;
};

export function openAgency(house: House): Agency {
  peopleRoutes(house);
  teamRoutes(house);
  house.jobs.every(60, 'invitations:sweep', () => forgetExpired(house.db.query, house.clock.now()));
  return {
    async add(tx, agentId, draft, at) {
      const row = await addCustomer(tx, await openChair(tx, agentId), draft, at);
      return { id: row.id, accountId: row.account_id };
    },
    agree,
    allowDocumentNeeds: (tx, accountId, customerId, at) => allowDocumentNeeds(tx, accountId, customerId, true, at),
    newsOf: whoAsks,
    showAll,
    forget: (tx, accountId) => forgetAccount(tx, accountId, house.clock.now()),
  };
}
