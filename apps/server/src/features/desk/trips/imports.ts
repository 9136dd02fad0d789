import type { AgencyImport } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { KeptFile } from '../../../platform/files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, customersAmong, namesOf, openChair, openCustomer } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { DeskImport, DeskImports } from '../../imports/index.ts';
import { customerName } from '../customer-name.ts';
import type { Needs } from '../needs.ts';

type Brought = { file: KeptFile; name: string; userId: string; tripId?: string | undefined };

/** A document for a customer: read and placed among their trips, and shown to whoever brought it. Gives the import's id. */
export async function importForCustomer(tx: Tx, needs: Needs, agentId: string, brought: Brought): Promise<string> {
  const { trips, imports, clock } = needs;
  const chair = await openChair(tx, agentId);
  const customer = await openCustomer(tx, chair, brought.userId);
  const { file, name, tripId = null } = brought;
  if (tripId) {
    const { customers } = await trips.desk.open(tx, chair, tripId, 'import-into');
    // A trip of somebody else's, whom the advisor also looks after, is not this customer's.
    if (!customers.some((of) => of.customer.id === customer.id)) return refuse('trip.not-found');
  }
  const id = await imports.forCustomers.receive(tx, chair, customer, { file, name, tripId });
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer.id };
  await writeAudit(tx, { ...deed, deed: 'trip-imported', tripId: tripId ?? undefined }, clock.now());
  return id;
}

type Deed = 'import-completed' | 'import-accepted' | 'import-settled' | 'import-read-again' | 'import-undone';

/** What an advisor does with an import for its customer, noted in the agency's log; gives the import as it then is. */
export async function workOnImport(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { importId, deed }: { importId: string; deed: Deed },
  work: (desk: DeskImports, chair: AgentChair) => Promise<void>,
): Promise<AgencyImport> {
  const chair = await openChair(tx, agentId);
  const { forCustomers } = needs.imports;
  const before = await forCustomers.show(tx, chair, importId);
  await work(forCustomers, chair);
  const { accountId, trips } = await forCustomers.show(tx, chair, importId);
  const customer = (await customersAmong(tx, chair, [accountId])).get(accountId);
  const about = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer?.id };
  // Taken back, it is in no trip any more.
  const tripId = (trips[0] ?? before.trips[0])?.id;
  await writeAudit(tx, { ...about, tripId, deed }, needs.clock.now());
  return showImport(tx, needs, agentId, importId);
}

/** Out of the agency's tray, noted in its log. */
export async function dismissForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  importId: string,
  mustMatch: (version: number) => void,
): Promise<void> {
  const chair = await openChair(tx, agentId);
  const { forCustomers } = needs.imports;
  const { accountId } = await forCustomers.show(tx, chair, importId);
  await forCustomers.dismiss(tx, chair, importId, mustMatch);
  const customer = (await customersAmong(tx, chair, [accountId])).get(accountId);
  const about = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer?.id };
  await writeAudit(tx, { ...about, deed: 'import-dismissed' }, needs.clock.now());
}

export async function presentImports(
  queries: Queries,
  chair: AgentChair,
  imports: readonly DeskImport[],
): Promise<AgencyImport[]> {
  const [customers, people] = await Promise.all([
    customersAmong(
      queries,
      chair,
      imports.map((of) => of.accountId),
    ),
    namesOf(
      queries,
      imports.map((of) => of.byAccountId).filter((id) => id !== null),
    ),
  ]);
  return imports.flatMap(({ accountId, byAccountId, ...shown }) => {
    const customer = customers.get(accountId);
    const by = (byAccountId && people.get(byAccountId)?.name) || null;
    return customer ? [{ ...shown, customer: customerName(customer), by }] : [];
  });
}

export async function showImport(
  queries: Queries,
  { imports }: Needs,
  agentId: string,
  importId: string,
): Promise<AgencyImport> {
  const chair = await openChair(queries, agentId);
  const [shown] = await presentImports(queries, chair, [await imports.forCustomers.show(queries, chair, importId)]);
  return shown ?? refuse('import.not-found');
}
