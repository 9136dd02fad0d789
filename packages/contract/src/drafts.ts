import { z } from 'zod';
import { customerName, publication } from './agency-trips.ts';
import { call, created, json, nothing, ok } from './call.ts';
import { day } from './place-time.ts';
import { place } from './places.ts';
import { segmentDraft } from './segments.ts';
import { id, instant, name, page, pageOf, text } from './values.ts';

/** What a draft may say of the trip itself; what is left out stays as it is. */
export const draftFields = z.object({
  name: name.optional(),
  purpose: text(500).nullable().optional(),
  start: day.nullable().optional(),
  end: day.nullable().optional(),
  destination: place.nullable().optional(),
});
export type DraftFields = z.output<typeof draftFields>;
export const draftFieldNames = ['name', 'purpose', 'start', 'end', 'destination'] as const;

/**
 * A line of the trip as it would be. `id`: the segment's, or of an addition one of the draft's own. `before`: what it is
 * now, where it is changed or would go; `now` of a clash: what it has become since the advisor looked, null when it is gone.
 */
export const draftSegment = z.object({
  id,
  state: z.enum(['kept', 'added', 'changed', 'removed']),
  segment: segmentDraft,
  before: segmentDraft.nullable(),
  clash: z.object({ now: segmentDraft.nullable(), version: z.int().nullable() }).nullable(),
  /** Send it along when changing the segment: the version that was looked at. Null of an addition. */
  version: z.int().nullable(),
});
export type DraftSegment = z.infer<typeof draftSegment>;

/** One pending value of the trip itself. `clash`: its value was changed meanwhile from what the advisor saw. */
export const draftChange = z.object({
  field: z.enum(draftFieldNames),
  before: z.unknown(),
  after: z.unknown(),
  clash: z.boolean(),
});

