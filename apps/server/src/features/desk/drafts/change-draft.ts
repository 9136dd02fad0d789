import { isDeepStrictEqual } from 'node:util';
import { type DraftFields, draftFieldNames, type SegmentDraft } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { writeAudit } from '../../audit/index.ts';
import { completedAtDesk, type SegmentNow, type TripFields } from '../../trips/index.ts';
import type { Needs } from '../needs.ts';
import { tellDesk } from '../tell-desk.ts';
import { contentFor, type OpenDraft, openDraft } from './open-draft.ts';

type MustMatch = (version: number) => void;
export type DraftChange = { readonly agentId: string; readonly draftId: string; readonly mustMatch: MustMatch };

/** What the trip would say of itself. A value as the trip has it takes the change back. */
export async function updateDraft(tx: Tx, needs: Needs, change: DraftChange, said: DraftFields): Promise<void> {
  const open = await openToChange(tx, needs, change);
  await saveFields(tx, needs, open, said);
  await touch(tx, needs, open);
}

export async function saveFields(tx: Tx, needs: Needs, { row, trip }: OpenDraft, said: DraftFields): Promise<void> {
  const { fields: now } = await contentFor(tx, needs, trip);
  const fields: Partial<TripFields> = { ...row.fields };
  const basedOn: Partial<TripFields> = { ...row.based_on };
  for (const field of draftFieldNames) {
    const value = said[field];
    if (value === undefined) continue;
    const isBack = trip !== null && isDeepStrictEqual(value || null, now[field] || null);
    if (isBack) {
      delete fields[field];
      delete basedOn[field];
    } else Object.assign(fields, { [field]: value || null }) && Object.assign(basedOn, { [field]: now[field] });
  }
  const { start, end } = { ...now, ...fields };
  if (start && end && end < start) return refuse('request.invalid', { errors: [{ path: 'end', code: 'too-small' }] });
  await tx
    .updateTable('trip_drafts')
    .set({ fields: JSON.stringify(fields), based_on: JSON.stringify(basedOn) })
    .where('id', '=', row.id)
    .execute();
}

export async function addDraftSegment(tx: Tx, needs: Needs, change: DraftChange, said: SegmentDraft): Promise<void> {
  const open = await openToChange(tx, needs, change);
  await insertAddition(tx, open.row.id, completedAtDesk(said));
  await touch(tx, needs, open);
}

export async function insertAddition(tx: Tx, draftId: string, draft: SegmentDraft): Promise<void> {
  await tx
    .insertInto('draft_segments')
    .values({
      draft_id: draftId,
      id: newId(),
      state: 'added',
      details: JSON.stringify(draft),
      base: null,
      base_version: null,
    })
    .execute();
}

/**
 * A segment's new content. `version`: of the segment as the advisor looked at it; another one than it has now is refused,
 * so that what is drafted is always upon what was seen. Saved again with the present version, a clash is settled.
 */
export async function changeDraftSegment(
  tx: Tx,
  needs: Needs,
  change: DraftChange,
  { segmentId, segment, version }: { segmentId: string; segment: SegmentDraft; version?: number | null | undefined },
): Promise<void> {
  const open = await openToChange(tx, needs, change);
  const draft = completedAtDesk(segment);
  const pending = await findPending(tx, open, segmentId);
  if (pending?.state === 'added') {
    if (pending.details?.type !== draft.type) return refuse('segment.type-fixed');
    const details = JSON.stringify(draft);
    await ofLine(tx.updateTable('draft_segments').set({ details }), open, segmentId).execute();
  } else {
    const now = await findSegment(tx, needs, open, segmentId);
    if (!now) return pending ? restoreGone(tx, needs, open, pending.id, draft) : refuse('segment.not-found');
    if (now.details.type !== draft.type) return refuse('segment.type-fixed');
    if (version !== undefined && version !== now.version) return refuse('record.changed');
    await saveLine(tx, open, now, isDeepStrictEqual(now.details, plain(draft)) ? null : { state: 'changed', draft });
  }
  await touch(tx, needs, open);
}

/** Somebody took the segment away, and the advisor wants theirs: it becomes an addition. */
async function restoreGone(tx: Tx, needs: Needs, open: OpenDraft, id: string, draft: SegmentDraft): Promise<void> {
  await ofLine(tx.deleteFrom('draft_segments'), open, id).execute();
  await insertAddition(tx, open.row.id, draft);
  await touch(tx, needs, open);
}

