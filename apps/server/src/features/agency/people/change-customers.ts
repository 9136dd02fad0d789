import { randomUUID } from 'node:crypto';
import type { BodyOf, calls } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { publish } from '../../../platform/live.ts';
import { tell } from '../../../platform/outbox.ts';
import { refuse } from '../../../platform/refuse.ts';
import {
  type AgentChair,
  agentsOf,
  type CustomerRow,
  findAccountByEmail,
  findOrCreateAccount,
  openCustomer,
} from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { searchText, sortName } from '../rules/fold.ts';
import { sameEmail } from '../rules/same-email.ts';

export type CustomerDraft = BodyOf<typeof calls.addCustomer>;

/**
 * Takes somebody on. Where the address has no account one is made, and whether there was one does not show: the row says
 * what was typed here, and opens nothing of the person's until they agree.
 */
export async function addCustomer(tx: Tx, chair: AgentChair, draft: CustomerDraft, now: Date): Promise<CustomerRow> {
  const account = await findOrCreateAccount(tx, draft.email, draft);
  const row = await tx
    .insertInto('customers')
    .values({
      id: newId(),
      agency_id: chair.agency.id,
      account_id: account.id,
      agent_id: chair.agentId,
      ...written(draft),
      chat_session_id: draft.chatSessionId === undefined ? `session_${randomUUID()}` : draft.chatSessionId,
      added_at: now.toISOString(),
      accepted_at: null,
    })
    // Whichever of the two ways of being the same person: a colleague may be adding them in this moment.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return refuse('customer.already-there');
  await note(tx, chair, 'customer-added', row, now);
  await tell(tx, 'customer.added', { customerId: row.id, accountId: account.id, byAccountId: chair.agentId });
  await sayTo(tx, row);
  return row;
}

/** An address says who it is: with another person's address the agency no longer reaches the one of before. */
export async function updateCustomer(
  tx: Tx,
  chair: AgentChair,
  customerId: string,
  draft: CustomerDraft,
  mustMatch: (version: number) => void,
  now: Date,
): Promise<CustomerRow> {
  const before = await openCustomer(tx, chair, customerId);
  mustMatch(before.version);
  const account = await findOrCreateAccount(tx, draft.email, draft);
  const isOther = account.id !== before.account_id;
  const { same_email } = written(draft);
  const twin = await tx
    .selectFrom('customers')
    .select('id')
    .where('agency_id', '=', chair.agency.id)
    .where('id', '<>', before.id)
    .where((where) => where.or([where('account_id', '=', account.id), where('same_email', '=', same_email)]))
    .executeTakeFirst();
  if (twin) return refuse('customer.already-there');
  const row = await tx
    .updateTable('customers')
    .set({
      ...written(draft),
      account_id: account.id,
      chat_session_id: draft.chatSessionId === undefined ? before.chat_session_id : draft.chatSessionId,
      ...(isOther && { accepted_at: null, document_needs_allowed: false }),
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(tx, chair, 'customer-changed', row, now);
  if (isOther) {
    await tell(tx, 'customer.removed', {
      customerId: before.id,
      agencyId: before.agency_id,
      accountId: before.account_id,
    });
    await publish(tx, before.account_id, { what: 'customers' });
    await tell(tx, 'customer.added', { customerId: row.id, accountId: account.id, byAccountId: chair.agentId });
  }
  await sayTo(tx, row);
  return row;
}

/** The agency no longer looks after them, from the next request on. Their account and their trips stay theirs. */
export async function deleteCustomer(tx: Tx, chair: AgentChair, customerId: string, now: Date): Promise<void> {
  const row = await openCustomer(tx, chair, customerId);
  await note(tx, chair, 'customer-removed', row, now);
  await dropCustomer(tx, row);
}

export async function dropCustomer(tx: Tx, row: CustomerRow): Promise<void> {
  await tx.deleteFrom('customers').where('id', '=', row.id).execute();
  await tell(tx, 'customer.removed', { customerId: row.id, agencyId: row.agency_id, accountId: row.account_id });
  await sayTo(tx, row);
}

/** Hands a customer on. Nobody, somebody elsewhere, and whoever has them already sound the same. */
export async function transferCustomer(
  tx: Tx,
  chair: AgentChair,
  customerId: string,
  agentEmail: string,
  now: Date,
): Promise<CustomerRow> {
  const before = await openCustomer(tx, chair, customerId);
  const account = await findAccountByEmail(tx, agentEmail);
  const taker =
    account &&
    (await tx
      .selectFrom('agents')
      .select('account_id')
      .where('account_id', '=', account.id)
      .where('agency_id', '=', chair.agency.id)
      // Whoever is being removed in this moment takes nobody over.
      .forShare()
      .executeTakeFirst());
  if (!taker || taker.account_id === before.agent_id) return refuse('agent.not-found');
  const row = await tx
    .updateTable('customers')
    .set({ agent_id: taker.account_id, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(tx, chair, 'customer-transferred', row, now, taker.account_id);
  await tell(tx, 'customer.transferred', {
    customerId: row.id,
    accountId: row.account_id,
    fromAgentId: before.agent_id,
    toAgentId: taker.account_id,
  });
  await publish(tx, before.agent_id, { what: 'customers' });
  await sayTo(tx, row);
  return row;
}

function written(draft: CustomerDraft) {
  return {
    email: draft.email,
    first_name: draft.firstName,
    last_name: draft.lastName,
    same_email: sameEmail(draft.email),
    search: searchText(draft),
    sort_name: sortName(draft),
  };
}

async function note(
  tx: Tx,
  chair: AgentChair,
  deed: 'customer-added' | 'customer-changed' | 'customer-removed' | 'customer-transferred',
  row: CustomerRow,
  now: Date,
  agentId?: string,
): Promise<void> {
  const { agentId: byAccountId, agency } = chair;
  await writeAudit(tx, { agencyId: agency.id, byAccountId, deed, customerId: row.id, agentId }, now);
}

/** Open pages of those who see the customer, and the customer's own. */
export async function sayTo(tx: Tx, row: CustomerRow): Promise<void> {
  for (const agentId of await agentsOf(tx, row)) await publish(tx, agentId, { what: 'customers' });
  await publish(tx, row.account_id, { what: 'customers' });
}
