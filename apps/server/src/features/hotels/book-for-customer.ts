import type { BodyOf, bookHotelForCustomer as bookCall, Language } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { type AgentChair, type CustomerRow, openChair, openCustomer } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { type Accepted, checkAccepted, keepBooking } from './book-hotel.ts';
import type { Needs } from './needs.ts';

type Body = BodyOf<typeof bookCall>;

/** What can be refused without the provider is, beginning with whose customer it is. Nothing is written. */
export async function checkAcceptedFor(
  needs: Needs,
  agentId: string,
  body: Body,
  language: Language,
): Promise<Accepted> {
  await openForCustomer(needs.db.query, needs, agentId, body);
  return checkAccepted(needs, agentId, body, language);
}

/** The booking is the customer's own from the beginning: no draft holds it back, and only the log says who pressed. */
export async function keepBookingFor(
  tx: Tx,
  needs: Needs,
  agentId: string,
  body: Body,
  accepted: Accepted,
  language: Language,
): Promise<string> {
  const { chair, customer } = await openForCustomer(tx, needs, agentId, body);
  // As a fellow traveller the customer may not add to every trip.
  await needs.trips.mayAddTo(tx, customer.account_id, body.tripId);
  const { customerId, tripId } = body;
  const entry = { agencyId: chair.agency.id, byAccountId: agentId, customerId, tripId };
  await writeAudit(tx, { ...entry, deed: 'hotel-booked' }, needs.clock.now());
  return keepBooking(tx, needs, { callerId: agentId, accountId: customer.account_id }, body, accepted, language);
}

async function openForCustomer(
  queries: Queries,
  { trips }: Needs,
  agentId: string,
  { customerId, tripId }: Body,
): Promise<{ chair: AgentChair; customer: CustomerRow }> {
  const chair = await openChair(queries, agentId);
  const customer = await openCustomer(queries, chair, customerId);
  const { customers } = await trips.desk.open(queries, chair, tripId, 'book-into');
  // A trip of somebody else's, whom the advisor also looks after, is not this customer's.
  if (!customers.some((of) => of.customer.id === customerId)) return refuse('trip.not-found');
  return { chair, customer };
}
