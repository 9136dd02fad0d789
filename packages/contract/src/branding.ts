import { z } from 'zod';
import { fileName } from './attachments.ts';
import { bytes, call, created, json, multipart, ok } from './call.ts';
import { id, instant, name } from './values.ts';

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

/** An agency's own face: on the pages and papers of the trips that it manages. */
export const agencyBrand = z
  .object({
    name: z.string(),
    /** Read on white and under white text: at least 4.5:1. */
    colour: z.string(),
    /** A lighter shade of it, for dark pages. */
    colourOnDark: z.string(),
    contrast: z.number(),
    logo: z.object({ id, url: z.string(), width: z.int(), height: z.int() }).nullable(),
    updatedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'AgencyBrand' });
export type AgencyBrand = z.infer<typeof agencyBrand>;

export const getAgencyBrand = call({
  method: 'GET',
  path: '/api/agency/brand',
  summary: 'My agency’s name, colour and logo',
  audience: 'agent',
  reply: ok(agencyBrand),
});

export const updateAgencyBrand = call({
  method: 'PUT',
  path: '/api/agency/brand',
  summary: 'Change my agency’s name, colour and logo. A colour that cannot be read on white is refused',
  audience: 'agent',
  body: json(z.object({ name, colour, logoId: id.nullable() })),
  reply: ok(agencyBrand),
  problems: ['brand.contrast-too-low', 'image.not-found', 'record.changed'],
});

/** Most bytes of an image, and most pixels along one side. */
export const imageLimits = { bytes: 5 * 1024 * 1024, side: 6000 } as const;

export const agencyImage = z.object({
  id,
  name: z.string(),
  url: z.string(),
  mediaType: z.enum(['image/png', 'image/jpeg']),
  width: z.int(),
  height: z.int(),
});

export const uploadImage = call({
  method: 'POST',
  path: '/api/agency/images',
  summary:
    'Upload an image, for the agency or into a trip: PNG or JPEG by its content. What a camera wrote into it (its place, too) is taken out',
  audience: 'agent',
  body: multipart(
    z.object({
      name: fileName,
      tripId: id.optional().describe('Into a customer’s trip; else an image of the agency.'),
    }),
  ),
  reply: created(agencyImage),
  problems: [
    'request.too-large',
    'storage.customer-full',
    'storage.agency-full',
    'request.unsupported-type',
    'trip.not-found',
    'trip.not-editable',
  ],
});

export const getAgencyImage = call({
  method: 'GET',
  path: '/api/agency/images/{id}',
  summary: 'An image of my agency',
  audience: 'agent',
  params: z.object({ id }),
  reply: bytes,
  problems: ['image.not-found'],
  cookie: true,
});

export const getAgencyTripPdf = call({
  method: 'GET',
  path: '/api/agency/trips/{id}/pdf',
  summary: 'A customer’s trip on paper (A4), with the agency’s name, colour and logo',
  audience: 'agent',
  params: z.object({ id }),
  query: z.object({
    language: z.enum(['en', 'fr']).optional(),
    confirmationNumbers: z.enum(['0', '1']).optional(),
    prices: z.enum(['0', '1']).optional(),
    travelers: z.enum(['0', '1']).optional(),
  }),
  reply: bytes,
  problems: ['trip.not-found'],
  cookie: true,
});

/** Who looks after a trip of mine. */
export const getTripAgency = call({
  method: 'GET',
  path: '/api/my/trips/{id}/agency',
  summary: 'The agency that manages a trip of mine; null where none does',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(
    z.object({ agency: z.object({ name: z.string(), colour: z.string(), colourOnDark: z.string() }).nullable() }),
  ),
  problems: ['trip.not-found'],
});
