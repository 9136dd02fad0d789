import { z } from 'zod';
import { call, json, nothing, ok } from './call.ts';
import { id } from './values.ts';

/** What `hintKey` gives: the kind, and the ids of the two segments. */
const hint = z.string().regex(/^[a-z-]{1,40}\.[0-9a-f-]{36}\.[0-9a-f-]{36}$/);
const facts = z.string().regex(/^[0-9a-f]{8}$/);
const params = z.object({ id, hint });

export const listDismissedHints = call({
  method: 'GET',
  path: '/api/my/trips/{id}/dismissed-hints',
  summary: 'The hints on the itinerary that I have dismissed, each with the facts that it was reckoned from',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(z.object({ items: z.array(z.object({ hint, facts })) })),
  problems: ['trip.not-found'],
});

export const dismissHint = call({
  method: 'PUT',
  path: '/api/my/trips/{id}/dismissed-hints/{hint}',
  summary: 'Dismiss a hint until its facts change',
  audience: 'account',
  params,
  body: json(z.object({ facts })),
  reply: nothing,
  problems: ['trip.not-found'],
});

export const restoreHint = call({
  method: 'DELETE',
  path: '/api/my/trips/{id}/dismissed-hints/{hint}',
  summary: 'Show a dismissed hint again',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['trip.not-found'],
});
