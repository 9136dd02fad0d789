import type { Queries, Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { mayWithTrip } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { openTrip, relationTo } from './access.ts';

/** More have not been seen in one trip by anybody who reads them; the oldest go. */
const mostKept = 200;

type Dismissal = { hint: string; facts: string };

/** What this person has put away in a trip. The hints themselves are reckoned by whoever shows them. */
export async function dismissedHints(queries: Queries, accountId: string, tripId: string): Promise<Dismissal[]> {
  if (!mayWithTrip(await relationTo(queries, accountId, tripId), 'see-trip')) return refuse('trip.not-found');
  return queries
    .selectFrom('dismissed_hints')
    .select(['hint', 'facts'])
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .orderBy('dismissed_at')
    .execute();
}

export async function dismissHint(
  tx: Tx,
  accountId: string,
  tripId: string,
  { hint, facts }: Dismissal,
  now: Date,
): Promise<void> {
  await openTrip(tx, accountId, tripId, 'see-trip');
  await tx
    .insertInto('dismissed_hints')
    .values({ account_id: accountId, trip_id: tripId, hint, facts, dismissed_at: now.toISOString() })
    .onConflict((on) =>
      on.columns(['account_id', 'trip_id', 'hint']).doUpdateSet({ facts, dismissed_at: now.toISOString() }),
    )
    .execute();
  const kept = tx
    .selectFrom('dismissed_hints')
    .select('hint')
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .orderBy('dismissed_at', 'desc')
    .limit(mostKept);
  await tx
    .deleteFrom('dismissed_hints')
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .where('hint', 'not in', kept)
    .execute();
  // The person's other open pages; nobody else's.
  await publish(tx, accountId, { what: 'trip', tripId });
}

export async function restoreHint(tx: Tx, accountId: string, tripId: string, hint: string): Promise<void> {
  await openTrip(tx, accountId, tripId, 'see-trip');
  await tx
    .deleteFrom('dismissed_hints')
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .where('hint', '=', hint)
    .execute();
  await publish(tx, accountId, { what: 'trip', tripId });
}
