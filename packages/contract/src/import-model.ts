import { z } from 'zod';
import { accepted, call, json, ok } from './call.ts';
import { id, instant } from './values.ts';

/** What came of a document that was sent to a language model. `no-text`: nothing is printed in it that could be sent. */
export const importModelOutcomes = ['found', 'nothing', 'failed', 'no-text'] as const;
export type ImportModelOutcome = (typeof importModelOutcomes)[number];

const consent = z.object({
  provider: z.string().nullable().describe('Who would read the document. Null: this installation has none.'),
  agreedAt: instant.nullable().describe('When I agreed that documents which I choose go to this provider.'),
});

const standing = consent
  .extend({
    mayTry: z.boolean().describe('It waits, our own readers found nothing in it, and it is not on its way already.'),
    last: z
      .object({
        provider: z.string(),
        state: z.enum(['asked', ...importModelOutcomes]),
        leftOut: z.int().describe('Values that the model gave and that the document does not hold.'),
      })
      .nullable(),
  })
  .meta({ id: 'ImportModel' });

const params = z.object({ id });

export const getModelConsent = call({
  method: 'GET',
  path: '/api/my/import-model',
  summary: 'AI import (beta): who would read documents, and whether I agreed',
  audience: 'account',
  reply: ok(consent),
});

export const setModelConsent = call({
  method: 'PUT',
  path: '/api/my/import-model',
  summary: 'Agree that documents which I choose, one by one, go to this provider; or take that back',
  audience: 'account',
  body: json(z.object({ agreed: z.boolean(), provider: z.string().max(400).optional() })),
  reply: ok(consent),
  problems: ['import.model-not-offered'],
});

export const getImportModel = call({
  method: 'GET',
  path: '/api/my/imports/{id}/model',
  summary: 'May this import be tried with AI (beta), and what came of it',
  audience: 'account',
  params,
  reply: ok(standing),
  problems: ['import.not-found'],
});

export const tryImportModel = call({
  method: 'POST',
  path: '/api/my/imports/{id}/model',
  summary: 'Send this document, redacted, to the provider that I agreed to. What it finds waits as a suggestion',
  audience: 'account',
  params,
  reply: accepted(standing),
  problems: ['import.not-found', 'import.not-waiting', 'import.model-not-offered', 'import.model-not-agreed'],
});
