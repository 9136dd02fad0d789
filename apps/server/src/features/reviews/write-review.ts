import { type ReviewDraft, reviewedServices } from '@escale/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Trips } from '../trips/index.ts';
import { servicesOf } from './rules/services-of.ts';
import type { ReviewRow } from './tables.ts';

export type Needs = { readonly trips: Trips; readonly clock: Clock };

/** Each trip is reviewed once, and so is the app; a second time is a change of the first. */
export async function createReview(tx: Tx, needs: Needs, accountId: string, draft: ReviewDraft): Promise<ReviewRow> {
  const tripId = draft.kind === 'survey' ? (draft.tripId ?? null) : null;
  const trip = await checkTrip(tx, needs, accountId, draft, tripId);
  const at = needs.clock.now().toISOString();
  const row = await tx
    .insertInto('reviews')
    .values({
      id: newId(),
      account_id: accountId,
      kind: draft.kind,
      trip_id: tripId,
      trip_name: trip?.name ?? null,
      answers: JSON.stringify(draft),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? refuse('review.already-there');
}

/** What it is about stays: a survey of one trip does not become one of another. */
export async function updateReview(
  tx: Tx,
  needs: Needs,
  accountId: string,
  id: string,
  draft: ReviewDraft,
): Promise<ReviewRow> {
  const row = await findReview(tx, accountId, id, true);
  if (!row) return refuse('review.not-found');
  const tripId = draft.kind === 'survey' ? (draft.tripId ?? null) : null;
  if (row.kind !== draft.kind) return refuse('request.invalid', { errors: [{ path: 'kind', code: 'invalid' }] });
  if (row.trip_id !== tripId) return refuse('request.invalid', { errors: [{ path: 'tripId', code: 'invalid' }] });
  const changed = { answers: JSON.stringify(draft), updated_at: needs.clock.now().toISOString() };
  return tx
    .updateTable('reviews')
    .set({ ...changed, version: row.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findReview(tx: Queries, accountId: string, id: string, lock = false): Promise<ReviewRow | null> {
  const query = tx.selectFrom('reviews').selectAll().where('id', '=', id).where('account_id', '=', accountId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

async function checkTrip(tx: Tx, { trips }: Needs, accountId: string, draft: ReviewDraft, tripId: string | null) {
  if (tripId === null || draft.kind !== 'survey') return null;
  const trip = (await trips.forReview(tx, accountId, tripId)) ?? refuse('trip.not-found');
  const had = servicesOf(trip.segmentTypes);
  const never = reviewedServices.filter((service) => draft.services[service] !== undefined && !had.includes(service));
  if (never.length === 0) return trip;
  return refuse('request.invalid', {
    errors: never.map((service) => ({ path: `services.${service}`, code: 'invalid' as const })),
  });
}
