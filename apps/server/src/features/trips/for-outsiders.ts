import type { SegmentDraft } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { FileName } from '../../platform/files.ts';
import { commonSegments } from './common-segments.ts';
import { daysOf } from './rules/days-of.ts';
import { inTimeOrder } from './rules/itinerary.ts';

/** A trip as somebody without a part in it may be shown it: no personal event, whoever's it is. */
export type TripForOutsiders = {
  readonly id: string;
  readonly name: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** The end of the last day where the trip ends; null for a trip without days. */
  readonly endsAtMs: number | null;
  readonly segments: readonly SegmentDraft[];
  readonly travelers: readonly string[];
  readonly attachments: readonly AttachmentForOutsiders[];
};

export type AttachmentForOutsiders = {
  readonly id: string;
  readonly name: string;
  /** Of a link. */
  readonly url: string | null;
  readonly mediaType: string | null;
  readonly sizeBytes: number | null;
  readonly file: FileName | null;
};

export async function tripForOutsiders(queries: Queries, tripId: string): Promise<TripForOutsiders | null> {
  const trip = await queries
    .selectFrom('trips')
    .select(['id', 'name', 'set_start', 'set_end', 'set_destination'])
    .where('id', '=', tripId)
    .executeTakeFirst();
  if (!trip) return null;
  const people = await queries
    .selectFrom('trip_parts')
    .select(['own_name', 'typed_name'])
    .where('trip_id', '=', tripId)
    .where('travels', '=', true)
    .orderBy('is_primary', 'desc')
    .orderBy('added_at')
    .execute();
  const attachments = await queries
    .selectFrom('attachments as a')
    .leftJoin('segments as s', 's.id', 'a.segment_id')
    .selectAll('a')
    .where('a.trip_id', '=', tripId)
    .where('s.personal_to', 'is', null)
    .orderBy('a.created_at')
    .execute();
  const segments = inTimeOrder(await commonSegments(queries, tripId));
  const zone = trip.set_destination?.timeZone ?? null;
  const days = daysOf(segments, { start: trip.set_start, end: trip.set_end, zone });
  return {
    id: trip.id,
    name: trip.name,
    firstDay: days.start,
    lastDay: days.end,
    endsAtMs: days.endsAtMs,
    segments,
    // Who has no name yet is known by an address, which is nobody else's business.
    travelers: people.flatMap(({ own_name, typed_name }) => own_name ?? typed_name ?? []),
    attachments: attachments.map((row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      mediaType: row.media_type,
      sizeBytes: row.size_bytes,
      file:
        row.file_account_id && row.file_address ? { accountId: row.file_account_id, address: row.file_address } : null,
    })),
  };
}
