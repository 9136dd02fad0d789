import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import { addCustomer, deleteCustomer, transferCustomer, updateCustomer } from './change-customers.ts';
import { listCustomers } from './list-customers.ts';
import { agree, allowDocumentNeeds, leave, ownAdvisors } from './own-advisors.ts';
import { presentCustomer, presentCustomers } from './present.ts';

export function peopleRoutes({ route, clock }: Pick<House, 'route' | 'clock'>): void {
  route(calls.listCustomers, async ({ db, caller, query }) => {
    const chair = await openChair(db, caller.accountId);
    const { rows, nextCursor } = await listCustomers(db, chair, query);
    return { items: await presentCustomers(db, chair, rows), nextCursor };
  });

  route(calls.getCustomer, async ({ db, caller, params }) => {
    const chair = await openChair(db, caller.accountId);
    return presentCustomer(db, chair, await openCustomer(db, chair, params.id));
  });

  route(calls.addCustomer, async ({ tx, caller, body }) => {
    const chair = await openChair(tx, caller.accountId);
    return presentCustomer(tx, chair, await addCustomer(tx, chair, body, clock.now()));
  });

  route(calls.updateCustomer, async ({ tx, caller, params, body, mustMatch }) => {
    const chair = await openChair(tx, caller.accountId);
    return presentCustomer(tx, chair, await updateCustomer(tx, chair, params.id, body, mustMatch, clock.now()));
  });

  route(calls.deleteCustomer, async ({ tx, caller, params }) => {
    await deleteCustomer(tx, await openChair(tx, caller.accountId), params.id, clock.now());
  });

  route(calls.transferCustomer, async ({ tx, caller, params, body }) => {
    const chair = await openChair(tx, caller.accountId);
    return presentCustomer(tx, chair, await transferCustomer(tx, chair, params.id, body.agentEmail, clock.now()));
  });

  route(calls.listAdvisors, async ({ db, caller }) => ({ items: await ownAdvisors(db, caller.accountId) }));
  route(calls.agreeToAdvisor, ({ tx, caller, params }) => agree(tx, caller.accountId, params.id, clock.now()));
  route(calls.allowDocumentNeeds, ({ tx, caller, params, body }) =>
    allowDocumentNeeds(tx, caller.accountId, params.id, body.allowed, clock.now()),
  );
  route(calls.leaveAdvisor, ({ tx, caller, params }) => leave(tx, caller.accountId, params.id, clock.now()));
}
