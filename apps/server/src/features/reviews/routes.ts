import { calls, type Review } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { feedbackOf, putOff } from './feedback.ts';
import { servicesOf } from './rules/services-of.ts';
import type { ReviewRow } from './tables.ts';
import { createReview, findReview, type Needs, updateReview } from './write-review.ts';

export function reviewRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  route(calls.createReview, async ({ tx, caller, body }) =>
    present(await createReview(tx, needs, caller.accountId, body)),
  );

  route(calls.getReview, async ({ db, caller, params }) =>
    present((await findReview(db, caller.accountId, params.id)) ?? refuse('review.not-found')),
  );

  route(calls.updateReview, async ({ tx, caller, params, body }) =>
    present(await updateReview(tx, needs, caller.accountId, params.id, body)),
  );

  route(calls.getFeedback, ({ db, caller }) => feedbackOf(db, needs, caller.accountId));

  route(calls.getSurveyedTrip, async ({ db, caller, params }) => {
    const trip = (await needs.trips.forReview(db, caller.accountId, params.id)) ?? refuse('trip.not-found');
    const review = await db
      .selectFrom('reviews')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('trip_id', '=', params.id)
      .executeTakeFirst();
    const { id: tripId, name, segmentTypes } = trip;
    return { tripId, name, services: servicesOf(segmentTypes), review: review ? present(review) : null };
  });

  route(calls.putOffFeedback, ({ tx, caller, body }) =>
    putOff(tx, needs, caller.accountId, body.what === 'app' ? 'app' : body.tripId),
  );
}

export function present({ id, created_at, updated_at, answers }: ReviewRow): Review {
  return { id, createdAt: created_at, updatedAt: updated_at, review: answers };
}
