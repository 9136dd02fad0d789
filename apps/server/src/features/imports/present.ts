import type { Import } from '@escale/contract';
import type { ImportRow } from './store.ts';

/** @param tripNames of the trips that the caller may see; of a trip that is gone nothing is said. */
export function present(row: ImportRow, tripNames: ReadonlyMap<string, string>): Import {
  const tripIds = [...new Set(row.bookings.flatMap(({ tripId }) => tripId ?? []))];
  return {
    id: row.id,
    state: row.state,
    via: row.via,
    title: row.title,
    from: row.sender,
    reason: row.reason,
    progress: row.progress,
    step: row.step,
    // What is kept beside them for placing, the contract leaves out; those of former days lack what was added since.
    bookings: row.bookings.map((booking) => ({
      ...booking,
      conflicts: booking.conflicts ?? [],
      // a field that was not there, or is there no more, has no value that JSON could keep
      differences: booking.differences.map(({ field, kept = null, offered = null }) => ({ field, kept, offered })),
      changes: (booking.changes ?? []).map(({ field, before = null, after = null }) => ({ field, before, after })),
    })),
    speaksOfMore: row.speaks_of_more,
    unread: stillUnread(row),
    trips: tripIds.flatMap((id) => {
      const name = tripNames.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    receivedAt: row.received_at,
    finishedAt: row.finished_at,
    version: row.version,
  };
}

/** What was not made out: of a paper that a person has finished with, nothing is. */
export const stillUnread = ({ speaks_of_more, unread }: Pick<ImportRow, 'speaks_of_more' | 'unread'>) =>
  speaks_of_more ? unread : [];

/** The trips that these imports speak of. */
export const tripIdsIn = (rows: readonly ImportRow[]): string[] => [
  ...new Set(rows.flatMap((row) => row.bookings.flatMap(({ tripId }) => tripId ?? []))),
];
