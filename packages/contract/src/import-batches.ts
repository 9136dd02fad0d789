import { z } from 'zod';
import { fileName } from './attachments.ts';
import { accepted, call, created, json, multipart, ok } from './call.ts';
import { importReasons, importRecord } from './imports.ts';
import { maxArchiveBytes } from './limits.ts';
import { id, instant, page, pageOf } from './values.ts';

/** Many documents brought at once, with how far their reading is. */
export const importBatch = z
  .object({
    id,
    state: z.enum(['reading', 'read', 'stopped']),
    files: z.array(
      z.object({
        id,
        name: z.string(),
        sizeBytes: z.int(),
        state: z.enum(['waiting', 'unpacked', 'failed']),
        reason: z.enum(importReasons).nullable().describe('Why it, or its rest, was not taken.'),
      }),
    ),
    counts: z
      .object({
        found: z.int().describe('Documents in it; grows while files are still being unpacked.'),
        read: z.int(),
        placed: z.int(),
        waiting: z.int(),
        empty: z.int().describe('Read, and no booking found: nobody is asked about them.'),
        duplicates: z.int().describe('Here already, and not taken in again.'),
        nothing: z.int().describe('Events of a calendar that are no bookings; they are not kept.'),
        skipped: z.int().describe('Of a kind that holds no bookings, or too large.'),
      })
      .describe('`placed`, `waiting` and `empty` are parts of `read`.'),
    createdAt: instant,
    finishedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'ImportBatch' });
export type ImportBatch = z.infer<typeof importBatch>;

const params = z.object({ id });

export const listImportBatches = call({
  method: 'GET',
  path: '/api/my/import-batches',
  summary: 'What I brought in many at once, newest first',
  audience: 'account',
  query: z.object({ ...page }),
  reply: ok(pageOf(importBatch)),
});

export const createImportBatch = call({
  method: 'POST',
  path: '/api/my/import-batches',
  summary: 'Begin to bring many documents at once',
  audience: 'account',
  body: json(z.object({})),
  reply: created(importBatch),
  problems: ['import.too-many'],
});

export const getImportBatch = call({
  method: 'GET',
  path: '/api/my/import-batches/{id}',
  summary: 'How far it is',
  audience: 'account',
  params,
  reply: ok(importBatch),
  problems: ['import.not-found'],
});

export const addToImportBatch = call({
  method: 'POST',
  path: '/api/my/import-batches/{id}/files',
  summary: 'Add a file: a document, a mailbox (mbox), a zip of them, a calendar, or TripIt’s export',
  audience: 'account',
  params,
  body: multipart(z.object({ name: fileName })),
  maxFileBytes: maxArchiveBytes,
  reply: accepted(importBatch),
  problems: ['import.not-found', 'import.not-waiting', 'import.too-many', 'request.too-large', 'storage.full'],
});

export const closeImportBatch = call({
  method: 'POST',
  path: '/api/my/import-batches/{id}/close',
  summary: 'No more files come: when all is read, a message says what became of it',
  audience: 'account',
  params,
  reply: ok(importBatch),
  problems: ['import.not-found'],
});

export const batchOutcomes = ['placed', 'waiting', 'empty'] as const;

export const listBatchImports = call({
  method: 'GET',
  path: '/api/my/import-batches/{id}/imports',
  summary: 'Its documents, newest first; `outcome`: only those',
  audience: 'account',
  params,
  query: z.object({ outcome: z.enum(batchOutcomes).optional(), ...page }),
  reply: ok(pageOf(importRecord)),
  problems: ['import.not-found'],
});

export const stopImportBatch = call({
  method: 'POST',
  path: '/api/my/import-batches/{id}/stop',
  summary: 'Read no more of it. What was placed stays',
  audience: 'account',
  params,
  reply: ok(importBatch),
  problems: ['import.not-found'],
});
