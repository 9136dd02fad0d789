import type { TodayBoard } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { mayKnowOfDocumentNeeds } from '../../../platform/policy.ts';
import { type AgentChair, allowingDocumentNeeds } from '../../accounts/index.ts';
import type { Needs } from '../needs.ts';

/** A passport takes weeks to renew: earlier than the rest of the board. */
const aheadMs = 90 * 86_400_000;
const mostTrips = 200;

/**
 * Trips for which a document of their traveller ends too soon, of those who let their agency know that. Reckoned from what the
 * desk sees of the trip, so that a personal event does not show here either; which document it is stays with its owner.
 */
export async function documentNeeds(
  queries: Queries,
  { trips, documents, clock }: Needs,
  chair: AgentChair,
): Promise<TodayBoard['documents']['items']> {
  const nowMs = clock.now().getTime();
  const allowing = (await allowingDocumentNeeds(queries, chair)).filter(mayKnowOfDocumentNeeds);
  const accountIds = await documents.withAnEnding(
    queries,
    allowing.map(({ account_id }) => account_id),
  );
  if (accountIds.length === 0) return [];
  const asked = { accountIds, beforeMs: nowMs + aheadMs, limit: mostTrips };
  const { items } = await trips.desk.list(queries, chair, asked);
  const lines: TodayBoard['documents']['items'] = [];
  for (const { id: tripId, name: tripName, accountId, customer } of items) {
    const trip = await trips.desk.abroadOf(queries, accountId, tripId);
    if (trip && (await documents.endTooSoonFor(queries, accountId, tripId, trip))) {
      lines.push({ customer, tripId, tripName });
    }
  }
  return lines;
}
