import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { draft } from './drafts.ts';
import { day } from './place-time.ts';
import { place } from './places.ts';
import { segmentDraft } from './segments.ts';
import { id, instant, name, page, pageOf, text } from './values.ts';

/** A trip kept as a pattern: its days count from the first, and nothing in it is of a person. */
export const template = z
  .object({
    id,
    name: z.string(),
    /** From the first day to the last; 1 for a day trip. */
    days: z.int(),
    destination: place.nullable(),
    purpose: z.string().nullable(),
    segments: z.array(
      z.object({
        /** 1 is the first day. */
        day: z.int(),
        lastDay: z.int(),
        /** With dates as if the first day were 2000-01-01. */
        segment: segmentDraft,
      }),
    ),
    createdBy: z.string(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'TripTemplate' });
export type TripTemplate = z.infer<typeof template>;

const params = z.object({ id });

export const listTemplates = call({
  method: 'GET',
  path: '/api/agency/templates',
  summary: 'Patterns of my agency, by name',
  audience: 'agent',
  query: z.object({ query: text(200).optional(), ...page }),
  reply: ok(pageOf(template)),
});

export const keepTemplate = call({
  method: 'POST',
  path: '/api/agency/templates',
  summary: 'Keep a trip, or a draft, as a pattern: without numbers, names, seats, prices, notes and files',
  audience: 'agent',
  body: json(
    z
      .object({ name, tripId: id.optional(), draftId: id.optional() })
      .refine((of) => (of.tripId === undefined) !== (of.draftId === undefined), { path: ['tripId'] })
      .meta({ examples: [{ name: 'Lisbon, three nights', tripId: '01a1f9c0-6f52-7c3e-9d41-2b8e5a7c0f13' }] }),
  ),
  reply: created(template),
  problems: ['trip.not-found', 'draft.not-found', 'template.empty'],
});

export const renameTemplate = call({
  method: 'PUT',
  path: '/api/agency/templates/{id}',
  summary: 'Rename a pattern',
  audience: 'agent',
  params,
  body: json(z.object({ name })),
  reply: ok(template),
  problems: ['template.not-found', 'record.changed'],
});

export const deleteTemplate = call({
  method: 'DELETE',
  path: '/api/agency/templates/{id}',
  summary: 'Delete a pattern; trips made from it stay',
  audience: 'agent',
  params,
  reply: nothing,
  problems: ['template.not-found', 'record.changed'],
});

export const useTemplate = call({
  method: 'POST',
  path: '/api/agency/templates/{id}/use',
  summary: 'Make a draft from a pattern, for a customer and a first day',
  audience: 'agent',
  params,
  body: json(z.object({ customerId: id, start: day, name: name.optional() })),
  reply: created(draft),
  problems: ['template.not-found', 'customer.not-found'],
});