export async function removeDraftSegment(tx: Tx, needs: Needs, change: DraftChange, segmentId: string): Promise<void> {
  const open = await openToChange(tx, needs, change);
  const pending = await findPending(tx, open, segmentId);
  const now = await findSegment(tx, needs, open, segmentId);
  if (!pending && !now) return refuse('segment.not-found');
  if (now) await saveLine(tx, open, now, { state: 'removed' });
  else await ofLine(tx.deleteFrom('draft_segments'), open, segmentId).execute();
  await touch(tx, needs, open);
}

export async function restoreDraftSegment(tx: Tx, needs: Needs, change: DraftChange, segmentId: string): Promise<void> {
  const open = await openToChange(tx, needs, change);
  const pending = await findPending(tx, open, segmentId);
  if (!pending || pending.state === 'added') return refuse('segment.not-found');
  await ofLine(tx.deleteFrom('draft_segments'), open, segmentId).execute();
  await touch(tx, needs, open);
}

/** The trip stays as it is; what was drafted is gone. */
export async function discardDraft(tx: Tx, needs: Needs, change: DraftChange): Promise<void> {
  const open = await openToChange(tx, needs, change);
  const { row, chair, customer } = open;
  await tx.deleteFrom('trip_drafts').where('id', '=', row.id).execute();
  const deed = { agencyId: chair.agency.id, byAccountId: chair.agentId, customerId: customer.id };
  await writeAudit(tx, { ...deed, deed: 'draft-discarded', tripId: row.trip_id ?? undefined }, needs.clock.now());
  await tellDesk(tx, customer);
}

async function openToChange(tx: Tx, needs: Needs, { agentId, draftId, mustMatch }: DraftChange): Promise<OpenDraft> {
  const open = await openDraft(tx, needs, agentId, draftId);
  mustMatch(open.row.version);
  return open;
}

/** Every change of a draft ends here: its version, who made it, and the agency's log. */
export async function touch(tx: Tx, needs: Needs, { row, chair, customer }: OpenDraft): Promise<void> {
  const now = needs.clock.now();
  await tx
    .updateTable('trip_drafts')
    .set({ version: row.version + 1, updated_at: now.toISOString(), updated_by: chair.agentId })
    .where('id', '=', row.id)
    .execute();
  const deed = { agencyId: chair.agency.id, byAccountId: chair.agentId, customerId: customer.id };
  await writeAudit(tx, { ...deed, deed: 'draft-changed', tripId: row.trip_id ?? undefined }, now);
  await tellDesk(tx, customer);
}

function findPending(tx: Tx, { row }: OpenDraft, id: string) {
  return tx
    .selectFrom('draft_segments')
    .selectAll()
    .where('draft_id', '=', row.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function findSegment(tx: Tx, needs: Needs, { trip }: OpenDraft, id: string): Promise<SegmentNow | undefined> {
  return (await contentFor(tx, needs, trip)).segments.find((segment) => segment.id === id);
}

/** Null: as the trip has it, so nothing is pending. */
async function saveLine(
  tx: Tx,
  open: OpenDraft,
  now: SegmentNow,
  line: { state: 'changed'; draft: SegmentDraft } | { state: 'removed' } | null,
): Promise<void> {
  await ofLine(tx.deleteFrom('draft_segments'), open, now.id).execute();
  if (!line) return;
  await tx
    .insertInto('draft_segments')
    .values({
      draft_id: open.row.id,
      id: now.id,
      state: line.state,
      details: 'draft' in line ? JSON.stringify(line.draft) : null,
      base: JSON.stringify(now.details),
      base_version: now.version,
    })
    .execute();
}

/** One line of one draft. */
function ofLine<Q extends { where(column: 'draft_id' | 'id', is: '=', value: string): Q }>(
  query: Q,
  { row }: OpenDraft,
  id: string,
): Q {
  return query.where('draft_id', '=', row.id).where('id', '=', id);
}

/** As the database gives it back: no field that is there and undefined. */
const plain = (draft: SegmentDraft): unknown => JSON.parse(JSON.stringify(draft));
