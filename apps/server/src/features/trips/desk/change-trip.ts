import type { Place, SegmentDraft } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/outbox.ts';
import { refuse } from '../../../platform/refuse.ts';
import { releaseFilesOfSegment } from '../attachments.ts';
import { addPrimary, type CloneFor } from '../clone-trip.ts';
import { destinationColumn, insertTrip, type TripDraft } from '../create-trip.ts';
import type { Needs } from '../needs.ts';
import { reckonTrip } from '../reckon-trip.ts';
import { completed, insertSegment, isPersonal, writeByHand } from '../segments.ts';
import { noteManaged } from './managed.ts';

/** What a trip says of itself, as its traveller set it. */
export type TripFields = {
  name: string;
  purpose: string | null;
  start: string | null;
  end: string | null;
  destination: Place | null;
};

export type SegmentNow = { readonly id: string; readonly version: number; readonly details: SegmentDraft };

/** The trip as an advisor may work on it. In a transaction its segments stay as they are until that ends. */
export async function contentOf(
  tx: Tx,
  tripId: string,
): Promise<{ fields: TripFields; segments: readonly SegmentNow[] }> {
  const trip = await tx.selectFrom('trips').selectAll().where('id', '=', tripId).executeTakeFirstOrThrow();
  const query = tx
    .selectFrom('segments')
    .select(['id', 'version', 'details'])
    .where('trip_id', '=', tripId)
    .where('personal_to', 'is', null)
    .orderBy('id');
  return {
    fields: {
      name: trip.name,
      purpose: trip.purpose,
      start: trip.set_start,
      end: trip.set_end,
      destination: trip.set_destination,
    },
    segments: await (tx.isTransaction ? query.forUpdate() : query).execute(),
  };
}

export type TripChanges = {
  readonly fields: Partial<TripFields>;
  /** With the id that the segment will have. */
  readonly added: readonly { id: string; draft: SegmentDraft }[];
  readonly changed: readonly { id: string; draft: SegmentDraft }[];
  readonly removed: readonly string[];
};

export type ChangeBy = { readonly agencyId: string; readonly agentId: string; readonly now: Date };

/** A new trip of the customer's own, which an agency made for them: the agent has no part in it. */
export async function createAtDesk(tx: Tx, who: CloneFor, fields: TripFields, by: ChangeBy): Promise<string> {
  const id = newId();
  await insertTrip(tx, { id, ownerId: who.accountId, draft: fields, now: by.now });
  await addPrimary(tx, id, who, by.now);
  await noteManaged(tx, by.agencyId, id, by.now);
  await tell(tx, 'trip.created', { tripId: id, byAccountId: by.agentId });
  return id;
}

/**
 * Applies what an advisor publishes, in the caller's transaction; the caller has opened the trip and compared versions.
 * What is added is the customer's: they may change it, and their own confirmation speaks over it. Gives the trip's new version.
 */
export async function changeAtDesk(
  tx: Tx,
  { files }: Needs,
  tripId: string,
  customerAccountId: string,
  changes: TripChanges,
  by: ChangeBy,
): Promise<number> {
  const at = by.now.toISOString();
  await saveFields(tx, tripId, changes.fields);
  for (const { id, draft } of changes.added) {
    await insertSegment(tx, {
      id,
      tripId,
      accountId: customerAccountId,
      draft: completedAtDesk(draft),
      source: 'agent',
      byHand: [],
      now: by.now,
    });
  }
  for (const { id, draft } of changes.changed) await saveSegment(tx, id, completedAtDesk(draft), at);
  for (const id of changes.removed) {
    await releaseFilesOfSegment(tx, files, id);
    await tx.deleteFrom('segments').where('id', '=', id).execute();
  }
  const { version } = await tx
    .updateTable('trips')
    .set((trip) => ({ version: trip('version', '+', 1), updated_at: at }))
    .where('id', '=', tripId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await noteManaged(tx, by.agencyId, tripId, by.now);
  await reckonTrip(tx, tripId);
  await tell(tx, 'trip.changed', { tripId, byAccountId: by.agentId, byPublication: true });
  return version;
}

async function saveFields(tx: Tx, tripId: string, fields: Partial<TripFields>): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  const { set_start, set_end } = await tx
    .selectFrom('trips')
    .select(['set_start', 'set_end'])
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  const start = fields.start === undefined ? set_start : fields.start;
  const end = fields.end === undefined ? set_end : fields.end;
  if (start && end && end < start) return refuse('request.invalid', { errors: [{ path: 'end', code: 'too-small' }] });
  await tx
    .updateTable('trips')
    .set({
      ...(fields.name !== undefined && { name: fields.name }),
      ...(fields.purpose !== undefined && { purpose: fields.purpose || null }),
      set_start: start,
      set_end: end,
      ...(fields.destination !== undefined && { set_destination: destinationColumn(fields as TripDraft) }),
    })
    .where('id', '=', tripId)
    .execute();
}

async function saveSegment(tx: Tx, id: string, draft: SegmentDraft, at: string): Promise<void> {
  const row = await tx.selectFrom('segments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (draft.type !== row.type) return refuse('segment.type-fixed');
  await writeByHand(tx, row, draft, at);
}

/** As it will stand in the trip. What is personal is nobody's but its owner's: nobody can make it for them. */
export function completedAtDesk(said: SegmentDraft): SegmentDraft {
  if (isPersonal(said)) return refuse('request.invalid', { errors: [{ path: 'personal', code: 'invalid' }] });
  return completed(said);
}
