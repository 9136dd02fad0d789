import { type SegmentDraft, segmentDraft } from '@escale/contract';
import { endsBeforeItStarts } from '@escale/contract/segment-times';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox.ts';
import { fieldErrors } from '../../platform/problem.ts';
import { refuse } from '../../platform/refuse.ts';
import { completePlace } from '../places/index.ts';
import { type OpenTrip, openSegment, openTrip } from './access.ts';
import { releaseFilesOfSegment } from './attachments.ts';
import type { Needs } from './needs.ts';
import { reckonTrip } from './reckon-trip.ts';
import { completePlaces } from './rules/complete-places.ts';
import { mergePatch } from './rules/merge-patch.ts';
import { changedFields } from './rules/newer-paper.ts';
import type { Fields } from './rules/same-value.ts';
import { isPaperIdentity, type SegmentRow, segmentColumns } from './segment-row.ts';
import type { SegmentSource } from './tables.ts';

type MustMatch = (version: number) => void;
export type Change = { mustMatch: MustMatch; now: Date };

/** Adds what a person typed. All that they said counts as said by hand. */
export async function addSegment(tx: Tx, accountId: string, tripId: string, said: SegmentDraft, now: Date) {
  await openTrip(tx, accountId, tripId, 'add-segment');
  const draft = completed(said);
  const byHand = Object.keys(said).filter((field) => field !== 'type');
  const id = await insertSegment(tx, { tripId, accountId, draft, source: 'manual', byHand, now });
  await afterChange(tx, tripId, accountId, isPersonal(draft));
  return id;
}

export async function replaceSegment(
  tx: Tx,
  accountId: string,
  tripId: string,
  segmentId: string,
  said: SegmentDraft,
  change: Change,
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'see-trip');
  const row = await openSegment(tx, accountId, trip, segmentId, 'edit');
  change.mustMatch(row.version);
  if (said.type !== row.type) return refuse('segment.type-fixed');
  await saveByHand(tx, accountId, trip, row, completed(said), change.now);
}

/** Merges some fields into what is there and checks the whole. Two who change different fields lose nothing. */
export async function updateSegment(
  tx: Tx,
  accountId: string,
  tripId: string,
  segmentId: string,
  patch: Fields,
  change: Change,
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'see-trip');
  const row = await openSegment(tx, accountId, trip, segmentId, 'edit');
  change.mustMatch(row.version);
  if (patch.type !== undefined && patch.type !== row.type) return refuse('segment.type-fixed');
  const whole = segmentDraft.safeParse(mergePatch(row.details, patch), { reportInput: true });
  if (!whole.success) return refuse('request.invalid', { errors: fieldErrors(whole.error, '') });
  await saveByHand(tx, accountId, trip, row, completed(whole.data), change.now);
}

async function saveByHand(tx: Tx, accountId: string, trip: OpenTrip, row: SegmentRow, draft: SegmentDraft, now: Date) {
  // Who could make another's event personal could make it vanish for everyone else.
  if (isPersonal(draft) && row.added_by !== accountId) return refuse('trip.not-editable');
  await writeByHand(tx, row, draft, now.toISOString());
  await afterChange(tx, trip.id, accountId, isPersonal(draft) && row.personal_to !== null);
}

/** What differs from what was there counts as said by hand from now on: no paper changes it. */
export async function writeByHand(tx: Tx, row: SegmentRow, draft: SegmentDraft, at: string): Promise<void> {
  const byHand = new Set([...row.by_hand, ...changedFields(row.details, draft)]);
  await tx
    .updateTable('segments')
    .set({
      ...segmentColumns(draft, row.added_by, row.identity.filter(isPaperIdentity)),
      by_hand: [...byHand],
      version: row.version + 1,
      updated_at: at,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Deletes a segment and what is attached to it. This cancels no service. */
export async function deleteSegment(
  tx: Tx,
  { files }: Needs,
  accountId: string,
  tripId: string,
  segmentId: string,
  mustMatch: MustMatch,
): Promise<void> {
  const trip = await openTrip(tx, accountId, tripId, 'see-trip');
  const row = await openSegment(tx, accountId, trip, segmentId, 'edit');
  mustMatch(row.version);
  await releaseFilesOfSegment(tx, files, segmentId);
  await tx.deleteFrom('segments').where('id', '=', segmentId).execute();
  await afterChange(tx, tripId, accountId, row.personal_to !== null);
}

/** The same again without its attachments: the second room, the ride back. It is nobody's paper, so no import finds it. */
export async function duplicateSegment(tx: Tx, accountId: string, tripId: string, segmentId: string, now: Date) {
  const trip = await openTrip(tx, accountId, tripId, 'add-segment');
  const row = await openSegment(tx, accountId, trip, segmentId, 'see');
  const byHand = Object.keys(row.details).filter((field) => field !== 'type');
  const id = await insertSegment(tx, {
    tripId,
    accountId,
    draft: row.details,
    source: 'manual',
    byHand,
    now,
    nobodysPaper: true,
  });
  await afterChange(tx, tripId, accountId, row.personal_to !== null);
  return id;
}

export type NewSegmentRow = {
  /** Left out: a new one. */
  id?: string;
  tripId: string;
  accountId: string;
  draft: SegmentDraft;
  source: SegmentSource;
  byHand: readonly string[];
  now: Date;
  importId?: string | null;
  /** What a paper is known by beyond its fields. */
  paperIdentity?: readonly string[];
  nobodysPaper?: boolean;
};

/** The row alone; the caller has opened the trip and reckons it afterwards. */
export async function insertSegment(tx: Tx, made: NewSegmentRow): Promise<string> {
  const id = made.id ?? newId();
  const at = made.now.toISOString();
  await tx
    .insertInto('segments')
    .values({
      id,
      trip_id: made.tripId,
      ...segmentColumns(made.draft, made.accountId, made.paperIdentity),
      ...(made.nobodysPaper && { identity: [], likely_identity: [] }),
      added_by: made.accountId,
      source: made.source,
      import_id: made.importId ?? null,
      last_import_id: made.importId ?? null,
      by_hand: [...made.byHand],
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

/** Places and zones filled in, and the whole checked once more for what no field shows alone. */
export function completed(said: SegmentDraft): SegmentDraft {
  const draft = completePlaces(said, completePlace);
  if (endsBeforeItStarts(draft)) return refuse('request.invalid', { errors: [{ path: 'end', code: 'too-small' }] });
  return draft;
}

export const isPersonal = (draft: SegmentDraft) => draft.type === 'event' && draft.personal;

async function afterChange(tx: Tx, tripId: string, accountId: string, personal: boolean): Promise<void> {
  await reckonTrip(tx, tripId, personal ? accountId : null);
  if (!personal) await tell(tx, 'trip.changed', { tripId, byAccountId: accountId });
}
