import type { BodyOf, createAgencyTripLink, TripLink } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { openChair } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Needs } from '../needs.ts';

/** The agency's own links to a trip: those of its travellers are none of its business. */
export async function listAgencyLinks(
  queries: Queries,
  { trips, sharing }: Needs,
  agentId: string,
  tripId: string,
): Promise<TripLink[]> {
  const chair = await openChair(queries, agentId);
  await trips.desk.open(queries, chair, tripId, 'see-trip');
  return sharing.links.list(queries, { agencyId: chair.agency.id, agentId }, tripId);
}

/** A page with the agency's face for whoever holds its address, of a trip that the agency made or published to. */
export async function shareForCustomer(
  tx: Tx,
  { trips, sharing, clock }: Needs,
  agentId: string,
  tripId: string,
  wish: BodyOf<typeof createAgencyTripLink>,
): Promise<TripLink & { url: string }> {
  const chair = await openChair(tx, agentId);
  const { customers } = await trips.desk.open(tx, chair, tripId, 'share-trip');
  if (!(await trips.desk.manages(tx, chair.agency.id, tripId))) return refuse('trip.not-managed');
  const made = await sharing.links.create(tx, { agencyId: chair.agency.id, agentId }, { tripId, ...wish });
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customers[0]?.customer.id, tripId };
  await writeAudit(tx, { ...deed, deed: 'trip-shared' }, clock.now());
  return made;
}

/** Also when the agency no longer manages the trip: taking back is always right. */
export async function unshareForCustomer(
  tx: Tx,
  { trips, sharing, clock }: Needs,
  agentId: string,
  tripId: string,
  linkId: string,
): Promise<void> {
  const chair = await openChair(tx, agentId);
  const { customers } = await trips.desk.open(tx, chair, tripId, 'see-trip');
  await sharing.links.revoke(tx, { agencyId: chair.agency.id, agentId }, tripId, linkId);
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, customerId: customers[0]?.customer.id, tripId };
  await writeAudit(tx, { ...deed, deed: 'trip-unshared' }, clock.now());
}
