import type { getFeedback, ReplyOf } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { findAccount } from '../accounts/index.ts';
import { mayAskForRating } from './rules/may-ask.ts';
import { servicesOf } from './rules/services-of.ts';
import type { ReviewRow } from './tables.ts';
import type { Needs } from './write-review.ts';

/** A trip is asked about while it is still remembered. */
const recentMs = 21 * 86_400_000;

/** What the person reviewed, and what may be asked of them now. */
export async function feedbackOf(
  queries: Queries,
  { trips, clock }: Needs,
  accountId: string,
): Promise<ReplyOf<typeof getFeedback>> {
  const now = clock.now();
  const [reviews, putOff, ended, imports, account, travelDay] = await Promise.all([
    queries
      .selectFrom('reviews')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .execute(),
    queries.selectFrom('feedback_put_off').selectAll().where('account_id', '=', accountId).execute(),
    trips.endedSince(queries, accountId, new Date(now.getTime() - recentMs)),
    queries.selectFrom('feedback_imports').select('placed').where('account_id', '=', accountId).executeTakeFirst(),
    findAccount(queries, accountId),
    trips.isTravelDay(queries, accountId),
  ]);
  const asked = new Set([...reviews.map((review) => review.trip_id), ...putOff.map((one) => one.what)]);
  const latest = ended.find((trip) => !asked.has(trip.id));
  const surveyed = latest && !travelDay ? await trips.forReview(queries, accountId, latest.id) : null;
  const app = putOff.find((one) => one.what === 'app');
  return {
    survey: surveyed && { tripId: surveyed.id, name: surveyed.name, services: servicesOf(surveyed.segmentTypes) },
    // One question at a time.
    rateApp:
      !surveyed &&
      mayAskForRating(
        {
          accountSince: account?.createdAt ?? now.toISOString(),
          rated: reviews.some((review) => review.kind === 'app'),
          putOff: app ? { times: app.times, lastAt: app.last_at } : null,
          importsPlaced: imports?.placed ?? 0,
          hasFinishedTrip: ended.length > 0,
          travelDay,
        },
        now.getTime(),
      ),
    reviews: reviews.map(lineOf),
  };
}

function lineOf({ id, kind, trip_id, trip_name, answers, updated_at }: ReviewRow) {
  const stars = answers.kind === 'survey' ? answers.overall : answers.stars;
  return { id, kind, tripId: trip_id, tripName: trip_name, stars, updatedAt: updated_at };
}

/** `what`: `app`, or a trip's id. Remembered here, so that another device does not ask again. */
export async function putOff(tx: Tx, { clock }: Needs, accountId: string, what: string): Promise<void> {
  const at = clock.now().toISOString();
  await tx
    .insertInto('feedback_put_off')
    .values({ account_id: accountId, what, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'what']).doUpdateSet({ times: sql`feedback_put_off.times + 1`, last_at: at }),
    )
    .execute();
}

/** One more booking came in by itself. Told twice it counts twice: it only decides when somebody is asked. */
export async function countImport(tx: Tx, accountId: string): Promise<void> {
  await tx
    .insertInto('feedback_imports')
    .values({ account_id: accountId, placed: 1 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ placed: sql`feedback_imports.placed + 1` }))
    .execute();
}
