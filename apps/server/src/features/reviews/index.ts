/** Feedback: the survey about trips, the rating of the app, and when it is a moment to ask. */
import './tables.ts';
import type { Review } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
import { countImport } from './feedback.ts';
import { present, reviewRoutes } from './routes.ts';

export { answersCsv } from './answers-csv.ts';

export type Reviews = {
  /** Everything about this account, for its owner. With the account all of it is deleted. */
  showAll(queries: Queries, accountId: string): Promise<Review[]>;
};

export function openReviews(house: House, trips: Trips): Reviews {
  reviewRoutes(house, { trips, clock: house.clock });
  house.whenTold('import.placed', 'reviews: count what came in', ({ event }) =>
    house.db.transact((tx) => countImport(tx, event.accountId)),
  );
  return {
    async showAll(queries, accountId) {
      const rows = await queries
        .selectFrom('reviews')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(present);
    },
  };
}
