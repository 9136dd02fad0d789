import type { SegmentDraft } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';

export type DeskSegment = SegmentDraft & { readonly id: string };

/** Those that are there and nobody's personal event; whether the advisor sees their trip is not asked here. */
export async function commonAmong(queries: Queries, segmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (segmentIds.length === 0) return new Set();
  const rows = await queries
    .selectFrom('segments')
    .select('id')
    .where('id', 'in', segmentIds)
    .where('personal_to', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What each of these trips holds, in time order, and when it last changed; nobody's personal events. */
export async function segmentsAtDesk(
  queries: Queries,
  tripIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { segment: DeskSegment; updatedAt: string }[]>> {
  const found = new Map<string, { segment: DeskSegment; updatedAt: string }[]>();
  if (tripIds.length === 0) return found;
  const rows = await queries
    .selectFrom('segments')
    .select(['id', 'trip_id', 'details', 'updated_at'])
    .where((where) => where('trip_id', '=', where.fn.any(where.val([...tripIds]))))
    .where('personal_to', 'is', null)
    .orderBy('begins_at')
    .orderBy('ends_at')
    .execute();
  for (const { id, trip_id, details, updated_at } of rows) {
    const of = found.get(trip_id) ?? [];
    of.push({ segment: { ...details, id }, updatedAt: updated_at });
    found.set(trip_id, of);
  }
  return found;
}
