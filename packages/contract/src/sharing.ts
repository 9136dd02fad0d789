import { z } from 'zod';
import { bytes, call, created, json, nothing, ok } from './call.ts';
import { languages } from './limits.ts';
import { id, instant } from './values.ts';

/** What a link or a PDF shows beyond times and places. Personal events never. */
export const reveals = z.object({
  confirmationNumbers: z.boolean().default(false),
  prices: z.boolean().default(false),
  travelers: z.boolean().default(false),
  files: z.boolean().default(false),
});
export type Reveals = z.output<typeof reveals>;

/** `after-trip`: thirty days after its last day, or thirty days from now for a trip without days. */
export const linkLives = ['1-day', '7-days', '30-days', 'trip-end', 'after-trip'] as const;
export type LinkLife = (typeof linkLives)[number];

export const tripLink = z
  .object({
    id,
    reveals,
    createdAt: instant,
    expiresAt: instant,
    openedCount: z.int(),
    openedAt: instant.nullable(),
    createdBy: z.object({ name: z.string(), you: z.boolean() }),
    /** It is an agency's, and shows its name, colour and logo. */
    agency: z.string().nullable(),
  })
  .meta({ id: 'TripLink' });
export type TripLink = z.infer<typeof tripLink>;

const params = z.object({ id });

export const listTripLinks = call({
  method: 'GET',
  path: '/api/my/trips/{id}/links',
  summary: 'The links that open this trip for whoever holds them',
  audience: 'account',
  params,
  reply: ok(z.object({ items: z.array(tripLink) })),
  problems: ['trip.not-found', 'trip.not-editable'],
});

export const createTripLink = call({
  method: 'POST',
  path: '/api/my/trips/{id}/links',
  summary: 'Make a link that shows the trip to whoever holds it. Its address is told here and never again',
  audience: 'account',
  params,
  body: json(z.object({ reveals: reveals.optional(), life: z.enum(linkLives).optional() })),
  reply: created(tripLink.extend({ url: z.url() })),
  problems: ['trip.not-found', 'trip.not-editable', 'link.too-many'],
});

export const revokeTripLink = call({
  method: 'DELETE',
  path: '/api/my/trips/{id}/links/{linkId}',
  summary: 'Take a link back: from now on it opens nothing',
  audience: 'account',
  params: z.object({ id, linkId: id }),
  reply: nothing,
  problems: ['trip.not-found', 'trip.not-editable', 'link.not-found'],
});

const flag = z.enum(['0', '1']).optional();

export const getTripPdf = call({
  method: 'GET',
  path: '/api/my/trips/{id}/pdf',
  summary: 'The trip on paper (A4), for a colleague. Personal events are not in it',
  audience: 'account',
  params,
  query: z.object({
    language: z.enum(languages).optional(),
    confirmationNumbers: flag,
    prices: flag,
    travelers: flag,
  }),
  reply: bytes,
  problems: ['trip.not-found'],
  // Opened by the browser itself, which sends no header.
  cookie: true,
});
