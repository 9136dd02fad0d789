import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { linkLives, reveals, tripLink } from './sharing.ts';
import { id } from './values.ts';

const params = z.object({ id });

export const listAgencyTripLinks = call({
  method: 'GET',
  path: '/api/agency/trips/{id}/links',
  summary: 'The links that my agency made to a customer’s trip; those of its travellers are theirs',
  audience: 'agent',
  params,
  reply: ok(z.object({ items: z.array(tripLink) })),
  problems: ['trip.not-found'],
});

export const createAgencyTripLink = call({
  method: 'POST',
  path: '/api/agency/trips/{id}/links',
  summary:
    'Make a link to a trip that my agency manages, as a page with its name, colour and logo. The travellers see that it is there',
  audience: 'agent',
  params,
  body: json(z.object({ reveals: reveals.optional(), life: z.enum(linkLives).optional() })),
  reply: created(tripLink.extend({ url: z.url() })),
  problems: ['trip.not-found', 'trip.not-editable', 'trip.not-managed', 'link.too-many'],
});

export const revokeAgencyTripLink = call({
  method: 'DELETE',
  path: '/api/agency/trips/{id}/links/{linkId}',
  summary: 'Take a link of my agency back: from now on it opens nothing',
  audience: 'agent',
  params: z.object({ id, linkId: id }),
  reply: nothing,
  problems: ['trip.not-found', 'link.not-found'],
});
