import type { DraftPreview } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import { namesOf } from '../../accounts/index.ts';
import { sayPublished } from '../../messages/index.ts';
import { customerName } from '../customer-name.ts';
import type { Needs } from '../needs.ts';
import { fieldsThatDiffer } from './assemble.ts';
import { assembleDraft, openDraft } from './open-draft.ts';
import { differenceOf } from './publish-draft.ts';

/** What publishing would do, and how its travellers would be told; changes nothing. */
export async function previewDraft(queries: Queries, needs: Needs, agentId: string, id: string): Promise<DraftPreview> {
  const open = await openDraft(queries, needs, agentId, id);
  const { fields, changes, segments } = await assembleDraft(queries, needs, open);
  const difference = differenceOf(segments);
  const by = (await namesOf(queries, [agentId])).get(agentId)?.name ?? '';
  const said = { by, trip: fields.name || (difference.added[0] ?? ''), newTrip: open.trip === null, ...difference };
  return {
    tripId: open.row.trip_id,
    name: fields.name,
    fields: changes.map(({ field, now, after }) => ({ field, before: now, after })),
    added: segments.flatMap(({ id: of, state, segment }) => (state === 'added' ? [{ id: of, segment }] : [])),
    changed: segments.flatMap(({ id: of, state, segment, before }) =>
      state === 'changed' && before
        ? [{ id: of, before, after: segment, fields: fieldsThatDiffer(before, segment) }]
        : [],
    ),
    removed: segments.flatMap(({ id: of, state, segment }) => (state === 'removed' ? [{ id: of, segment }] : [])),
    clashes: [
      ...changes
        .filter(({ clash }) => clash)
        .map(({ field, before, now, after }) => {
          return { id: null, field, was: before, theirs: now, yours: after, version: null };
        }),
      ...segments.flatMap(({ id: of, state, segment, before, clash }) =>
        clash
          ? [
              {
                id: of,
                field: null,
                was: before,
                theirs: clash.now,
                yours: state === 'removed' ? null : segment,
                version: clash.version,
              },
            ]
          : [],
      ),
    ],
    told: await toldPeople(queries, needs, open),
    message: { en: sayPublished(said, 'en'), fr: sayPublished(said, 'fr') },
    version: open.row.version,
  };
}

async function toldPeople(
  queries: Queries,
  { trips }: Needs,
  { trip, chair, customer }: Awaited<ReturnType<typeof openDraft>>,
): Promise<{ name: string }[]> {
  if (!trip) return [{ name: customerName(customer).name }];
  const seen = await trips.desk.read(queries, chair, trip);
  return (seen?.travelers ?? []).filter(({ you }) => !you).map(({ name }) => ({ name }));
}
