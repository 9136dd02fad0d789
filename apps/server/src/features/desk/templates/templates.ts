import { pageSize, type TripTemplate } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { type Selectable, sql } from 'kysely';
import type { Queries, Tables, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, namesOf, openChair } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertDraft } from '../drafts/begin-draft.ts';
import { insertAddition, saveFields } from '../drafts/change-draft.ts';
import { assembleDraft, openDraft } from '../drafts/open-draft.ts';
import type { Needs } from '../needs.ts';
import '../tables.ts';
import { daysIn, patternOf, planFrom } from './rules/pattern.ts';

type TemplateRow = Selectable<Tables['trip_templates']>;
type MustMatch = (version: number) => void;

type Asked = { query?: string | undefined; limit?: number | undefined; cursor?: string | undefined };

export async function listTemplates(
  queries: Queries,
  agentId: string,
  asked: Asked,
): Promise<{ items: TripTemplate[]; nextCursor: string | null }> {
  const chair = await openChair(queries, agentId);
  const limit = asked.limit ?? pageSize.default;
  let query = queries
    .selectFrom('trip_templates')
    .selectAll()
    .where('agency_id', '=', chair.agency.id)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit + 1);
  if (asked.query) query = query.where('sort_name', 'like', `%${folded(asked.query)}%`);
  const after = asked.cursor && (await findTemplate(queries, chair, asked.cursor));
  if (after) query = query.where(sql<boolean>`(sort_name, id) > (${after.sort_name}, ${after.id}::uuid)`);
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    items: await presentTemplates(queries, shown),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Keeps a trip as the advisor sees it, or a draft as it would be. */
export async function keepTemplate(
  tx: Tx,
  needs: Needs,
  agentId: string,
  asked: { name: string; tripId?: string | undefined; draftId?: string | undefined },
): Promise<TripTemplate> {
  const chair = await openChair(tx, agentId);
  const { fields, segments } = await contentToKeep(tx, needs, chair, asked);
  const pattern = patternOf(segments);
  if (pattern.length === 0) return refuse('template.empty');
  const id = newId();
  const at = needs.clock.now().toISOString();
  await tx
    .insertInto('trip_templates')
    .values({
      id,
      agency_id: chair.agency.id,
      name: asked.name,
      sort_name: folded(asked.name),
      purpose: null,
      destination: fields.destination && JSON.stringify(fields.destination),
      segments: JSON.stringify(pattern),
      created_by: agentId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, tripId: asked.tripId };
  await writeAudit(tx, { ...deed, deed: 'template-kept' }, needs.clock.now());
  return show(tx, chair, id);
}

async function contentToKeep(
  tx: Tx,
  needs: Needs,
  chair: AgentChair,
  { tripId, draftId }: { tripId?: string | undefined; draftId?: string | undefined },
) {
  if (draftId) {
    const { fields, segments } = await assembleDraft(tx, needs, await openDraft(tx, needs, chair.agentId, draftId));
    return { fields, segments: segments.filter(({ state }) => state !== 'removed').map(({ segment }) => segment) };
  }
  const trip = await needs.trips.desk.open(tx, chair, tripId ?? '', 'clone-trip');
  const { fields, segments } = await needs.trips.desk.contentOf(tx, trip.id);
  return { fields, segments: segments.map(({ details }) => details) };
}

export async function renameTemplate(
  tx: Tx,
  needs: Needs,
  agentId: string,
  id: string,
  { name, mustMatch }: { name: string; mustMatch: MustMatch },
): Promise<TripTemplate> {
  const chair = await openChair(tx, agentId);
  const row = await openTemplate(tx, chair, id);
  mustMatch(row.version);
  await tx
    .updateTable('trip_templates')
    .set({ name, sort_name: folded(name), updated_at: needs.clock.now().toISOString(), version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  const deed = { agencyId: chair.agency.id, byAccountId: agentId };
  await writeAudit(tx, { ...deed, deed: 'template-renamed' }, needs.clock.now());
  return show(tx, chair, id);
}

export async function deleteTemplate(
  tx: Tx,
  needs: Needs,
  agentId: string,
  id: string,
  mustMatch: MustMatch,
): Promise<void> {
  const chair = await openChair(tx, agentId);
  mustMatch((await openTemplate(tx, chair, id)).version);
  await tx.deleteFrom('trip_templates').where('id', '=', id).execute();
  const deed = { agencyId: chair.agency.id, byAccountId: agentId };
  await writeAudit(tx, { ...deed, deed: 'template-removed' }, needs.clock.now());
}

/** A draft of a new trip for a customer, with everything on its days from the first one on. Gives the draft's id. */
export async function draftFromTemplate(
  tx: Tx,
  needs: Needs,
  agentId: string,
  id: string,
  asked: { customerId: string; start: string; name?: string | undefined },
): Promise<string> {
  const chair = await openChair(tx, agentId);
  const row = await openTemplate(tx, chair, id);
  const draftId = await insertDraft(tx, needs, chair, asked.customerId, null);
  const said = { name: asked.name ?? row.name, ...(row.destination && { destination: row.destination }) };
  await saveFields(tx, needs, await openDraft(tx, needs, agentId, draftId), said);
  for (const segment of planFrom(row.segments, asked.start)) await insertAddition(tx, draftId, segment);
  return draftId;
}

/** Another agency's pattern and none at all sound the same. */
async function openTemplate(tx: Tx, chair: AgentChair, id: string): Promise<TemplateRow> {
  return (await findTemplate(tx, chair, id)) ?? refuse('template.not-found');
}

async function findTemplate(queries: Queries, chair: AgentChair, id: string): Promise<TemplateRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const query = queries
    .selectFrom('trip_templates')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', chair.agency.id);
  return (queries.isTransaction ? query.forUpdate() : query).executeTakeFirst();
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function show(tx: Tx, chair: AgentChair, id: string): Promise<TripTemplate> {
  const [shown] = await presentTemplates(tx, [await openTemplate(tx, chair, id)]);
  return shown ?? refuse('template.not-found');
}

async function presentTemplates(queries: Queries, rows: readonly TemplateRow[]): Promise<TripTemplate[]> {
  const authors = await namesOf(
    queries,
    rows.map((row) => row.created_by).filter((id) => id !== null),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    days: Math.max(1, ...row.segments.map((segment) => daysIn(segment).lastDay)),
    destination: row.destination,
    purpose: row.purpose,
    segments: row.segments.map((segment) => ({ ...daysIn(segment), segment })),
    createdBy: (row.created_by && authors.get(row.created_by)?.name) || '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  }));
}
