import type { Tx } from '../../../platform/db.ts';
import { mayWithTrip } from '../../../platform/policy.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Needs } from '../needs.ts';
import { tellDesk } from '../tell-desk.ts';

/**
 * Copies a trip of one of the advisor's customers, or of the advisor's own, for a customer. The copy is the customer's: whoever
 * made it sees it as long as they look after them. Gives the new trip's id.
 */
export async function cloneForCustomer(
  tx: Tx,
  { trips, clock }: Needs,
  agentId: string,
  { tripId, toUser }: { tripId: string; toUser: string },
): Promise<string> {
  const chair = await openChair(tx, agentId);
  const customer = await openCustomer(tx, chair, toUser);
  const own = mayWithTrip(await trips.relationTo(tx, agentId, tripId), 'clone-trip');
  if (!own) await trips.desk.open(tx, chair, tripId, 'clone-trip');
  const now = clock.now();
  const id = await trips.desk.copy(tx, tripId, customer, { agencyId: chair.agency.id, agentId, now });
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customer.id };
  await writeAudit(tx, { ...deed, deed: 'trip-cloned', tripId: id }, now);
  await tellDesk(tx, customer);
  return id;
}
