import type { SegmentDraft } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';

/** What a trip holds for everybody in it: nobody's personal event. */
export async function commonSegments(queries: Queries, tripId: string): Promise<SegmentDraft[]> {
  const rows = await queries
    .selectFrom('segments')
    .select('details')
    .where('trip_id', '=', tripId)
    .where('personal_to', 'is', null)
    .execute();
  return rows.map(({ details }) => details);
}
