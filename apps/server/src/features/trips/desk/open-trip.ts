import type { Queries } from '../../../platform/db.ts';
import { type DeskDeed, type DeskStanding, mayAtDesk, maySeeTripsOf } from '../../../platform/policy.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, type CustomerRow, customersAmong } from '../../accounts/index.ts';

/** A trip, opened by an advisor for something. */
export type DeskTrip = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly ownerId: string;
  readonly standing: DeskStanding;
  /** The customers of the advisor's who travel or organise, the primary traveller first; at least one. */
  readonly customers: readonly DeskTraveler[];
};

export type DeskTraveler = { readonly travelerId: string; readonly customer: CustomerRow };

/**
 * The advisor's only door to a trip: one of their customers has a part in it, and has agreed to be looked after or the agency made
 * the trip itself. Anything else sounds as if there were no trip. In a transaction it stays locked until that ends.
 */
export async function openTripAtDesk(
  queries: Queries,
  chair: AgentChair,
  tripId: string,
  deed: DeskDeed,
): Promise<DeskTrip> {
  const trip = (await findTripAtDesk(queries, chair, tripId)) ?? refuse('trip.not-found');
  return mayAtDesk(trip.standing, deed) ? trip : refuse('trip.not-editable');
}

export async function findTripAtDesk(queries: Queries, chair: AgentChair, tripId: string): Promise<DeskTrip | null> {
  const query = queries.selectFrom('trips').select(['id', 'name', 'version', 'owner_id']).where('id', '=', tripId);
  const trip = await (queries.isTransaction ? query.forUpdate() : query).executeTakeFirst();
  if (!trip) return null;
  const parts = await queries
    .selectFrom('trip_parts')
    .select(['id', 'account_id', 'is_primary'])
    .where('trip_id', '=', tripId)
    .orderBy('is_primary', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const own = await customersAmong(
    queries,
    chair,
    parts.map((part) => part.account_id),
  );
  const isTheirs = await queries
    .selectFrom('agency_trips')
    .select('trip_id')
    .where('trip_id', '=', tripId)
    .where('agency_id', '=', chair.agency.id)
    .executeTakeFirst();
  const seen = parts.flatMap((part) => {
    const customer = own.get(part.account_id);
    return customer && (isTheirs || maySeeTripsOf(customer)) ? [{ part, customer }] : [];
  });
  if (seen.length === 0) return null;
  const runs = seen.some(({ part }) => part.is_primary || part.account_id === trip.owner_id);
  return {
    id: trip.id,
    name: trip.name,
    version: trip.version,
    ownerId: trip.owner_id,
    standing: runs ? 'runs' : 'fellow',
    customers: seen.map(({ part, customer }) => ({ travelerId: part.id, customer })),
  };
}
