import type { Reveals } from '@escale/contract';
import type { Generated, JSONColumnType } from 'kysely';

type TripLinksTable = {
  id: string;
  trip_id: string;
  account_id: string;
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
