import type { SegmentDraft } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/outbox.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { AgentChair, CustomerRow } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { titleOf } from '../../reading/index.ts';
import { forCustomer, type TripChanges, type TripFields } from '../../trips/index.ts';
import type { Needs } from '../needs.ts';
import type { Difference } from '../tables.ts';
import { tellDesk } from '../tell-desk.ts';
import type { Assembled } from './assemble.ts';
import type { DraftChange } from './change-draft.ts';
import { assembleDraft, openDraft } from './open-draft.ts';

/**
 * Applies all of a draft to its trip, or nothing, in the caller's transaction: draft, trip, segments and customer are
 * locked first, in this order, so of two advisors who publish at once the second finds no draft. Refuses with
 * `draft.outdated` when anything that it touches was changed meanwhile.
 */
export async function publishDraft(
  tx: Tx,
  needs: Needs,
  { agentId, draftId, mustMatch }: DraftChange,
): Promise<Published> {
  const open = await openDraft(tx, needs, agentId, draftId);
  mustMatch(open.row.version);
  const assembled = await assembleDraft(tx, needs, open);
  if (assembled.pending === 0) return refuse('draft.empty');
  if (assembled.clashes > 0) return refuse('draft.outdated');
  const { chair, customer, trip, row } = open;
  const published = await applyChanges(tx, needs, { chair, customer, tripId: trip?.id ?? null }, changesIn(assembled));
  await tx.deleteFrom('trip_drafts').where('id', '=', row.id).execute();
  return published;
}

/** With the titles by which its travellers are told. */
export type Changes = TripChanges & { readonly titles: Difference };

export type Published = { readonly tripId: string; readonly publicationId: string; readonly agencyId: string };

/** Which of it is a change. For a trip that is not there yet, its fields are taken whole. */
function changesIn({ changes, segments }: Assembled): Changes {
  const ofState = (wanted: 'added' | 'changed' | 'removed') => segments.filter(({ state }) => state === wanted);
  return {
    fields: Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Partial<TripFields>,
    added: ofState('added').map(({ id, segment }) => ({ id, draft: segment })),
    changed: ofState('changed').map(({ id, segment }) => ({ id, draft: segment })),
    removed: ofState('removed').map(({ id }) => id),
    titles: differenceOf(segments),
  };
}

export function differenceOf(segments: Assembled['segments']): Difference {
  const titles = (wanted: string) =>
    segments.filter(({ state }) => state === wanted).map(({ segment }) => titleOf(segment));
  return { added: titles('added'), changed: titles('changed'), removed: titles('removed') };
}

export async function applyChanges(
  tx: Tx,
  { trips, clock }: Needs,
  { chair, customer, tripId }: { chair: AgentChair; customer: CustomerRow; tripId: string | null },
  changes: Changes,
): Promise<Published> {
  const now = clock.now();
  const by = { agencyId: chair.agency.id, agentId: chair.agentId, now };
  const isNew = tripId === null;
  const id = tripId ?? (await trips.desk.create(tx, forCustomer(customer), newFields(changes), by));
  const rest = isNew ? { ...changes, fields: {} } : changes;
  const version = await trips.desk.change(tx, id, customer.account_id, rest, by);
  if (isNew && !changes.fields.name) await trips.nameNewTrip(tx, id);

  const publicationId = newId();
  await tx
    .insertInto('publications')
    .values({
      id: publicationId,
      agency_id: chair.agency.id,
      trip_id: id,
      by_account_id: chair.agentId,
      published_at: now.toISOString(),
      trip_version: version,
      new_trip: isNew,
      difference: JSON.stringify(changes.titles),
    })
    .execute();
  const readers = ((await trips.newsOf(tx, id))?.accountIds ?? []).filter((reader) => reader !== chair.agentId);
  if (readers.length > 0) {
    await tx
      .insertInto('publication_readers')
      .values(
        readers.map((reader) => ({
          publication_id: publicationId,
          account_id: reader,
          trip_id: id,
          seen_at: null,
        })),
      )
      .execute();
  }
  const deed = { agencyId: chair.agency.id, byAccountId: chair.agentId, customerId: customer.id, tripId: id };
  await writeAudit(tx, { ...deed, deed: isNew ? 'trip-created' : 'trip-published' }, now);
  await tell(tx, 'trip.published', { publicationId, tripId: id, byAccountId: chair.agentId });
  await tellDesk(tx, customer);
  return { tripId: id, publicationId, agencyId: chair.agency.id };
}

function newFields({ fields, added }: TripChanges): TripFields {
  const first: SegmentDraft | undefined = added[0]?.draft;
  // Without a name of its own it is called after where it goes, once it holds everything.
  const name = fields.name || (first ? titleOf(first).slice(0, 200) : '');
  if (!name) return refuse('request.invalid', { errors: [{ path: 'name', code: 'required' }] });
  return { purpose: null, start: null, end: null, destination: null, ...fields, name };
}
