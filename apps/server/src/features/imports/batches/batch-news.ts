import { sql } from 'kysely';
import type { Queries } from '../../../platform/db.ts';
import type { BatchFacts } from '../../messages/index.ts';

/** Null: it is gone. */
export async function batchNewsOf(db: Queries, batchId: string): Promise<BatchFacts | null> {
  const batch = await db.selectFrom('import_batches').select('id').where('id', '=', batchId).executeTakeFirst();
  if (!batch) return null;
  const counted = await sql<BatchFacts>`
    select count(*)::int as read,
      (count(*) filter (where state = 'placed'))::int as placed,
      (count(*) filter (where state in ('needs-review', 'failed')))::int as waiting,
      (select count(distinct booking ->> 'tripId')::int from imports i, jsonb_array_elements(i.bookings) booking
        where i.batch_id = ${batchId}) as trips
    from imports where batch_id = ${batchId}`.execute(db);
  return counted.rows[0] ?? null;
}
