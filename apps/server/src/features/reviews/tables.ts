import type { ReviewDraft } from '@escale/contract';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

type ReviewsTable = {
  id: string;
  account_id: string;
  kind: ReviewDraft['kind'];
  trip_id: string | null;
  trip_name: string | null;
  answers: JSONColumnType<ReviewDraft>;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
};

type FeedbackPutOffTable = { account_id: string; what: string; times: Generated<number>; last_at: string };
type FeedbackImportsTable = { account_id: string; placed: Generated<number> };

declare module '../../platform/db.ts' {
  interface Tables {
    reviews: ReviewsTable;
    feedback_put_off: FeedbackPutOffTable;
    feedback_imports: FeedbackImportsTable;
  }
}

export type ReviewRow = Selectable<ReviewsTable>;
