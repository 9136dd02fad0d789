import type {
  AgencyImport,
  acceptAgencyImport,
  BodyOf,
  Call,
  completeAgencyImport,
  settleAgencyImport,
} from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { KeptFile } from '../../../platform/files.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, customersAmong, namesOf, openChair, openCustomer } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { DeskImport, DeskImports } from '../../imports/index.ts';
import { completedAtDesk } from '../../trips/index.ts';
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

type Deed = 'import-completed' | 'import-accepted' | 'import-settled' | 'import-undone';

/** What an advisor does with an import for its customer, with what is noted of it. */
async function workOnImport(
  tx: Tx,
  needs: Needs,
  agentId: string,
  {
    importId,
    deed,
    work,
  }: { importId: string; deed: Deed; work: (chair: AgentChair, desk: DeskImports) => Promise<void> },
): Promise<void> {
  const chair = await openChair(tx, agentId);
  const { forCustomers } = needs.imports;
  const before = await forCustomers.show(tx, chair, importId);
  await work(chair, forCustomers);
  const { accountId, trips } = await forCustomers.show(tx, chair, importId);
  const customer = (await customersAmong(tx, chair, [accountId])).get(accountId);
  const about = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer?.id };
  // Taken back, it is in no trip any more.
  const tripId = (trips[0] ?? before.trips[0])?.id;
  await writeAudit(tx, { ...about, tripId, deed }, needs.clock.now());
}

type Said<C extends Call> = BodyOf<C> & { importId: string; mustMatch(version: number): void };

/** What waited is completed by hand, for the customer. */
export function completeForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { importId, mustMatch, ...said }: Said<typeof completeAgencyImport>,
): Promise<void> {
  const completion = { ...said, segment: completedAtDesk(said.segment) };
  return workOnImport(tx, needs, agentId, {
    importId,
    deed: 'import-completed',
    work: (chair, desk) => desk.complete(tx, chair, importId, completion, mustMatch),
  });
}

export function acceptForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { importId, mustMatch, index }: Said<typeof acceptAgencyImport>,
): Promise<void> {
  return workOnImport(tx, needs, agentId, {
    importId,
    deed: 'import-accepted',
    work: (chair, desk) => desk.accept(tx, chair, importId, index, mustMatch),
  });
}

export function settleForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { importId, mustMatch, ...settling }: Said<typeof settleAgencyImport>,
): Promise<void> {
  return workOnImport(tx, needs, agentId, {
    importId,
    deed: 'import-settled',
    work: (chair, desk) => desk.settle(tx, chair, importId, settling, mustMatch),
  });
}

export function undoForCustomer(
  tx: Tx,
  needs: Needs,
  agentId: string,
  { importId, mustMatch }: { importId: string; mustMatch(version: number): void },
): Promise<void> {
  return workOnImport(tx, needs, agentId, {
    importId,
    deed: 'import-undone',
    work: (chair, desk) => desk.undo(tx, chair, importId, mustMatch),
  });
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
