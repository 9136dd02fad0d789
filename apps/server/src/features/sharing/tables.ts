import type { Reveals } from '@escale/contract';
import type { Generated, JSONColumnType } from 'kysely';

type TripLinksTable = {
  id: string;
  trip_id: string;
  /** Of the traveller who made it; null: it is an agency's. */
  account_id: string | null;
  agency_id: Generated<string | null>;
  by_agent_id: Generated<string | null>;
  token_hash: Buffer;
  reveals: JSONColumnType<Reveals>;
  created_at: string;
  expires_at: string;
  opened_at: string | null;
  opened_count: Generated<number>;
};

declare module '../../platform/db.ts' {
  interface Tables {
    trip_links: TripLinksTable;
  }
}