/** Changes that the traveller knows nothing of yet. Shared by the agents of the agency; one for each trip. */
export const draft = z
  .object({
    id,
    customer: customerName,
    /** Null: the trip comes with the publication. */
    tripId: id.nullable(),
    /** The trip's own words and days as they would be. */
    name: z.string(),
    purpose: z.string().nullable(),
    start: day.nullable(),
    end: day.nullable(),
    destination: place.nullable(),
    changes: z.array(draftChange),
    /** In time order, with those that would go. */
    segments: z.array(draftSegment),
    /** How much is pending, and how much of it clashes with what happened meanwhile: publishing waits for those. */
    pending: z.int(),
    clashes: z.int(),
    createdBy: z.string(),
    updatedBy: z.string(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draft>;

export const draftSummary = draft
  .pick({ id: true, customer: true, tripId: true, name: true, pending: true, updatedBy: true, updatedAt: true })
  .meta({ id: 'DraftSummary' });

const params = z.object({ id });
const segmentParams = z.object({ id, segmentId: id });
const problems = ['draft.not-found', 'record.changed'] as const;

export const listDrafts = call({
  method: 'GET',
  path: '/api/agency/drafts',
  summary: 'Drafts of my agency, the last changed first',
  audience: 'agent',
  query: z.object({ customerId: id.optional(), ...page }),
  reply: ok(pageOf(draftSummary)),
  problems: ['customer.not-found'],
});

export const beginDraft = call({
  method: 'POST',
  path: '/api/agency/drafts',
  summary: 'Begin a draft for a customer’s trip, or go on with the one that is there; without a trip, for a new one',
  audience: 'agent',
  body: json(z.object({ customerId: id.optional(), tripId: id.optional(), trip: draftFields.optional() })),
  reply: created(draft),
  problems: ['customer.not-found', 'trip.not-found', 'trip.not-editable'],
});

export const getDraft = call({
  method: 'GET',
  path: '/api/agency/drafts/{id}',
  summary: 'The trip as it would be, each line with what would change',
  audience: 'agent',
  params,
  reply: ok(draft),
  problems: ['draft.not-found'],
});

export const updateDraft = call({
  method: 'PUT',
  path: '/api/agency/drafts/{id}',
  summary:
    'Draft what the trip says of itself. What is left out stays; a value as the trip has it takes the change back',
  audience: 'agent',
  params,
  body: json(draftFields),
  reply: ok(draft),
  problems,
});

export const discardDraft = call({
  method: 'DELETE',
  path: '/api/agency/drafts/{id}',
  summary: 'Discard a draft; the trip stays as it is',
  audience: 'agent',
  params,
  reply: nothing,
  problems,
});

export const addDraftSegment = call({
  method: 'POST',
  path: '/api/agency/drafts/{id}/segments',
  summary: 'Draft a new segment',
  audience: 'agent',
  params,
  body: json(segmentDraft),
  reply: created(draft),
  problems,
});

export const changeDraftSegment = call({
  method: 'PUT',
  path: '/api/agency/drafts/{id}/segments/{segmentId}',
  summary: 'Draft a segment’s new content, or change an addition. `version`: of the segment as it was looked at',
  audience: 'agent',
  params: segmentParams,
  body: json(z.object({ segment: segmentDraft, version: z.int().nullable().optional() })),
  reply: ok(draft),
  problems: [...problems, 'segment.not-found', 'segment.type-fixed'],
});

export const removeDraftSegment = call({
  method: 'DELETE',
  path: '/api/agency/drafts/{id}/segments/{segmentId}',
  summary: 'Draft that a segment goes, or drop an addition',
  audience: 'agent',
  params: segmentParams,
  reply: ok(draft),
  problems: [...problems, 'segment.not-found'],
});

export const restoreDraftSegment = call({
  method: 'POST',
  path: '/api/agency/drafts/{id}/segments/{segmentId}/restore',
  summary: 'Leave a segment as the trip has it: takes back its pending change or removal',
  audience: 'agent',
  params: segmentParams,
  reply: ok(draft),
  problems: [...problems, 'segment.not-found'],
});

/** Before and after by field, in the contract's own words; the page says them. */
const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

export const draftPreview = z
  .object({
    tripId: id.nullable(),
    name: z.string(),
    fields: z.array(fieldChange),
    added: z.array(z.object({ id, segment: segmentDraft })),
    changed: z.array(z.object({ id, before: segmentDraft, after: segmentDraft, fields: z.array(fieldChange) })),
    removed: z.array(z.object({ id, segment: segmentDraft })),
    /** Changed by somebody else meanwhile: what it was, what it is now (null: gone), and what the draft says (null: it goes). */
    clashes: z.array(
      z.object({
        id: id.nullable().describe('Null: of the trip itself; then `field` says which.'),
        field: z.string().nullable(),
        was: z.unknown(),
        theirs: z.unknown(),
        yours: z.unknown(),
        version: z.int().nullable(),
      }),
    ),
    /** Who will be told, and how the message will read in both languages. */
    told: z.array(z.object({ name: z.string() })),
    message: z.object({
      en: z.object({ title: z.string(), body: z.string() }),
      fr: z.object({ title: z.string(), body: z.string() }),
    }),
    version: z.int(),
  })
  .meta({ id: 'DraftPreview' });
export type DraftPreview = z.infer<typeof draftPreview>;

export const previewDraft = call({
  method: 'GET',
  path: '/api/agency/drafts/{id}/preview',
  summary: 'What publishing would change, what clashes, and what the travellers would be told',
  audience: 'agent',
  params,
  reply: ok(draftPreview),
  problems: ['draft.not-found'],
});

export const publishDraft = call({
  method: 'POST',
  path: '/api/agency/drafts/{id}/publish',
  summary:
    'Apply a draft to the trip, all of it or nothing, and tell its travellers. 412 `draft.outdated`: something was changed meanwhile; the preview shows both',
  audience: 'agent',
  params,
  reply: created(z.object({ tripId: id, publication })),
  problems: [...problems, 'draft.outdated', 'draft.empty', 'trip.not-found', 'trip.not-editable'],
});

export const seeTrip = call({
  method: 'POST',
  path: '/api/my/trips/{id}/seen',
  summary: 'Say that this version of the trip is on screen: whoever published it is shown when it was seen',
  audience: 'account',
  params,
  body: json(z.object({ version: z.int().min(1) })),
  reply: nothing,
  problems: ['trip.not-found'],
});
